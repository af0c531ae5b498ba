import { session } from '../../../app/session.ts';
import { useWords } from '../../../i18n/language.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { settingsWords } from '../words.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** The password, and the browsers in which the person is signed in. */
export function SecurityPage() {
  const { security } = useWords(settingsWords);
  const isOpenHub = session.use() === 'open';
  return (
    <>
      <PageHeader title={security} />
      <SessionList />
      {!isOpenHub && <PasswordForm />}
    </>
  );
}
