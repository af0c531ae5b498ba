import { hashToken, mintToken } from '../../src/platform/token-hash.ts';
import type { Engine, EngineName, Place } from '../engines.ts';
import { fillNetworks, password } from '../fill.ts';
import { aliasOf } from '../scenarios.ts';
import { startHubAt, stop } from '../sides.ts';

/** How much a network has. */
export interface Sizes {
  readonly agents: number;
  readonly tasks: number;
  readonly cards: number;
}

/** A network that is full, on a hub that does not run. */
export interface FullWorld {
  readonly place: Place;
  readonly networkId: string;
  /** A person who owns the network. */
  readonly owner: { readonly username: string; readonly password: string; readonly token: string };
  /** Of the agents, by their number in `aliasOf`. */
  readonly tokens: readonly string[];
  readonly cardOf: (n: number) => string;
  readonly cards: number;
}

const minute = 60_000;

/** Makes one person with a network, and fills it past the hub: agents that may all speak, tasks, cards. */
export async function fillWorld(engine: Engine, sizes: Sizes): Promise<FullWorld> {
  const place = await engine.create('console');
  const hub = await startHubAt(place);
  const [token = ''] = await fillNetworks(hub.port, 1, 1);
  await stop(hub.child);
  const from = 'select network_id, owner_id from networks';
  const { network_id, owner_id } = await engine.first(place, from);
  const ids = { network: String(network_id), owner: String(owner_id) };
  const tokens = Array.from({ length: sizes.agents }, () => mintToken('ntok_'));
  await engine.run(place, [
    ...agentsSql(ids, tokens),
    ...tasksSql(engine.name, ids, sizes),
    ...cardsSql(engine.name, ids, sizes.cards),
  ]);
  const owner = { username: 'person-0', password, token };
  return { place, networkId: ids.network, owner, tokens, cardOf: (n) => `req_bench_${n}`, cards: sizes.cards };
}

interface Ids {
  readonly network: string;
  readonly owner: string;
}

/** Agents like the one that is there, each with a record, a token and a session; most work, some wait or are gone. */
function agentsSql({ network, owner }: Ids, tokens: readonly string[]): string[] {
  const now = Date.now();
  const numbered = tokens.map((token, n) => `(${n}, '${hashToken(token)}')`);
  const agents = `with agents (k, hash) as (values ${numbered.join(', ')})`;
  const [alias, id] = ["'bench-' || k", "'n_bench_' || k"];
  const status = `case when k % 20 = 0 then 'offline' when k % 50 = 1 then 'blocked' when k % 100 = 2 then 'waiting_input'
    when k % 200 = 3 then 'error' when k % 2 = 0 then 'working' else 'idle' end`;
  const seen = `case when k % 20 = 0 then ${now - 60 * minute} else ${now} end`;
  return [
    `delete from sessions where alias = '${aliasOf(0)}'`,
    `delete from nodes where alias = '${aliasOf(0)}'`,
    `insert into nodes (network_id, node_id, node_name, alias, runtime, model, owner_user_id, created_at, updated_at)
      ${agents} select '${network}', ${id}, ${alias}, ${alias}, 'claude', 'opus-5', '${owner}', ${now}, ${now} from agents`,
    `insert into tokens (token_id, token_hash, scope, user_id, network_id, node_id, node_name, name, created_at)
      ${agents} select 'tok_bench' || k, hash, 'network', '${owner}', '${network}', ${id}, ${alias}, 'node:' || ${alias}, ${now} from agents`,
    `insert into sessions (network_id, alias, resume_id, status, status_since, task, progress, server, hostname, agent, model, node_id, last_seen_at, updated_at)
      ${agents} select '${network}', ${alias}, 'r-' || k, ${status}, ${now - 10 * minute}, 'Reads the build log of run ' || k, k % 101,
        'host-' || (k % 40), 'host-' || (k % 40), 'agent-node:bench', 'opus-5', ${id}, ${seen}, ${now} from agents`,
  ];
}

/** Tasks of the last days: most are replied, one in fifty failed, one in a hundred is under way or waits. */
function tasksSql(engine: EngineName, { network, owner }: Ids, { agents, tasks }: Sizes): string[] {
  const now = Date.now();
  const status = `case when k % 200 = 0 then 'running' when k % 200 = 1 then 'delivered' when k % 50 = 2 then 'failed' else 'replied' end`;
  const isLive = 'k % 200 < 2';
  const at = `${now - 90 * minute} - (${tasks} - k) * 1000`;
  const many = { live: Math.floor(tasks / 200), failed: Math.floor(tasks / 50) };
  return [
    `insert into tasks (seq, task_id, network_id, from_name, to_name, sender_kind, sender_id, priority, status, content, result, requires_response, scope, depth, created_at, delivered_at, started_at, completed_at, expires_at)
      select k - ${tasks}, 't_bench_' || k, '${network}', 'person-0', 'bench-' || (k % ${agents}), 'user', '${owner}', case when k % 7 = 0 then 'high' else 'normal' end,
        ${status}, 'Summarise the build log of run ' || k || ' and name the first failing step.', case when ${isLive} then null else 'Step 4 failed.' end, 'reply', 'single', 0,
        ${at}, ${at}, case when k % 200 = 1 then null else ${at} end, case when ${isLive} then null else ${at} + 30000 end, ${now + 600 * minute} from ${numbers(engine, tasks)}`,
    `insert into task_events (seq, task_id, network_id, from_status, to_status, actor, created_at)
      select k - ${tasks}, 't_bench_' || k, '${network}', 'running', 'replied', 'hub', ${at} + 30000 from ${numbers(engine, tasks)}`,
    `update network_counters set tasks_running = tasks_running + ${many.live}, tasks_delivered = tasks_delivered + ${many.live},
      tasks_failed = tasks_failed + ${many.failed}, tasks_replied = tasks_replied + ${tasks - 2 * many.live - many.failed} where network_id = '${network}'`,
  ];
}

/** Cards in all three columns, each with a tag, a checklist and an event. */
function cardsSql(engine: EngineName, { network, owner }: Ids, cards: number): string[] {
  const now = Date.now();
  const column = `case k % 3 when 0 then 'pool' when 1 then 'doing' else 'done' end`;
  const id = "'req_bench_' || k";
  const name = "'Card ' || k || ' of the backlog: a title that takes two lines of a column'";
  const at = `${now - 60 * minute} - k * 1000`;
  return [
    `insert into requirements (network_id, requirement_id, seq, name, board_column, priority, description, checklist_json, checklist_total, checklist_done, owner_id, archived, search_text, created_by_kind, created_by_id, updated_by_kind, updated_by_id, created_at, updated_at)
      select '${network}', ${id}, k, ${name}, ${column}, case when k % 5 = 0 then 'high' else 'normal' end, '', '[]', 0, 0, '${owner}', 0, ${name}, 'user', '${owner}', 'user', '${owner}', ${at}, ${at}
      from ${numbers(engine, cards)}`,
    `insert into requirement_tags (network_id, requirement_id, tag, tag_key, position)
      select '${network}', ${id}, 'area-' || (k % 12), 'area-' || (k % 12), 0 from ${numbers(engine, cards)}`,
    `insert into requirement_events (network_id, seq, requirement_id, card_seq, kind, actor_kind, actor_id, created_at)
      select '${network}', k, ${id}, k, 'created', 'user', '${owner}', ${at} from ${numbers(engine, cards)}`,
    `insert into requirement_counters (network_id, last_seq, last_event) values ('${network}', ${cards}, ${cards})`,
  ];
}

/** The numbers from 1 on as a table `numbers (k)`. */
function numbers(engine: EngineName, count: number): string {
  if (engine === 'postgres') return `generate_series(1, ${count}) as numbers (k)`;
  return `(with recursive n (k) as (select 1 union all select k + 1 from n where k < ${count}) select k from n) as numbers`;
}
