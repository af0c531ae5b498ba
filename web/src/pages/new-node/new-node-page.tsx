import { useNavigate, useSearch } from '@tanstack/react-router';
import { useNetworkId } from '../../app/network.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Progress } from './progress.tsx';
import { Wizard } from './wizard.tsx';
import { newNodeWords } from './words.ts';

/** Creates a node: host, runtime and model, secrets, review, and then its progress until it is alive. */
export function NewNodePage() {
  const words = useWords(newNodeWords);
  const may = useMay();
  const networkId = useNetworkId() ?? '';
  const { request } = useSearch({ from: '/signed-in/nodes/new' });
  const navigate = useNavigate();
  if (!may.manage) {
    return (
      <>
        <PageHeader title={words.title} />
        <Empty icon="nodes" title={words.notAllowed}>
          <p>{words.notAllowedNext}</p>
          <Button onClick={() => void navigate({ to: '/nodes' })}>{words.toNodes}</Button>
        </Empty>
      </>
    );
  }
  return request === undefined ? <Wizard key={networkId} networkId={networkId} /> : <Progress requestId={request} />;
}
