import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import type { SessionSummary } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { classes } from '../../parts/classes.ts';
import { Status } from '../../parts/dot.tsx';
import { Field } from '../../parts/field.tsx';
import { partWords } from '../../parts/part-words.ts';
import { rankByAlias } from '../../parts/rank-alias.ts';
import { moveWords } from './move-words.ts';
import style from './agent-picker.module.css';

export interface AgentPickerProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly refusal?: string | undefined;
  /** What is typed: an alias, or the beginning of one. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** An agent of the list was chosen. */
  readonly onPick: (alias: string) => void;
  readonly required?: boolean;
  readonly autoFocus?: boolean;
}

/** A field for the alias of an agent that completes it, and shows how each candidate is and what waits for it. */
export function AgentPicker({ label, hint, refusal, value, onChange, onPick, required, autoFocus }: AgentPickerProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const agents = useCandidates(value, isOpen);
  const isShown = isOpen && agents !== undefined && !(agents.length === 1 && agents[0]?.alias === value);
  const current = agents?.[Math.min(at, agents.length - 1)];
  const pick = (alias: string): void => {
    onPick(alias);
    setOpen(false);
  };
  const steps = {
    isShown,
    move: (by: number) => {
      setOpen(true);
      if (isShown) setAt(Math.max(0, Math.min(agents.length - 1, at + by)));
    },
    pick: current && (() => pick(current.alias)),
    close: () => setOpen(false),
  };
  return (
    <Field label={label} hint={hint} refusal={refusal} isRequired={required === true}>
      {(ids) => (
        <div onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}>
          <input
            {...ids}
            className={style['input']}
            role="combobox"
            autoFocus={autoFocus}
            autoComplete="off"
            spellCheck={false}
            required={required}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-activedescendant={isShown && current !== undefined ? `${id}-${current.alias}` : undefined}
            value={value}
            onFocus={() => setOpen(true)}
            onKeyDown={(event) => stepByKeys(event, steps)}
            onChange={(event) => {
              setAt(0);
              setOpen(true);
              onChange(event.target.value);
            }}
          />
          <Candidates id={id} label={label} agents={isShown ? agents : undefined} current={current} onPick={pick} />
        </div>
      )}
    </Field>
  );
}

const few = 8;
/** The hub looks for the text in models and hosts too; those whose alias has it come first among so many. */
const looked = 100;

/** Agents that a text may mean, those whose alias begins with it first; undefined while they are not known. */
function useCandidates(value: string, isWanted: boolean): readonly SessionSummary[] | undefined {
  const asked = useDeferredValue(value.trim());
  const q = asked === '' ? undefined : asked;
  const { data } = useCall('getStatus', { q, fields: 'fleet', limit: looked }, { isWanted });
  return data?.sessions.toSorted(rankByAlias(asked)).slice(0, few);
}

interface Steps {
  readonly isShown: boolean;
  readonly move: (by: number) => void;
  readonly pick: (() => void) | undefined;
  readonly close: () => void;
}

function stepByKeys(event: KeyboardEvent, { isShown, move, pick, close }: Steps): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by !== undefined) {
    move(by);
    event.preventDefault();
  } else if (event.key === 'Enter' && isShown && pick !== undefined && !event.metaKey && !event.ctrlKey) {
    pick();
    event.preventDefault();
  } else if (event.key === 'Escape' && isShown) {
    close();
    event.stopPropagation();
  }
}

interface CandidatesProps {
  readonly id: string;
  readonly label: string;
  /** Undefined while the list is closed. */
  readonly agents: readonly SessionSummary[] | undefined;
  readonly current: SessionSummary | undefined;
  readonly onPick: (alias: string) => void;
}

function Candidates({ id, label, agents, current, onPick }: CandidatesProps) {
  const parts = useWords(partWords);
  const words = useWords(moveWords);
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} hidden={agents === undefined} className={style['list']}>
      {agents?.map(({ alias, status, last_seen_at: seenAt, queue_depth: queue = 0 }) => (
        <div
          key={alias}
          id={`${id}-${alias}`}
          role="option"
          aria-selected={alias === current?.alias}
          className={classes(style['option'], alias === current?.alias && style['current'])}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(alias)}
        >
          <span className={style['alias']}>{alias}</span>
          {queue > 0 && <span className={style['queue']}>{words.queue(queue)}</span>}
          <Status status={status} at={seenAt} />
        </div>
      ))}
      {agents?.length === 0 && <p className={style['none']}>{parts.noAgent}</p>}
    </div>
  );
}
