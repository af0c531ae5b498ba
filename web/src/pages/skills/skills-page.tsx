import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCommands } from '../../app/commands.ts';
import { useKeys } from '../../app/keys.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { groupSkills, type SkillViews } from './group-skills.ts';
import { SkillDrawer } from './skill-drawer.tsx';
import { SkillLine } from './skill-line.tsx';
import { reviews, type ReviewView, type SkillsSearch } from './skills-search.ts';
import { SubmitDialog, type SubmitStart } from './submit-dialog.tsx';
import { useSkills } from './use-skills.ts';
import { skillsWords } from './words.ts';
import style from './skills-page.module.css';

/** What agents can learn: the published skills, and for reviewers what waits for them. */
export function SkillsPage() {
  const words = useWords(skillsWords);
  const may = useMay();
  if (may.reachAll) return <Skills />;
  return (
    <>
      <PageHeader title={words.title} />
      <Empty icon="skills" title={words.notAllowed}>
        <p>{words.notAllowedNext}</p>
      </Empty>
    </>
  );
}

function Skills() {
  const words = useWords(skillsWords);
  const may = useMay();
  const search = useSearch({ from: '/signed-in/skills' });
  const { q = '', skill } = search;
  const show = useShow();
  const answer = useSkills(q);
  const [start, setStart] = useState<SubmitStart>();
  const skills = useMemo(() => answer.data?.skills ?? [], [answer.data]);
  const views = useMemo(() => groupSkills(skills), [skills]);
  const isReviewer = answer.data?.isReviewer === true;
  const view = isReviewer ? (search.view ?? 'published') : 'published';
  const rows = views[view];
  useCreating(() => setStart({}));
  return (
    <>
      <PageHeader title={words.title}>
        <SearchField value={q} onSearch={(text) => show({ q: text })} label={words.search} />
        {may.write && (
          <Button look="main" icon="plus" onClick={() => setStart({})}>
            {words.submit}
          </Button>
        )}
      </PageHeader>
      {isReviewer && <Views view={view} views={views} onChange={(next) => show({ view: next })} />}
      {answer.isPending && <Skeleton rows={6} />}
      {answer.error !== null && answer.data === undefined && (
        <Failure error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {answer.data !== undefined && rows.length === 0 && (
        <Nothing view={view} isFiltered={q !== ''} onShowAll={() => show({ q: '' })} />
      )}
      <VirtualList
        label={words.list[view]}
        rows={rows}
        keyOf={(row) => row.skill.skill_id}
        rowHeight={72}
        onOpen={(row) => show({ skill: row.skill.skill_id })}
      >
        {(row) => <SkillLine row={row} onOpen={() => show({ skill: row.skill.skill_id })} />}
      </VirtualList>
      {answer.data?.isCut === true && <p className={style['quiet']}>{words.isCut}</p>}
      {skill !== undefined && (
        <SkillDrawer
          key={skill}
          skillId={skill}
          skills={skills}
          isReviewer={isReviewer}
          onShow={(id) => show({ skill: id })}
          onClose={() => show({ skill: undefined })}
          onSubmit={may.write ? setStart : undefined}
        />
      )}
      {start !== undefined && <SubmitDialog start={start} onClose={() => setStart(undefined)} />}
    </>
  );
}

/** Changes a part of the address; an empty text counts as none. */
function useShow() {
  const navigate = useNavigate({ from: '/skills' });
  return (part: { readonly [Name in keyof SkillsSearch]?: SkillsSearch[Name] | undefined }): void => {
    const replace = 'q' in part;
    void navigate({
      replace,
      search: (before) => {
        const entries = Object.entries({ ...before, ...part });
        return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
      },
    });
  };
}

/** The key and the command that submit a skill. */
function useCreating(create: () => void): void {
  const words = useWords(skillsWords);
  const { write } = useMay();
  const label = words.submit;
  useKeys(write ? [{ keys: 'n', label, run: create }] : []);
  useCommands(write ? [{ id: 'submit-skill', label, icon: 'plus', keys: 'n', run: create }] : []);
}

/** The catalogue, and what a reviewer sees besides. */
function Views({
  view,
  views,
  onChange,
}: {
  readonly view: keyof SkillViews;
  readonly views: SkillViews;
  readonly onChange: (view: ReviewView | undefined) => void;
}) {
  const words = useWords(skillsWords);
  return (
    <div className={style['views']}>
      <Choice
        label={words.views}
        value={view}
        onChange={(next) => onChange(reviews.find((one) => one === next))}
        options={(['published', ...reviews] as const).map((value) => ({
          value,
          label: words.view[value],
          count: views[value].length,
        }))}
      />
    </div>
  );
}

function Nothing({
  view,
  isFiltered,
  onShowAll,
}: {
  readonly view: keyof SkillViews;
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}) {
  const words = useWords(skillsWords);
  if (isFiltered) {
    return (
      <Empty icon="search" title={words.nothingFound}>
        <Button onClick={onShowAll}>{words.showAll}</Button>
      </Empty>
    );
  }
  return (
    <Empty icon={view === 'pending' ? 'check' : 'skills'} title={words.none[view]}>
      <p>{words.noneNext[view]}</p>
    </Empty>
  );
}
