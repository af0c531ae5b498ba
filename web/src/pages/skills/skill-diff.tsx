import type { Skill, SkillSummary } from '@agent-collaboration-hub/client';
import { useMemo, useState } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useTool } from '../../live/use-call.ts';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { Button } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { Failure } from '../../parts/failure.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { diffLines, foldSame, splitLine, type DiffLine, type DiffPart } from './diff-lines.ts';
import { skillsWords } from './words.ts';
import style from './skill-diff.module.css';

/** What a version changes in the document of another one, line by line. */
export function SkillDiff({ skill, before }: { readonly skill: Skill; readonly before: SkillSummary }) {
  const words = useWords(skillsWords);
  const older = useTool('get_skill', { skill_id: before.skill_id, network_id: useNetworkId() });
  const content = older.data?.skill.content;
  const lines = useMemo(
    () => (content === undefined ? [] : diffLines(content, skill.content)),
    [content, skill.content],
  );
  const parts = useMemo(() => foldSame(lines), [lines]);
  if (content === undefined) {
    return older.error === null ? (
      <Skeleton rows={5} />
    ) : (
      <Failure error={older.error} onRetry={() => void older.refetch()} />
    );
  }
  if (content === skill.content) return <p className={style['quiet']}>{words.noChanges(before.version)}</p>;
  const count = (kind: DiffLine['kind']): number => lines.filter((line) => line.kind === kind).length;
  const diff = <Diff parts={parts} />;
  return (
    <>
      <p className={style['quiet']}>{words.summary(count('new'), count('gone'))}</p>
      {skill.source_type === 'node' ? <AgentSaid>{diff}</AgentSaid> : diff}
    </>
  );
}

const mostLines = 600;

function Diff({ parts }: { readonly parts: readonly DiffPart[] }) {
  const words = useWords(skillsWords);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [most, setMost] = useState(mostLines);
  const rows = parts.flatMap(({ lines, isFolded }, index): readonly (DiffLine | number)[] =>
    isFolded && !opened.has(index) ? [index] : lines,
  );
  return (
    <>
      <ul className={style['diff']}>
        {rows.slice(0, most).map((row) =>
          typeof row === 'number' ? (
            <li key={`fold ${row}`} className={style['fold']}>
              <button type="button" onClick={() => setOpened(new Set([...opened, row]))}>
                {words.unchanged(parts[row]?.lines.length ?? 0)}
              </button>
            </li>
          ) : (
            <Line key={`${row.kind} ${row.before ?? ''} ${row.after ?? ''}`} line={row} />
          ),
        )}
      </ul>
      {rows.length > most && (
        <Button onClick={() => setMost(most + mostLines)}>{words.moreLines(rows.length - most)}</Button>
      )}
    </>
  );
}

const signs = { same: '', gone: '−', new: '+' } as const;

function Line({ line: { kind, text, before, after, partner } }: { readonly line: DiffLine }) {
  const words = useWords(skillsWords);
  const pieces = partner === undefined ? [{ text, isChanged: false }] : splitLine(text, partner);
  const Changed = kind === 'gone' ? 'del' : 'ins';
  return (
    <li className={classes(style['line'], style[kind])}>
      <span aria-hidden="true" className={style['number']}>
        {before}
      </span>
      <span aria-hidden="true" className={style['number']}>
        {after}
      </span>
      <span aria-hidden="true" className={style['sign']}>
        {signs[kind]}
      </span>
      <span className={style['text']}>
        {kind !== 'same' && <span className="for-readers">{kind === 'gone' ? words.removed : words.added}: </span>}
        {pieces.map((piece, index) => (piece.isChanged ? <Changed key={index}>{piece.text}</Changed> : piece.text))}
      </span>
    </li>
  );
}
