import type { HostSupervisor } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { flagWords } from '../shared/flag-words.ts';
import type { Draft, FieldRefusal } from './draft.ts';
import type { StepName } from './new-node-search.ts';
import { Refused } from './refused.tsx';
import { newNodeWords } from './words.ts';
import style from './new-node-page.module.css';

/** Everything that will be requested, each part with the way back to it. */
export function ReviewStep({
  draft,
  host,
  refusal,
  onGo,
}: {
  readonly draft: Draft;
  readonly host: HostSupervisor | undefined;
  readonly refusal: FieldRefusal | undefined;
  readonly onGo: (step: StepName) => void;
}) {
  const words = useWords(newNodeWords);
  const { flag: flagNames } = useWords(flagWords);
  const flags = Object.entries(draft.flags).filter(([, value]) => value !== '');
  const parts: readonly (readonly [StepName, readonly (readonly [string, string])[]])[] = [
    ['host', [[words.step.host, host?.alias ?? words.hostGone]]],
    [
      'runtime',
      [
        [words.name, draft.name],
        [words.runtime, draft.runtime],
        [words.model, draft.model === '' ? words.noModel : draft.model],
        [words.workdir, draft.workdir === '' ? words.noWorkdir : draft.workdir],
        ...flags.map(
          ([name, value]) => [(flagNames as Readonly<Record<string, string>>)[name] ?? name, value] as const,
        ),
      ],
    ],
    ['secrets', [[words.step.secrets, draft.secrets.length === 0 ? words.none : draft.secrets.join(', ')]]],
  ];
  return (
    <section className={style['group']}>
      <h2 className={style['legend']}>{words.reviewTitle}</h2>
      <Refused refusal={refusal?.field === '' ? refusal : undefined} />
      {parts.map(([step, facts]) => (
        <div key={step} className={style['part']}>
          <dl className={style['facts']}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Button look="plain" icon="edit" aria-label={words.change(words.step[step])} onClick={() => onGo(step)}>
            {words.changeShort}
          </Button>
        </div>
      ))}
    </section>
  );
}
