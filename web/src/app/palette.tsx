import { Dialog as Base } from '@base-ui/react/dialog';
import { useId, useState, type KeyboardEvent } from 'react';
import { useWords } from '../i18n/language.ts';
import { classes } from '../parts/classes.ts';
import { Icon } from '../parts/icon.tsx';
import { Keys } from '../parts/kbd.tsx';
import { shellWords } from './shell-words.ts';
import { useFindings, type Finding } from './use-findings.ts';
import style from './palette.module.css';

/** Finds pages, actions, agents and tasks by what is typed, and goes there. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(shellWords).palette;
  const [text, setText] = useState('');
  const findings = useFindings(text);
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const current = findings[Math.min(chosen, findings.length - 1)];
  const run = (finding: Finding | undefined): void => {
    if (finding === undefined) return;
    onClose();
    finding.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(current);
    else if (step === undefined) return;
    else setChosen((was) => Math.max(0, Math.min(findings.length - 1, was + step)));
    event.preventDefault();
  };
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={style['backdrop']} />
        <Base.Popup className={style['palette']} aria-label={words.title}>
          <input
            autoFocus
            className={style['input']}
            role="combobox"
            aria-label={words.hint}
            placeholder={words.hint}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={current === undefined ? undefined : `${id}-${current.id}`}
            value={text}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setText(event.target.value);
              setChosen(0);
            }}
          />
          <Findings id={id} findings={findings} current={current} onRun={run} />
          <span role="status" className="for-readers">
            {findings.length === 0 ? words.nothing : words.count(findings.length)}
          </span>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Findings({
  id,
  findings,
  current,
  onRun,
}: {
  readonly id: string;
  readonly findings: readonly Finding[];
  readonly current: Finding | undefined;
  readonly onRun: (finding: Finding) => void;
}) {
  const words = useWords(shellWords).palette;
  return (
    <div id={`${id}-list`} role="listbox" aria-label={words.title} className={style['list']}>
      {findings.map((finding, index) => (
        <div
          key={finding.id}
          id={`${id}-${finding.id}`}
          role="option"
          aria-selected={finding === current}
          ref={finding === current ? scrollIntoSight : undefined}
          className={classes(style['line'], finding === current && style['current'])}
          onClick={() => onRun(finding)}
        >
          <Icon name={finding.icon} />
          <span className={style['label']}>{finding.label}</span>
          {finding.keys !== undefined && <Keys keys={finding.keys} />}
          {findings[index - 1]?.group !== finding.group && (
            <span className={style['kind']}>{words[finding.group]}</span>
          )}
        </div>
      ))}
      {findings.length === 0 && <p className={style['nothing']}>{words.nothing}</p>}
    </div>
  );
}

function scrollIntoSight(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}
