import type { ErrorComponentProps } from '@tanstack/react-router';
import { useWords } from '../i18n/language.ts';
import { isHubError } from '@agent-collaboration-hub/client';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { Failure } from '../parts/failure.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { BareFrame } from './bare-frame.tsx';
import { shellWords } from './shell-words.ts';
import style from './page-fault.module.css';

/** Stands in place of a page that broke; the frame around it still works. */
export function PageFault({ error, reset }: ErrorComponentProps) {
  const words = useWords(shellWords);
  if (isHubError(error)) return <Failure error={error} onRetry={reset} />;
  return (
    <>
      <PageHeader title={words.fault} />
      <Empty icon="warning" title={words.faultTitle}>
        <p>{words.faultNext}</p>
        <Button look="main" icon="retry" onClick={() => location.reload()}>
          {words.reload}
        </Button>
        <code className={style['cause']}>{String(error)}</code>
      </Empty>
    </>
  );
}

/** Stands in place of everything, when the frame itself broke. */
export function FrameFault(props: ErrorComponentProps) {
  return (
    <BareFrame>
      <PageFault {...props} />
    </BareFrame>
  );
}
