import type { SkillSummary } from '@agent-collaboration-hub/client';
import { useQuery } from '@tanstack/react-query';
import { hubOf } from '../../app/hub.ts';
import { useNetworkId } from '../../app/network.ts';
import { callKey } from '../../live/call-key.ts';

const pageSize = 200;
const mostPages = 10;
/** No event tells of skills. */
const everyMs = 60_000;

/** Every version that the person may see, newest first. */
export interface Skills {
  readonly skills: readonly SkillSummary[];
  /** Whether the person publishes and rejects here. */
  readonly isReviewer: boolean;
  /** The oldest are left out. */
  readonly isCut: boolean;
}

/** The versions whose slug, name or description has `q` in it. */
export function useSkills(q: string) {
  const networkId = useNetworkId();
  const input = { include_pending: true, ...(q !== '' && { query: q }), network_id: networkId };
  return useQuery({
    queryKey: callKey('tool:list_skills', input, networkId),
    refetchInterval: everyMs,
    queryFn: async ({ signal }): Promise<Skills> => {
      const skills: SkillSummary[] = [];
      let cursor: string | undefined;
      for (let pages = 1; ; pages++) {
        const page = await hubOf(networkId).tool('list_skills', { ...input, limit: pageSize, cursor }, { signal });
        skills.push(...page.skills);
        cursor = page.next_cursor ?? undefined;
        if (cursor === undefined || pages === mostPages) {
          return { skills, isReviewer: page.reviewer, isCut: cursor !== undefined };
        }
      }
    },
  });
}
