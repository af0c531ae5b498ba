import { Link } from '@tanstack/react-router';
import type { NodeFileItem } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Age } from '../../parts/age.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Icon } from '../../parts/icon.tsx';
import { hostWords } from './host-words.ts';
import { NodeAnswer } from './node-answer.tsx';
import { useNodeRequest } from './use-node-request.ts';
import style from './host.module.css';

/** The work directory of the node, one directory at a time; a file opens beside the list. */
export function FilesTab({
  alias,
  nodeId,
  path = '',
}: {
  readonly alias: string;
  readonly nodeId: string;
  readonly path?: string | undefined;
}) {
  const words = useWords(hostWords);
  const [open, setOpen] = useState<string>();
  const asked = path === '' ? {} : { path };
  const list = useNodeRequest(`${nodeId} ${path}`, (hub) => hub.tool('list_node_files', { node_id: nodeId, ...asked }));
  return (
    <>
      <Trail alias={alias} path={path} />
      <NodeAnswer request={list}>
        {({ items = [] }) =>
          items.length === 0 ? (
            <Empty icon="files" title={words.noFiles} />
          ) : (
            <ul>
              {inOrder(items).map((item) => (
                <FileRow key={item.name} alias={alias} item={item} path={joined(path, item.name)} onOpen={setOpen} />
              ))}
            </ul>
          )
        }
      </NodeAnswer>
      {open !== undefined && <FileDrawer nodeId={nodeId} path={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}/${name}`);

/** Directories come first. */
function inOrder(items: readonly NodeFileItem[]): readonly NodeFileItem[] {
  const rank = ({ type }: NodeFileItem): number => (type === 'dir' ? 0 : 1);
  return [...items].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

/** Where the person is, with the way back. */
function Trail({ alias, path }: { readonly alias: string; readonly path: string }) {
  const words = useWords(hostWords);
  const steps = path === '' ? [] : path.split('/');
  return (
    <nav aria-label={words.trail} className={style['trail']}>
      <Place alias={alias} path="" name={words.root} />
      {steps.map((name, at) => (
        <span key={steps.slice(0, at + 1).join('/')}>
          <span aria-hidden="true"> / </span>
          <Place alias={alias} path={steps.slice(0, at + 1).join('/')} name={name} />
        </span>
      ))}
    </nav>
  );
}

function Place({ alias, path, name }: { readonly alias: string; readonly path: string; readonly name: string }) {
  return (
    <Link to="/agents/$alias" params={{ alias }} search={{ tab: 'files', ...(path !== '' && { path }) }}>
      {name}
    </Link>
  );
}

function FileRow({
  alias,
  item: { name, type, size, mtime, hidden_reason: hidden },
  path,
  onOpen,
}: {
  readonly alias: string;
  readonly item: NodeFileItem;
  readonly path: string;
  readonly onOpen: (path: string) => void;
}) {
  const words = useWords(hostWords);
  return (
    <li className={style['entry']}>
      <span className={style['named']}>
        <Icon name={type === 'dir' ? 'board' : 'files'} />
        {hidden !== undefined ? (
          <span className={style['quiet']}>{name}</span>
        ) : type === 'dir' ? (
          <Place alias={alias} path={path} name={name} />
        ) : (
          <button type="button" className={style['open']} onClick={() => onOpen(path)}>
            {name}
          </button>
        )}
      </span>
      <span className={style['about']}>{hidden === undefined ? '' : words.hidden}</span>
      <span className={style['quiet']}>
        {size !== undefined && type !== 'dir' ? words.size(size) : ''}
        {mtime !== undefined && (
          <>
            {' · '}
            <Age at={mtime} isShort />
          </>
        )}
      </span>
    </li>
  );
}

function FileDrawer({
  nodeId,
  path,
  onClose,
}: {
  readonly nodeId: string;
  readonly path: string;
  readonly onClose: () => void;
}) {
  const words = useWords(hostWords);
  const read = useNodeRequest(path, (hub) => hub.tool('read_node_file', { node_id: nodeId, path }));
  return (
    <Dialog isOpen onClose={onClose} title={path.split('/').at(-1) ?? path} description={path} place="side" size="wide">
      <NodeAnswer request={read}>
        {({ content, exists }) =>
          exists === false ? <p>{words.gone}</p> : <pre className={style['file']}>{content}</pre>
        }
      </NodeAnswer>
    </Dialog>
  );
}
