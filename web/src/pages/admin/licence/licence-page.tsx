import type { GetLicenseAnswer } from '@agent-collaboration-hub/client';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { placeRefusal } from '../../../live/place-refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { useCall } from '../../../live/use-call.ts';
import { Age } from '../../../parts/age.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { TextField } from '../../../parts/field.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { Refused } from '../../../parts/refused.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import line from '../../shared/lines.module.css';
import common from '../admin.module.css';
import { adminWords } from '../words.ts';
import { licenceWords } from './words.ts';

/** The licence of the hub, and the key that renews it. */
export function LicencePage() {
  const { licence } = useWords(adminWords);
  const answer = useCall('getLicense', {});
  return (
    <>
      <PageHeader title={licence} />
      {answer.isPending && <Skeleton rows={3} />}
      {answer.isError && <Failure error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data !== undefined && <Facts answer={answer.data} />}
      <KeyForm />
    </>
  );
}

function Facts({ answer: { license, limits } }: { readonly answer: GetLicenseAnswer }) {
  const words = useWords(licenceWords);
  if (license === undefined) {
    return (
      <p className={line['lead']}>
        {words.none}. {words.noneNext}
      </p>
    );
  }
  const { type, expired, expires_at, days_left } = license;
  const name = (words.kinds as Readonly<Record<string, string>>)[type] ?? type;
  const figures: readonly (readonly [string, ReactNode])[] = [
    [words.kind, name],
    [words.until, <Age key="until" at={expires_at} />],
    [words.left, words.days(days_left)],
    ...(limits === undefined
      ? []
      : ([
          [words.agents, limits.max_agents],
          [words.networks, limits.max_networks],
          [words.tasks, limits.max_tasks_day],
        ] as const)),
  ];
  return (
    <>
      <p className={line['lead']}>
        <Badge tone={expired ? 'now' : 'good'}>{expired ? words.ended : words.valid}</Badge>{' '}
        {expired ? words.endedNext : words.limits}
      </p>
      <dl className={common['figures']}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function KeyForm() {
  const words = useWords(licenceWords);
  const form = useRef<HTMLFormElement>(null);
  const { act, isActing, refusal } = useAct((hub, key: string) => hub.call('activateLicense', { key }), {
    stale: () => [{ call: 'getLicense' }, { call: 'getHealth' }],
    done: (_key, { expires_in_days: days }) => words.activated(days),
    showsRefusal: true,
  });
  const at = placeRefusal(refusal, { key: ['license_key_required', 'invalid_license_key'] });
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const key = new FormData(event.currentTarget).get('key') as string;
    if (!isActing && (await act(key.trim())) !== undefined) form.current?.reset();
  };
  return (
    <section className={common['apart']}>
      <h2>{words.enter}</h2>
      <p className={line['lead']}>{words.enterText}</p>
      <form ref={form} className={line['form']} onSubmit={(event) => void submit(event)}>
        <TextField name="key" label={words.key} autoComplete="off" spellCheck={false} required refusal={at('key')} />
        <Refused text={at('')} />
        <div className={common['actions']}>
          <Button type="submit" isBusy={isActing}>
            {words.activate}
          </Button>
        </div>
      </form>
    </section>
  );
}
