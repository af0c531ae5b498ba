import { useState } from 'react';
import { openCompose } from '../../app/compose.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Menu, type MenuItem } from '../../parts/menu.tsx';
import { actionWords } from './action-words.ts';
import { ConfigDialog } from './config-dialog.tsx';
import { DeleteDialog, RemoveDialog } from './delete-dialog.tsx';
import { ModeDialog } from './mode-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';
import type { Agent } from './use-agent.ts';

type Asked = 'stop' | 'restart' | 'delete' | 'remove' | 'rename' | 'mode' | 'configure' | 'picture';

/** What may be done with an agent: what its state allows as buttons, the rest in a menu. */
export function LifecycleButtons({ agent }: { readonly agent: Agent }) {
  const words = useWords(actionWords);
  const { node, may } = agent;
  const [asked, ask] = useState<Asked>();
  const nodeId = node?.node_id ?? '';
  const start = useAct((hub) => hub.tool('start_node', { node_id: nodeId }), {
    stale: () => [{ call: 'listNodes' }],
    done: () => words.starting,
  });
  const state = node?.lifecycle_state ?? 'active';
  const isStopped = state === 'stopped';
  const write = (): void => openCompose({ kind: 'message', alias: agent.alias });
  const items: MenuItem[] = [
    ...(may.write && may.run ? [{ label: words.message, icon: 'message' as const, onSelect: write }] : []),
    ...(may.rename ? [{ label: words.rename, icon: 'edit' as const, onSelect: () => ask('rename') }] : []),
    ...(may.configure ? [{ label: words.configure, icon: 'settings' as const, onSelect: () => ask('configure') }] : []),
    ...(may.setPicture ? [{ label: words.picture, icon: 'agent' as const, onSelect: () => ask('picture') }] : []),
    ...(may.setMode ? [{ label: words.mode, icon: 'key' as const, onSelect: () => ask('mode') }] : []),
    ...(may.run
      ? [{ label: words.delete, icon: 'trash' as const, isDanger: true, onSelect: () => ask('delete') }]
      : []),
    ...(may.remove
      ? [{ label: words.remove, icon: 'trash' as const, isDanger: true, onSelect: () => ask('remove') }]
      : []),
  ];
  return (
    <>
      {may.write && <WriteButtons alias={agent.alias} isShort={may.run} />}
      {may.run && isStopped && (
        <Button look="main" icon="play" isBusy={start.isActing} onClick={() => void start.act(undefined)}>
          {words.start}
        </Button>
      )}
      {may.run && state === 'active' && (
        <Button icon="retry" onClick={() => ask('restart')}>
          {words.restart}
        </Button>
      )}
      {may.run && (state === 'active' || state === 'stop_failed') && (
        <Button icon="stop" onClick={() => ask('stop')}>
          {words.stop}
        </Button>
      )}
      {items.length > 0 && <Menu trigger={<IconButton icon="more" label={words.more} />} groups={[{ items }]} />}
      <Dialogs agent={agent} asked={asked} onClose={() => ask(undefined)} />
    </>
  );
}

/** Gives the agent something to do or to know. */
function WriteButtons({
  alias,
  isShort,
}: {
  readonly alias: string;
  /** Messages are in the menu: phones have no room for more buttons. */
  readonly isShort: boolean;
}) {
  const words = useWords(actionWords);
  return (
    <>
      <Button icon="plus" onClick={() => openCompose({ kind: 'task', alias })}>
        {words.task}
      </Button>
      {!isShort && (
        <Button icon="message" onClick={() => openCompose({ kind: 'message', alias })}>
          {words.message}
        </Button>
      )}
    </>
  );
}

function Dialogs({
  agent,
  asked,
  onClose,
}: {
  readonly agent: Agent;
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
}) {
  const { alias, node } = agent;
  if (node === undefined || asked === undefined) return null;
  const nodeId = node.node_id;
  if (asked === 'stop' || asked === 'restart') {
    return <StopDialog alias={alias} nodeId={nodeId} isRestart={asked === 'restart'} onClose={onClose} />;
  }
  if (asked === 'delete') return <DeleteDialog alias={alias} nodeId={nodeId} onClose={onClose} />;
  if (asked === 'remove') return <RemoveDialog alias={alias} onClose={onClose} />;
  if (asked === 'mode') return <ModeDialog alias={alias} mode={node.permission_mode ?? 'normal'} onClose={onClose} />;
  if (asked === 'picture') return <PictureDialog alias={alias} address={node.avatar_url} onClose={onClose} />;
  if (asked === 'configure') return <ConfigDialog node={node} mayLoosen={agent.may.loosen} onClose={onClose} />;
  return <RenameDialog alias={alias} onClose={onClose} />;
}
