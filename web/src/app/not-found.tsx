import { Link } from '@tanstack/react-router';
import { useWords } from '../i18n/language.ts';
import { Empty } from '../parts/empty.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { shellWords } from './shell-words.ts';

/** An address without a page. */
export function NotFound() {
  const words = useWords(shellWords);
  return (
    <>
      <PageHeader title={words.notFound} />
      <Empty icon="search" title={words.notFoundTitle}>
        <p>{words.notFoundNext}</p>
        <Link to="/">{words.toAttention}</Link>
      </Empty>
    </>
  );
}
