import type { Skill, SkillSummary } from '@agent-collaboration-hub/client';
import { useId, useState } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useTool } from '../../live/use-call.ts';
import { Age } from '../../parts/age.tsx';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Failure } from '../../parts/failure.tsx';
import { Markdown } from '../../parts/markdown.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { versionBefore, versionsOf } from './group-skills.ts';
import { SkillDiff } from './skill-diff.tsx';
import { Author } from './skill-line.tsx';
import { ReviewButtons, ReviewForm } from './skill-review.tsx';
import type { SubmitStart } from './submit-dialog.tsx';
import { useReview } from './use-review.ts';
import { skillsWords } from './words.ts';
import style from './skills-page.module.css';

export interface SkillDrawerProps {
  readonly skillId: string;
  /** All versions that the page knows, newest first. */
  readonly skills: readonly SkillSummary[];
  readonly isReviewer: boolean;
  readonly onShow: (skillId: string) => void;
  readonly onClose: () => void;
  /** Begins another version; undefined for those who may not. */
  readonly onSubmit: ((start: SubmitStart) => void) | undefined;
}

/** A version: its document, what it changes, and for a reviewer the decision. */
export function SkillDrawer(props: SkillDrawerProps) {
  const { skillId, skills, isReviewer, onShow, onClose, onSubmit } = props;
  const words = useWords(skillsWords);
  const form = useId();
  const answer = useTool('get_skill', { skill_id: skillId, network_id: useNetworkId() });
  const skill = answer.data?.skill;
  const versions = versionsOf(skills, skill?.slug ?? '');
  const review = useReview(skill, onClose);
  const isOpen = isReviewer && skill?.status === 'pending';
  const footer =
    skill === undefined ? undefined : isOpen ? (
      <ReviewButtons form={form} review={review} />
    ) : (
      onSubmit !== undefined && (
        <Button icon="plus" onClick={() => onSubmit(skill)}>
          {words.submitNew}
        </Button>
      )
    );
  return (
    <Dialog
      isOpen
      place="side"
      size="wide"
      onClose={onClose}
      title={skill?.name ?? words.title}
      {...(footer !== undefined && footer !== false && { footer })}
    >
      {answer.error !== null && <Failure error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton rows={6} />}
      {skill !== undefined && (
        <>
          <Facts skill={skill} />
          {versions.length > 1 && (
            <Choice
              label={words.version}
              value={skillId}
              onChange={onShow}
              options={versions.map(({ skill_id: value, version: label }) => ({ value, label }))}
            />
          )}
          <Content skill={skill} before={versionBefore(versions, skillId)} isReview={isOpen} />
          {isOpen && <ReviewForm id={form} review={review} />}
        </>
      )}
    </Dialog>
  );
}

const tones = { published: 'good', pending: 'soon', rejected: 'now' } as const;

/** Whose version it is, and what a reviewer said. */
function Facts({ skill }: { readonly skill: Skill }) {
  const words = useWords(skillsWords);
  const { status, review_note: note, reviewed_at: reviewedAt } = skill;
  return (
    <div className={style['facts']}>
      <p className={style['head']}>
        <code className={style['slug']}>{skill.slug}</code>
        <Badge>{skill.version}</Badge>
        <Badge tone={tones[status as keyof typeof tones] ?? 'quiet'}>
          {(words.status as Readonly<Record<string, string>>)[status] ?? status}
        </Badge>
        <span className={style['quiet']}>
          <Author skill={skill} /> · <Age at={skill.created_at} />
        </span>
      </p>
      {skill.description !== '' && (
        <div>
          {skill.source_type === 'node' ? <AgentSaid isInline>{skill.description}</AgentSaid> : skill.description}
        </div>
      )}
      {reviewedAt !== null && (
        <p className={style['quiet']}>
          {words.reviewed} <Age at={reviewedAt} />
          {note !== null && note !== '' && <>: {note}</>}
        </p>
      )}
    </div>
  );
}

/** The document, or what it changes against the version before; a reviewer sees the changes first. */
function Content({
  skill,
  before,
  isReview,
}: {
  readonly skill: Skill;
  readonly before: SkillSummary | undefined;
  readonly isReview: boolean;
}) {
  const words = useWords(skillsWords);
  const [shows, setShows] = useState<string>();
  const view = before === undefined ? 'document' : (shows ?? (isReview ? 'changes' : 'document'));
  const text = <Markdown text={skill.content} />;
  return (
    <>
      {before !== undefined ? (
        <div className={style['shows']}>
          <Choice
            label={words.shows}
            value={view}
            onChange={setShows}
            options={[
              { value: 'changes', label: words.changes(before.version) },
              { value: 'document', label: words.document },
            ]}
          />
        </div>
      ) : (
        isReview && <p className={style['note']}>{words.first}</p>
      )}
      {view === 'changes' && before !== undefined && <SkillDiff skill={skill} before={before} />}
      {view === 'document' && (
        <div className={style['document']}>{skill.source_type === 'node' ? <AgentSaid>{text}</AgentSaid> : text}</div>
      )}
    </>
  );
}
