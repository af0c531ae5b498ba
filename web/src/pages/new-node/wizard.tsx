import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useStillHere } from '../../app/use-still-here.ts';
import { useWords } from '../../i18n/language.ts';
import { refusalOf } from '../../live/refusal.ts';
import { useAct } from '../../live/use-act.ts';
import { useList } from '../../live/use-list.ts';
import { Button } from '../../parts/button.tsx';
import { Failure } from '../../parts/failure.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { toast } from '../../parts/toast-store.ts';
import { placeRefusal, specOf, stepOfField, type Draft, type FieldRefusal } from './draft.ts';
import { HostStep } from './host-step.tsx';
import { steps, type StepName } from './new-node-search.ts';
import { ReviewStep } from './review-step.tsx';
import { RuntimeStep } from './runtime-step.tsx';
import { SecretsStep } from './secrets-step.tsx';
import { StepBar } from './step-bar.tsx';
import { useDraft } from './use-draft.ts';
import { newNodeWords } from './words.ts';
import style from './new-node-page.module.css';

/** The steps before a node is requested. The step stands in the address, so "back" of the browser goes back too. */
export function Wizard({ networkId }: { readonly networkId: string }) {
  const words = useWords(newNodeWords);
  const search = useSearch({ from: '/signed-in/nodes/new' });
  const navigate = useNavigate();
  const stillHere = useStillHere('step');
  const [draft, keep] = useDraft(networkId, search.host);
  const [refusal, setRefusal] = useState<FieldRefusal>();
  const hosts = useList('listHostSupervisors', {}, { pageSize: 1_000 });
  const host = hosts.rows.find(({ daemon_node_id: id }) => id === draft.host);
  const step = reachedStep(search.step ?? 'host', draft);
  const go = (to: StepName): void => void navigate({ to: '/nodes/new', search: { step: to } });
  const create = useCreate(draft, (refused) => {
    setRefusal(refused);
    go(stepOfField(refused.field));
  });
  const frame = useRefusedFocus(step, refusal);
  const change = (part: Partial<Draft>, ...fields: readonly string[]): void => {
    keep({ ...draft, ...part });
    if (fields.includes(refusal?.field ?? '')) setRefusal(undefined);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const next = steps[steps.indexOf(step) + 1];
    if (next !== undefined) return go(next);
    setRefusal(undefined);
    const isHere = stillHere();
    const made = await create.act(draft);
    if (made !== undefined && isHere()) await navigate({ to: '/nodes/new', search: { request: made.request_id } });
  };
  const before = steps[steps.indexOf(step) - 1];
  const parts = { draft, change, refusal };
  return (
    <>
      <PageHeader title={words.title} detail={words.stepOf(steps.indexOf(step) + 1, steps.length)} />
      <StepBar step={step} draft={draft} onGo={go} />
      {hosts.isPending && <Skeleton rows={4} />}
      {hosts.error !== null && hosts.rows.length === 0 && <Failure error={hosts.error} onRetry={hosts.retry} />}
      {!hosts.isPending && (hosts.error === null || hosts.rows.length > 0) && (
        <form ref={frame} className={style['form']} onSubmit={(event) => void submit(event)}>
          {step === 'host' && <HostStep {...parts} hosts={hosts.rows} />}
          {step === 'runtime' && <RuntimeStep {...parts} host={host} />}
          {step === 'secrets' && <SecretsStep {...parts} host={host} />}
          {step === 'review' && <ReviewStep draft={draft} host={host} refusal={refusal} onGo={go} />}
          <div className={style['foot']}>
            {before !== undefined && (
              <Button icon="chevron-left" onClick={() => go(before)}>
                {words.back}
              </Button>
            )}
            {hosts.rows.length > 0 && (
              <Button type="submit" look="main" isBusy={create.isActing}>
                {step === 'review' ? words.create : words.next}
              </Button>
            )}
          </div>
        </form>
      )}
    </>
  );
}

/** A step that needs an earlier one is not shown before that is filled in. */
function reachedStep(wanted: StepName, draft: Draft): StepName {
  if (draft.host === '') return 'host';
  const needsMore = draft.name.trim() === '' || draft.runtime === '';
  return needsMore && (wanted === 'secrets' || wanted === 'review') ? 'runtime' : wanted;
}

/** Requests the node; the same draft again has the same key, so that a lost answer makes no second node. */
function useCreate(draft: Draft, onRefused: (refusal: FieldRefusal) => void) {
  const key = useRef({ draft, id: crypto.randomUUID() });
  const stillHere = useStillHere('step');
  return useAct(
    async (hub, wanted: Draft) => {
      if (key.current.draft !== wanted) key.current = { draft: wanted, id: crypto.randomUUID() };
      const isHere = stillHere();
      const asked = { daemon_node_id: wanted.host, node_spec: specOf(wanted) };
      try {
        return await hub.tool('create_node', asked, { idempotencyKey: key.current.id });
      } catch (error) {
        const refusal = refusalOf(error);
        // What was refused is decided anew next time; an answer that was lost is not.
        if (refusal.status !== 0) key.current = { draft: wanted, id: crypto.randomUUID() };
        if (isHere()) onRefused(placeRefusal(refusal));
        else toast.refuse(refusal);
        throw error;
      }
    },
    { stale: () => [{ call: 'listNodes' }], showsRefusal: true },
  );
}

/** Brings the focus to the field that was refused, once its step is shown. */
function useRefusedFocus(step: StepName, refusal: FieldRefusal | undefined) {
  const frame = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal === undefined || stepOfField(refusal.field) !== step) return;
    frame.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]')?.focus();
  }, [step, refusal]);
  return frame;
}
