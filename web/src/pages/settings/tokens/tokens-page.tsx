import type { Token } from '@agent-collaboration-hub/client';
import { useMemo, useState } from 'react';
import { usePlace } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { useAct } from '../../../live/use-act.ts';
import { useList } from '../../../live/use-list.ts';
import { Button } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/confirm.tsx';
import { DataTable } from '../../../parts/data-table.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { SecretDialog } from '../../../parts/secret-dialog.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import line from '../../shared/lines.module.css';
import { settingsWords } from '../words.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { tokenColumns } from './token-columns.tsx';
import { tokenWords } from './words.ts';

/** What the person's agents and scripts sign in with: made, seen at work, revoked. */
export function TokensPage() {
  const words = useWords(tokenWords);
  const common = useWords(settingsWords);
  const { me } = usePlace();
  const list = useList('listTokens', {}, { pageSize: 1_000 });
  const tokens = useMemo(() => list.rows.filter((token) => !token.browser_session), [list.rows]);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string>();
  const [asked, setAsked] = useState<Token>();
  const columns = useMemo(
    () => tokenColumns({ words, common, networks: me.networks, onRevoke: setAsked }),
    [words, common, me.networks],
  );
  return (
    <>
      <PageHeader title={common.tokens}>
        <Button look="main" icon="plus" onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      </PageHeader>
      <p className={line['lead']}>{words.lead}</p>
      {list.isPending && <Skeleton />}
      {list.error !== null && tokens.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      {!list.isPending && list.error === null && tokens.length === 0 && (
        <Empty icon="bolt" title={words.nothing}>
          <p>{words.nothingNext}</p>
        </Empty>
      )}
      {tokens.length > 0 && (
        <DataTable label={words.list} columns={columns} rows={tokens} keyOf={keyOf} rowHeight={52} />
      )}
      {isMaking && (
        <NewTokenDialog
          onClose={() => setMaking(false)}
          onMade={(token) => {
            setMaking(false);
            setMade(token);
          }}
        />
      )}
      {made !== undefined && (
        <SecretDialog
          title={words.ready}
          note={words.readyNote}
          secrets={[{ label: words.token, text: made }]}
          onClose={() => setMade(undefined)}
        />
      )}
      {asked !== undefined && <RevokeDialog token={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function keyOf({ token_id }: Token): string {
  return token_id;
}

function RevokeDialog({ token, onClose }: { readonly token: Token; readonly onClose: () => void }) {
  const words = useWords(tokenWords);
  const { act, isActing } = useAct((hub, { token_id }: Token) => hub.call('revokeToken', { token_id }), {
    foresee: ({ token_id }) => [{ calls: ['listTokens'], key: 'token_id', id: token_id, fields: null }],
    done: ({ name }) => words.revoked(name),
  });
  return (
    <Confirm
      isOpen
      onClose={onClose}
      title={words.revokeAsk(token.name)}
      description={words.revokeText}
      action={words.revoke}
      isBusy={isActing}
      onConfirm={() => void act(token).then(onClose)}
    />
  );
}
