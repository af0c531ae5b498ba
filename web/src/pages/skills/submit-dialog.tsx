import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { placeRefusal, type PlacedRefusal } from '../../live/place-refusal.ts';
import { useAct } from '../../live/use-act.ts';
import { TextArea, TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { skillsWords } from './words.ts';

/** What the form begins with: another version of a skill, or nothing. */
export interface SubmitStart {
  readonly slug?: string;
  readonly name?: string;
  readonly description?: string;
  readonly content?: string;
}

type Values = Readonly<Record<string, string>>;

const codes = { slug: [], name: [], version: ['skill_version_conflict'], description: [], content: [] };

/** Submits a skill, or another version of one, for a review. */
export function SubmitDialog({ start, onClose }: { readonly start: SubmitStart; readonly onClose: () => void }) {
  const words = useWords(skillsWords);
  const network_id = useNetworkId();
  const { act, isActing, refusal } = useAct(
    (hub, { slug = '', name = '', version = '', description = '', content = '' }: Values) =>
      hub.tool('submit_skill', { slug, name, version, description, content, network_id }),
    {
      stale: () => [{ call: 'tool:list_skills' }],
      done: ({ slug = '', version = '' }) => words.submitted(slug, version),
      showsRefusal: true,
    },
  );
  const at = placeRefusal(refusal, codes);
  const send = async (values: Values): Promise<void> => {
    if ((await act({ ...values, slug: start.slug ?? values['slug'] ?? '' })) !== undefined) onClose();
  };
  return (
    <FormDialog
      title={start.slug === undefined ? words.submit : `${words.submitNew} · ${start.slug}`}
      description={words.submitText}
      action={words.submitAction}
      size="usual"
      isBusy={isActing}
      refusal={at('')}
      onClose={onClose}
      onSend={(values) => void send(values)}
    >
      <SubmitFields start={start} at={at} />
    </FormDialog>
  );
}

function SubmitFields({ start, at }: { readonly start: SubmitStart; readonly at: PlacedRefusal }) {
  const words = useWords(skillsWords);
  return (
    <>
      {start.slug === undefined && (
        <TextField
          name="slug"
          label={words.slug}
          hint={words.slugHint}
          refusal={at('slug')}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          minLength={2}
          maxLength={80}
          spellCheck={false}
          autoComplete="off"
          required
          autoFocus
        />
      )}
      <TextField
        name="version"
        label={words.version}
        hint={words.versionHint}
        refusal={at('version')}
        pattern="[A-Za-z0-9._\-]+"
        maxLength={40}
        autoComplete="off"
        required
        autoFocus={start.slug !== undefined}
      />
      <TextField
        name="name"
        label={words.name}
        defaultValue={start.name}
        refusal={at('name')}
        maxLength={120}
        autoComplete="off"
        required
      />
      <TextArea
        name="description"
        label={words.description}
        defaultValue={start.description}
        refusal={at('description')}
        rows={2}
        maxLength={1000}
      />
      <TextArea
        name="content"
        label={words.content}
        hint={words.contentHint}
        defaultValue={start.content}
        refusal={at('content')}
        rows={10}
        maxLength={131_072}
        required
      />
    </>
  );
}
