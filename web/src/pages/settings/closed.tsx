import { useWords } from '../../i18n/language.ts';
import { Empty } from '../../parts/empty.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { settingsWords } from './words.ts';

/** A section that the person's role does not open, by an address that somebody sent them. */
export function Closed({ title, isForOwner = false }: { readonly title: string; readonly isForOwner?: boolean }) {
  const words = useWords(settingsWords);
  return (
    <>
      <PageHeader title={title} />
      <Empty icon="admin" title={isForOwner ? words.ownerOnly : words.managersOnly}>
        <p>{words.askThem}</p>
      </Empty>
    </>
  );
}
