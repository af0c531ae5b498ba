import type { Node, SessionSummary } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { AgentLink } from '../shared/agent-link.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Status } from '../../parts/dot.tsx';
import { NodeActions } from './node-actions.tsx';
import { nodesWords } from './words.ts';
import style from './nodes-page.module.css';

const tones: Readonly<Record<string, 'good' | 'quiet' | 'now' | 'soon'>> = {
  active: 'good',
  stopped: 'quiet',
  stop_failed: 'now',
  starting: 'soon',
  stopping: 'soon',
  deleting: 'soon',
};

/** A node of a supervisor: its state, what it says itself, and what can be done with it. */
export function NodeRow({ node, session }: { readonly node: Node; readonly session: SessionSummary | undefined }) {
  const words = useWords(nodesWords);
  const state = node.lifecycle_state ?? 'active';
  const model = session?.model ?? node.model;
  return (
    <article className={style['node']}>
      <div className={style['what']}>
        <p className={style['alias']}>
          <AgentLink alias={node.alias} />
        </p>
        <p className={style['facts']}>
          {[node.runtime ?? '', model ?? words.noModel, node.owner_name ? words.ownerOf(node.owner_name) : '']
            .filter((fact) => fact !== '')
            .join(' · ')}
        </p>
      </div>
      <span className={style['state']}>
        <Badge tone={tones[state] ?? 'quiet'}>
          {(words.state as Readonly<Record<string, string>>)[state] ?? state}
        </Badge>
      </span>
      <span className={style['said']}>
        {session === undefined ? words.neverSeen : <Status status={session.status} at={session.last_seen_at} />}
      </span>
      <NodeActions node={node} />
    </article>
  );
}
