import { useWords } from '../../i18n/language.ts';
import { serverWords } from './words.ts';
import { timeOf } from './chart.tsx';
import { describeMeasure, type Measures } from './measures.ts';
import type { Range } from './server-search.ts';
import style from './server-page.module.css';

/** The same measures in figures, for who reads no lines; a time has at most 24 rows. */
export function MeasureTable({ measures, range }: { readonly measures: Measures; readonly range: Range }) {
  const words = useWords(serverWords);
  const { times, series } = measures;
  const rows = times.map((time, index) => ({ time, index })).reverse();
  return (
    <section className={style['figures']}>
      <h2 className={style['heading']}>{words.table}</h2>
      <p className={style['note']}>{words.tableNote(words.every[range])}</p>
      <div className={style['scroll']} tabIndex={0} role="region" aria-label={words.table}>
        <table className={style['table']}>
          <thead>
            <tr>
              <th scope="col">{words.at}</th>
              {series.map(({ id }) => (
                <th key={id} scope="col">
                  {words[id]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ time, index }) => (
              <tr key={time}>
                <th scope="row">{timeOf(time)}</th>
                {series.map(({ id, values, unit }) => (
                  <td key={id}>{describeMeasure(values[index], unit)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
