import { textCount } from '../hostile-texts.ts';
import { text, texts } from './planter.ts';
import type { Planter } from './planter.ts';

const statuses = ['working', 'idle', 'blocked', 'error', 'waiting_input'];

/** Agents, and all that they say of themselves. @returns their aliases */
export async function plantFleet(planter: Planter): Promise<string[]> {
  const { owner, sow, each, makeFor, count } = planter;
  const aliases: string[] = [];
  await each(async (at) => {
    const made = await sow('issueNodeToken', { network_id: owner.networkId, node_name: text }, { at });
    const alias = makeFor('issueNodeToken node_name', at);
    const token = String(made.token);
    aliases[at] = alias;
    const host = `host-${at % 5}`;
    const base = { resume_id: `run-${at}`, alias, status: statuses[at % statuses.length], node_id: made.node_id };
    const health = { app_server: { ok: false, reason: text }, tui: { ok: false, reason: text }, model_auth: text };
    const facts = {
      ...{ task: text, output: text, hostname: text, server: text, agent: text, project_dir: text, version: text },
      ...{ tmux_name: text, session_id: text, config_path: text, model: text, resume_id: text, health },
    };
    const done = { alias, task: text, result: text, artifacts: [text], score: 7 };
    await sow('report_completion', done, { at, token });
    await sow('report_status', { ...base, ...facts }, { at, token });
    const channels = JSON.stringify([makeFor('report_status channels', at)]);
    const measures = { server: host, host_telemetry: { hostname: text, ip: text, cpu_pct: 5 } };
    const process_telemetry = { rss_mb: 200, cpu_pct: 2 };
    await sow('report_status', { ...base, ...facts, ...measures, process_telemetry, channels }, { at, token });
    count(channels);
    await sow('updateNodeAvatar', { ref: alias, avatar_url: text }, { at });
    const to = { to_username: owner.username, severity: 'error' };
    await sow('send_desktop_message', { ...to, title: text, message: text, from_session: text }, { at, token });
  });
  return aliases;
}

/** How many texts of a field one agent says at once: as many as two hundred characters hold. */
const textsOfAgent = 5;

/**
 * Agents that say several texts at once: what only their own pages show is seen on few pages.
 *
 * @returns their aliases; the output and the results of the first hold all texts
 */
export async function plantSpeakers({ hub, owner, sow }: Planter): Promise<string[]> {
  const aliases: string[] = [];
  for (let at = 0; at < textCount; at += textsOfAgent) {
    const alias = `speaker-${at}`;
    const mint = { token: owner.token, body: { network_id: owner.networkId, node_name: alias } };
    const { token, node_id } = (await hub.api('POST', '/api/auth/node-token', mint)).body;
    await sow('report_completion', { alias, task: text, result: texts, artifacts: [texts] }, { at, token });
    const facts = { output: texts, project_dir: texts, version: texts, tmux_name: texts, session_id: texts };
    const all = { ...facts, config_path: texts, agent: texts, task: texts, resume_id: texts, model: texts, node_id };
    const health = { app_server: { ok: false, reason: text }, model_auth: text };
    await sow('report_status', { alias, status: 'working', ...all, hostname: text, health }, { at, token });
    const message = { to_username: owner.username, title: texts, message: texts };
    if (at === 0) await sow('send_desktop_message', message, { at, token });
    aliases.push(alias);
  }
  return aliases;
}
