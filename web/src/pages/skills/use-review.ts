import type { Skill } from '@agent-collaboration-hub/client';
import { useNetworkId } from '../../app/network.ts';
import { useStillHere } from '../../app/use-still-here.ts';
import { useWords } from '../../i18n/language.ts';
import type { Refusal } from '../../live/refusal.ts';
import { useAct } from '../../live/use-act.ts';
import { skillsWords } from './words.ts';

/** What a reviewer says of a version. */
export interface Verdict {
  readonly decision: 'published' | 'rejected';
  readonly note: string;
}

/** The review of a version under way. */
export interface Review {
  readonly decide: (verdict: Verdict) => void;
  readonly isActing: boolean;
  readonly refusal: Refusal | undefined;
}

/**
 * Ends the review of a version; `onDecided` when the hub has taken it and the version is still open. A version that
 * somebody else decided is read anew.
 */
export function useReview(skill: Skill | undefined, onDecided: () => void): Review {
  const words = useWords(skillsWords);
  const network_id = useNetworkId();
  const stillHere = useStillHere('skill');
  const { skill_id = '', name = '', version = '' } = skill ?? {};
  const changed = [{ call: 'tool:list_skills' }, { call: 'tool:get_skill', where: { skill_id } }];
  const { act, isActing, refusal } = useAct(
    (hub, { decision, note }: Verdict) =>
      hub.tool('review_skill', { skill_id, network_id, decision, ...(note !== '' && { note }) }),
    {
      foresee: ({ decision }) => [
        { calls: ['tool:list_skills', 'tool:get_skill'], key: 'skill_id', id: skill_id, fields: { status: decision } },
      ],
      stale: () => changed,
      done: ({ decision }) => words.decided[decision](name, version),
    },
  );
  const decide = async (verdict: Verdict): Promise<void> => {
    const isHere = stillHere();
    if ((await act(verdict)) !== undefined && isHere()) onDecided();
  };
  return { decide: (verdict) => void decide(verdict), isActing, refusal };
}
