import type { SkillSummary } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { Age } from '../../parts/age.tsx';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { Badge } from '../../parts/badge.tsx';
import { AgentLink } from '../shared/agent-link.tsx';
import type { SkillRow } from './group-skills.ts';
import { skillsWords } from './words.ts';
import style from './skills-page.module.css';

/** A skill in a list: what it is for, who wrote it, and the versions there are. */
export function SkillLine({ row, onOpen }: { readonly row: SkillRow; readonly onOpen: () => void }) {
  const words = useWords(skillsWords);
  const { skill, count, waiting } = row;
  const { name, slug, version, description } = skill;
  return (
    <article className={style['line']}>
      <div className={style['what']}>
        <p className={style['head']}>
          <button type="button" className={style['name']} title={words.open(name, version)} onClick={onOpen}>
            {name}
          </button>
          <code className={style['slug']}>{slug}</code>
        </p>
        {description !== '' && (
          <div className={style['description']}>
            {skill.source_type === 'node' ? <AgentSaid isInline>{description}</AgentSaid> : description}
          </div>
        )}
        <p className={style['quiet']}>
          <Author skill={skill} /> · <Age at={skill.reviewed_at ?? skill.created_at} />
          {count > 1 && <> · {words.versions(count)}</>}
        </p>
        {skill.status === 'rejected' && skill.review_note !== null && (
          <p className={style['verdict']}>{skill.review_note}</p>
        )}
      </div>
      <span className={style['badges']}>
        {waiting !== undefined && <Badge tone="soon">{words.waits(waiting.version)}</Badge>}
        <Badge>{version}</Badge>
      </span>
    </article>
  );
}

/** Who submitted a version: an agent as a link, a person by name. */
export function Author({ skill: { source_alias: alias, source_type: kind } }: { readonly skill: SkillSummary }) {
  const words = useWords(skillsWords);
  return (
    <>
      {words.submittedBy} {alias === null ? words.unknown : kind === 'node' ? <AgentLink alias={alias} /> : alias}
    </>
  );
}
