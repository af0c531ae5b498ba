import { useEffect, useRef, useState } from 'react';
import { theme } from '../../app/theme.ts';
import { language, useWords } from '../../i18n/language.ts';
import { serverWords } from './words.ts';
import { describeMeasure, type Series } from './measures.ts';
import style from './server-page.module.css';

/** One measure over time: its name, the value under the pointer or the newest one, and the line. */
export function Chart({ times, series }: { readonly times: readonly number[]; readonly series: Series }) {
  const words = useWords(serverWords);
  const place = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<number>();
  const scheme = useScheme();
  const { values, most, unit } = series;
  useEffect(() => {
    let remove: (() => void) | undefined;
    let isGone = false;
    void import('./draw-chart.ts').then(({ drawChart }) => {
      if (isGone || place.current === null) return;
      remove = drawChart(place.current, { times, values, most }, setPoint);
    });
    return () => {
      isGone = true;
      remove?.();
    };
  }, [times, values, most, scheme]);
  const known = values.filter((value) => value !== null);
  const last = values.findLastIndex((value) => value !== null);
  const shown = point ?? last;
  const summary = words.chart(
    words[series.id],
    describeMeasure(Math.min(...known), unit),
    describeMeasure(Math.max(...known), unit),
  );
  return (
    <figure className={style['chart']}>
      <figcaption className={style['caption']}>
        <span className={style['measure']}>{words[series.id]}</span>
        <span className={style['value']}>{describeMeasure(values[shown], unit)}</span>
        <span className={style['when']}>{timeOf(times[shown])}</span>
      </figcaption>
      <div ref={place} role="img" aria-label={summary} className={style['canvas']} />
      {known.length < 2 && <p className={style['sparse']}>{words.sparse}</p>}
    </figure>
  );
}

/** The time of a bucket as a clock shows it here. */
export function timeOf(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  const locale = language.get() === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(seconds * 1000);
}

/** Changes with the scheme of the page: what is painted has to be painted anew. */
function useScheme(): string {
  const chosen = theme.use();
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);
  useEffect(() => {
    const media = matchMedia('(prefers-color-scheme: dark)');
    const onChange = (): void => setDark(media.matches);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, []);
  return `${chosen} ${isDark}`;
}
