import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Hub } from '@agent-collaboration-hub/client';
import { hubOf } from '../app/hub.ts';
import { useNetworkId } from '../app/network.ts';
import { toast } from '../parts/toast-store.ts';
import type { RowPatch, StaleMark } from './effects.ts';
import { foresee } from './foresee.ts';
import { useLive } from './live-context.tsx';
import { refusalOf, type Refusal } from './refusal.ts';

/** What an action shows and changes besides its call. */
export interface ActSettings<Input, Answer> {
  /** The rows as they will be: shown at once, put back when the hub refuses. */
  readonly foresee?: (input: Input) => readonly RowPatch[];
  /** Answers that the action makes doubtful. */
  readonly stale?: (input: Input, answer: Answer) => readonly StaleMark[];
  /** What the toast says when it is done; none without it. */
  readonly done?: (input: Input, answer: Answer) => string;
  /** Takes the action back, from the toast. */
  readonly undo?: (input: Input, answer: Answer) => Promise<unknown>;
  /** True keeps the refusal out of the toasts: the caller shows it at its field. */
  readonly showsRefusal?: boolean;
}

/** An action that a person may take. */
export interface Act<Input, Answer> {
  /** Takes it; resolves with the answer, or with undefined when the hub refused. */
  readonly act: (input: Input) => Promise<Answer | undefined>;
  /** True from the press on, before the call has left, until the hub has answered. */
  readonly isActing: boolean;
  /** Why the last one was refused. */
  readonly refusal: Refusal | undefined;
  readonly forget: () => void;
}

/**
 * An action: `call` sends it to the hub of the network that is shown. What it foresees is seen at once and rolled back
 * when the hub refuses, with the hub's own text in a toast.
 */
export function useAct<Input, Answer>(
  call: (hub: Hub, input: Input) => Promise<Answer>,
  settings: ActSettings<Input, Answer> = {},
): Act<Input, Answer> {
  const networkId = useNetworkId();
  const client = useQueryClient();
  const live = useLive();
  const mark = (marks: readonly StaleMark[]): void => live.marks.mark(marks, networkId);
  // The mutation tells that it is pending only after a timer: a second press, or Escape, would come before that.
  const [underWay, setUnderWay] = useState(0);
  const mutation = useMutation({
    mutationFn: (input: Input) => call(hubOf(networkId), input),
    // A render during the call brings other settings, which know what was foreseen: the act ends by those it began with.
    onMutate: (input) => {
      const patches = settings.foresee?.(input) ?? [];
      return { begun: settings, patches, ...foresee(client, patches, networkId ?? '') };
    },
    onError: (error, _input, act) => {
      act?.rollback();
      if (settings.showsRefusal !== true) toast.refuse(refusalOf(error));
    },
    onSuccess: (answer, input, { begun: { done, undo }, keep }) => {
      keep();
      if (done === undefined) return;
      const takeBack = undo === undefined ? undefined : () => void undo(input, answer).catch(toast.refuseError);
      toast.say(done(input, answer), takeBack);
    },
    onSettled: (answer, error, input, act) => {
      // An act may well answer nothing when it is done.
      mark(error === null ? (settings.stale?.(input, answer as Answer) ?? []) : []);
      mark((act?.patches ?? []).flatMap(({ calls }) => calls.map((one) => ({ call: one }))));
    },
  });
  const act = async (input: Input): Promise<Answer | undefined> => {
    setUnderWay((count) => count + 1);
    const answer = await mutation.mutateAsync(input).catch(() => undefined);
    setUnderWay((count) => count - 1);
    return answer;
  };
  return {
    act,
    isActing: underWay > 0,
    refusal: mutation.error === null ? undefined : refusalOf(mutation.error),
    forget: mutation.reset,
  };
}
