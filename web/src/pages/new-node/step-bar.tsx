import { useWords } from '../../i18n/language.ts';
import { classes } from '../../parts/classes.ts';
import { Icon } from '../../parts/icon.tsx';
import type { Draft } from './draft.ts';
import { steps, type StepName } from './new-node-search.ts';
import { newNodeWords } from './words.ts';
import style from './new-node-page.module.css';

/** The steps, of which those that can be shown already are buttons. */
export function StepBar({
  step,
  draft,
  onGo,
}: {
  readonly step: StepName;
  readonly draft: Draft;
  readonly onGo: (step: StepName) => void;
}) {
  const words = useWords(newNodeWords);
  const current = steps.indexOf(step);
  return (
    <nav aria-label={words.steps}>
      <ol className={style['steps']}>
        {steps.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              className={classes(style['step'], index === current && style['current'])}
              aria-current={index === current ? 'step' : undefined}
              disabled={!isReachable(name, draft)}
              onClick={() => onGo(name)}
            >
              <span className={style['number']}>{index < current ? <Icon name="check" size={12} /> : index + 1}</span>
              <span className={style['step-name']}>{words.step[name]}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function isReachable(step: StepName, { host, name, runtime }: Draft): boolean {
  if (step === 'host') return true;
  if (step === 'runtime') return host !== '';
  return host !== '' && name.trim() !== '' && runtime !== '';
}
