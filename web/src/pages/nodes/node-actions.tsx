import type { Hub, Node } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { usePlace } from '../../app/network.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { refusalOf } from '../../live/refusal.ts';
import { useAct } from '../../live/use-act.ts';
import { IconButton } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import type { IconName } from '../../parts/icon.tsx';
import { Menu } from '../../parts/menu.tsx';
import { toast } from '../../parts/toast-store.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { foreseeOrder, listDeeds, sendOrder, type Deed, type Order } from './lifecycle.ts';
import { nodesWords } from './words.ts';
import style from './nodes-page.module.css';

const icons: Readonly<Record<Deed, IconName>> = { start: 'play', stop: 'stop', restart: 'retry', delete: 'trash' };

const busy = 'node_busy_in_flight';

/** Sends an order; a node at work is asked about, any other refusal is told. @throws HubError the hub refuses */
async function orderAndTell(hub: Hub, order: Order): Promise<unknown> {
  try {
    return await sendOrder(hub, order);
  } catch (error) {
    if (refusalOf(error).code !== busy) toast.refuseError(error);
    throw error;
  }
}

/** What can be done with a node; nothing for those who may not. */
export function NodeActions({ node }: { readonly node: Node }) {
  const words = useWords(nodesWords);
  const may = useMay();
  const { me } = usePlace();
  const [isDeleting, setDeleting] = useState(false);
  const order = useAct(orderAndTell, {
    foresee: foreseeOrder,
    stale: () => [{ call: 'listNodes' }],
    done: ({ deed }) => words.ordered[deed](node.alias),
    showsRefusal: true,
  });
  const isBusy = order.refusal?.code === busy;
  const start = async (deed: Deed): Promise<void> => {
    if (deed === 'delete') setDeleting(true);
    else await order.act({ node, deed });
  };
  const deeds = listDeeds(node, may, me.user.user_id);
  const items = deeds.map((deed) => ({
    label: words.deed[deed],
    icon: icons[deed],
    isDanger: deed === 'delete',
    onSelect: () => void start(deed),
  }));
  return (
    <span className={style['act']}>
      {items.length > 0 && (
        <Menu trigger={<IconButton icon="more" label={words.actionsOf(node.alias)} />} groups={[{ items }]} />
      )}
      <Confirm
        isOpen={isBusy}
        onClose={order.forget}
        title={words.busyTitle(node.alias)}
        description={order.refusal?.message ?? ''}
        action={words.busyStop}
        isBusy={order.isActing}
        onConfirm={() => void order.act({ node, deed: 'stop', force: true })}
      />
      {isDeleting && <DeleteDialog node={node} onClose={() => setDeleting(false)} />}
    </span>
  );
}
