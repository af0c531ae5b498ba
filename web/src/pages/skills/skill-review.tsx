import type { SubmitEvent } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/field.tsx';
import type { Review } from './use-review.ts';
import { skillsWords } from './words.ts';
import style from './skills-page.module.css';

/** The note of a reviewer. The button that sends it says the decision. */
export function ReviewForm({ id, review }: { readonly id: string; readonly review: Review }) {
  const words = useWords(skillsWords);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { value } = event.submitter as HTMLButtonElement;
    const note = new FormData(event.currentTarget).get('note') as string;
    review.decide({ decision: value === 'published' ? value : 'rejected', note: note.trim() });
  };
  return (
    <form id={id} className={style['review']} onSubmit={submit}>
      <TextArea name="note" label={words.note} hint={words.noteHint} rows={3} maxLength={1000} />
      <p className={style['quiet']}>{words.final}</p>
    </form>
  );
}

/** Rejects or publishes. */
export function ReviewButtons({ form, review }: { readonly form: string; readonly review: Review }) {
  const words = useWords(skillsWords);
  return (
    <>
      <Button type="submit" form={form} value="rejected" icon="close" disabled={review.isActing}>
        {words.reject}
      </Button>
      <Button type="submit" form={form} value="published" icon="check" look="main" isBusy={review.isActing}>
        {words.publish}
      </Button>
    </>
  );
}
