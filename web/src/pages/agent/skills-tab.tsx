import type { NodeFileItem } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/empty.tsx';
import { hostWords } from './host-words.ts';
import { NodeAnswer } from './node-answer.tsx';
import { useNodeRequest } from './use-node-request.ts';
import style from './host.module.css';

/** The skills that lie on the host of the node; each opens beside the list. */
export function SkillsTab({ nodeId }: { readonly nodeId: string }) {
  const words = useWords(hostWords);
  const list = useNodeRequest(nodeId, (hub) => hub.tool('list_node_skills', { node_id: nodeId }));
  const [open, setOpen] = useState<string>();
  return (
    <>
      <NodeAnswer request={list}>
        {({ items = [] }) =>
          items.length === 0 ? (
            <Empty icon="skills" title={words.noSkills} />
          ) : (
            <ul>
              {items.map((item) => (
                <SkillRow key={`${item.scope ?? ''}/${item.name}`} item={item} onOpen={() => setOpen(item.name)} />
              ))}
            </ul>
          )
        }
      </NodeAnswer>
      {open !== undefined && <SkillDrawer nodeId={nodeId} name={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function SkillRow({ item, onOpen }: { readonly item: NodeFileItem; readonly onOpen: () => void }) {
  return (
    <li className={style['entry']}>
      <button type="button" className={style['open']} onClick={onOpen}>
        {item.name}
      </button>
      <span className={style['about']}>{item.description}</span>
      <span className={style['quiet']}>{item.scope}</span>
    </li>
  );
}

function SkillDrawer({
  nodeId,
  name,
  onClose,
}: {
  readonly nodeId: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const read = useNodeRequest(name, (hub) => hub.tool('read_node_skill', { node_id: nodeId, name }));
  return (
    <Dialog isOpen onClose={onClose} title={name} place="side">
      <NodeAnswer request={read}>{({ content }) => <pre className={style['file']}>{content}</pre>}</NodeAnswer>
    </Dialog>
  );
}
