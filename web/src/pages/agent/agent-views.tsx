import { useNavigate, useSearch } from '@tanstack/react-router';
import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { Tabs } from '../../parts/tabs.tsx';
import { agentTabs, type AgentTab } from './agent-search.ts';
import { CompletionsTab } from './completions-tab.tsx';
import { ConversationTab, SentTab } from './conversation-tab.tsx';
import { FilesTab } from './files-tab.tsx';
import { InboxTab } from './inbox-tab.tsx';
import { LogsTab } from './logs-tab.tsx';
import { RulesTab } from './rules-tab.tsx';
import { SessionTab } from './session-tab.tsx';
import { SkillsTab } from './skills-tab.tsx';
import { tabWords } from './tab-words.ts';
import { QueueTab } from './tasks-tab.tsx';
import type { Agent, AgentMay } from './use-agent.ts';

/** The views of an agent that the person may see; the chosen one stands in the address. */
export function AgentViews({ agent }: { readonly agent: Agent }) {
  const words = useWords(tabWords);
  const { tab = 'queue' } = useSearch({ from: '/signed-in/agents/$alias' });
  const navigate = useNavigate({ from: '/agents/$alias' });
  const row = useCall('getStatus', { fields: 'fleet', q: agent.alias, limit: 100 });
  const depth = row.data?.sessions.find(({ alias }) => alias === agent.alias)?.queue_depth;
  const counts: Partial<Record<AgentTab, number | undefined>> = { queue: depth, inbox: agent.inboxPending };
  const tabs = agentTabs
    .filter((one) => isOpenTo(one, agent.may))
    .map((value) => ({ value, label: words.tabs[value], count: counts[value] }));
  const shown = isOpenTo(tab, agent.may) ? tab : 'queue';
  return (
    <Tabs
      label={words.views}
      tabs={tabs}
      value={shown}
      onChange={(next) => void navigate({ search: next === 'queue' ? {} : { tab: next as AgentTab }, replace: true })}
    >
      <View key={shown} tab={shown} agent={agent} />
    </Tabs>
  );
}

const ofInbox: readonly AgentTab[] = ['inbox', 'conversation', 'sent'];
const ofFiles: readonly AgentTab[] = ['rules', 'skills', 'files'];

function isOpenTo(tab: AgentTab, may: AgentMay): boolean {
  if (ofInbox.includes(tab)) return may.readInbox;
  if (ofFiles.includes(tab)) return may.readFiles;
  return tab !== 'logs' || may.readLogs;
}

function View({ tab, agent }: { readonly tab: AgentTab; readonly agent: Agent }) {
  const { alias, node, may } = agent;
  const { path } = useSearch({ from: '/signed-in/agents/$alias' });
  if (tab === 'queue') return <QueueTab alias={alias} />;
  if (tab === 'inbox') return <InboxTab alias={alias} />;
  if (tab === 'conversation') return <ConversationTab alias={alias} />;
  if (tab === 'sent') return <SentTab alias={alias} nodeId={node?.node_id} />;
  if (tab === 'completions') return <CompletionsTab alias={alias} />;
  if (tab === 'session' || node === undefined) return <SessionTab agent={agent} />;
  const nodeId = node.node_id;
  if (tab === 'rules') return <RulesTab nodeId={nodeId} mayWrite={may.writeRules} />;
  if (tab === 'skills') return <SkillsTab nodeId={nodeId} />;
  if (tab === 'files') return <FilesTab alias={alias} nodeId={nodeId} path={path} />;
  return <LogsTab nodeId={nodeId} />;
}
