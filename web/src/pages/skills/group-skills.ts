import type { SkillSummary } from '@agent-collaboration-hub/client';

/** A line of the page: the version that stands for a skill, and how many there are besides. */
export interface SkillRow {
  readonly skill: SkillSummary;
  /** Versions of the same status and slug, this one included. */
  readonly count: number;
  /** A newer version that waits for a review. */
  readonly waiting: SkillSummary | undefined;
}

/** The views of the page; all lists are newest first. */
export interface SkillViews {
  /** The newest published version of each skill. */
  readonly published: readonly SkillRow[];
  /** Everything that waits, the oldest first: that is the order of the queue. */
  readonly pending: readonly SkillRow[];
  readonly rejected: readonly SkillRow[];
}

/** Sorts versions, which come newest first, into the views. */
export function groupSkills(skills: readonly SkillSummary[]): SkillViews {
  const of = (status: string): readonly SkillSummary[] => skills.filter((skill) => skill.status === status);
  const [pending, alone] = [of('pending'), { count: 1, waiting: undefined }];
  const published = [...Map.groupBy(of('published'), ({ slug }) => slug)].flatMap(([slug, [skill, ...older]]) =>
    skill === undefined ? [] : [{ skill, count: older.length + 1, waiting: pending.find((one) => one.slug === slug) }],
  );
  return {
    published,
    pending: pending.toReversed().map((skill) => ({ skill, ...alone })),
    rejected: of('rejected').map((skill) => ({ skill, ...alone })),
  };
}

/** The versions of a slug, newest first. */
export function versionsOf(skills: readonly SkillSummary[], slug: string): readonly SkillSummary[] {
  return skills.filter((skill) => skill.slug === slug);
}

/** The published version before this one: what it would replace, or did replace. */
export function versionBefore(versions: readonly SkillSummary[], skillId: string): SkillSummary | undefined {
  const at = versions.findIndex(({ skill_id: id }) => id === skillId);
  return at === -1 ? undefined : versions.slice(at + 1).find(({ status }) => status === 'published');
}
