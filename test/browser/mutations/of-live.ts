import { at, inBrowser, inWeb } from './mutation.ts';
import type { ConsoleMutation } from './mutation.ts';

const event = 'an event of a network ';

/** The cache of a page and the stream that keeps it: stale answers, doubled events, lost rollbacks. */
export const ofLive: readonly ConsoleMutation[] = [
  {
    name: 'stale cache: what an agent says is not written into the list of agents',
    ...{ file: at('live/effects.ts'), find: "calls: ['getStatus', 'listServerAgents'],", put: "calls: ['listNodes']," },
    gate: inWeb('effects', `${event}that an agent tells is written where the agent is listed, and nowhere else`),
  },
  {
    name: 'stale cache: a step of a task leaves its timeline as it was',
    ...{ file: at('live/effects.ts'), find: "      { call: 'listTaskEvents', where: { task_id } },\n", put: '' },
    gate: inWeb('effects', `${event}task_status makes the answers doubtful that it is about`),
  },
  {
    name: 'stale cache: a node that changed leaves the list of nodes as it was',
    file: at('live/effects.ts'),
    ...{
      find: "...marks('listNodes', 'listHostSupervisors', 'getStatus',",
      put: "...marks('listHostSupervisors', 'getStatus',",
    },
    gate: inWeb('effects', `${event}node_changed makes the answers doubtful that it is about`),
  },
  {
    name: 'stale cache: a new role opens nothing until the page is loaded again',
    ...{
      file: at('live/effects.ts'),
      find: "'getNetwork', 'getMe', 'listNetworks'",
      put: "'getNetwork', 'listNetworks'",
    },
    gate: inBrowser('settings', 'members see a new role at once, and what it opens'),
  },
  {
    name: 'stale cache: an event that overtakes an answer is forgotten',
    ...{
      file: at('live/apply-effects.ts'),
      find: "fetchStatus === 'fetching') late.add",
      put: "fetchStatus === 'paused') late.add",
    },
    gate: inWeb('stale-marks', 'doubtful lists are asked for again when an event overtakes their answer'),
  },
  {
    name: 'stale cache: a list that waits under the pointer never comes',
    ...{ file: at('live/stale-marks.ts'), find: '      place.isDue = true;\n      if (adds', put: '      if (adds' },
    gate: inWeb('stale-marks', 'doubtful lists come as soon as the hold ends'),
  },
  {
    name: 'doubled event: the same id counts again',
    ...{ file: at('live/position.ts'), find: 'number <= seen', put: 'number < seen' },
    gate: inWeb('effects', 'an event counts once, and the first of a new epoch counts'),
  },
  {
    name: 'doubled event: a page takes all that the leading tab tells',
    ...{ file: at('live/live.ts'), find: 'events.filter((event) => this.#isNew(feed, event))', put: 'events' },
    gate: inBrowser('connection', 'what a leading tab tells counts once, however often it is told'),
  },
  {
    name: 'doubled event: lines of the log are shown again',
    ...{ file: at('pages/admin/log/log-line.ts'), find: '|| !seen.has(line)', put: '|| line !== undefined' },
    gate: inWeb('settings-rows', 'the tail of a log takes each line once, the newest first, and no more than it holds'),
  },
  {
    name: 'a resync is ignored',
    file: at('live/live.ts'),
    ...{ find: "    if (news.some(({ type }) => type === 'resync')) this.#catchUp();\n", put: '' },
    gate: inBrowser('connection', 'what a leading tab tells of a gap in its events makes every tab read anew'),
  },
  {
    name: 'a lost stream is not told',
    ...{
      file: at('live/stream-feeds.ts'),
      find: "onLost: () => this.#say(one, { kind: 'state', feed, state: 'lost' }),",
      put: '',
    },
    gate: inBrowser(
      'connection',
      'a hub that goes away under a page the page says so within 3 s, and within 10 s of the return shows what a fresh load shows',
    ),
  },
  {
    name: 'the page does not catch up when the stream is back',
    ...{
      file: at('live/live.ts'),
      find: "wasLost || connection.get() === 'lost') this.#catchUp()",
      put: "wasLost || connection.get() === 'lost') connection.set('live')",
    },
    gate: inBrowser(
      'connection',
      'a hub that goes away under a page the page says so within 3 s, and within 10 s of the return shows what a fresh load shows',
    ),
  },
  {
    name: 'stale cache: what came before the streams were open is never read',
    ...{ file: at('live/live.ts'), find: '    this.#heard.add(feed);\n    this.marks.markAll();\n', put: '' },
    gate: inBrowser('connection', 'streams that open late leave out nothing of what came since the lists were read'),
  },
  {
    name: 'a leading tab that shows another feed is not told how it is',
    ...{
      file: at('live/tabs.ts'),
      find: "if (message.kind === 'want') this",
      put: "if (message.kind === 'want' && message.tab !== this.#id) this",
    },
    gate: inBrowser(
      'connection',
      'a person who is left with granted agents alone is told by their own stream from then on',
    ),
  },
  {
    name: 'every tab leads',
    ...{
      file: at('live/tabs.ts'),
      find: '{ signal: this.#stop.signal }, lead',
      put: "{ signal: this.#stop.signal, mode: 'shared' }, lead",
    },
    gate: inBrowser(
      'connection',
      'six tabs of one person hold at most two streams, and all hear what happens, also when the first one is closed',
    ),
  },
  {
    name: 'lost rollback: what was foreseen stays when the hub refuses',
    ...{ file: at('live/use-act.ts'), find: '      act?.rollback();\n', put: '' },
    gate: inBrowser('tasks', 'a cancellation is seen at once, and rolled back when the hub refuses'),
  },
  {
    name: 'lost rollback: a row that was taken away does not come back',
    ...{ file: at('live/foresee.ts'), find: 'query.setData(was, {', put: 'query.setData(became, {' },
    gate: inBrowser('inbox', 'the inbox shows a message again that the hub does not mark as read'),
  },
  {
    name: 'lost cursor: the second page of a list repeats the first',
    ...{ file: at('live/use-list.ts'), find: '...(cursor !== undefined && { cursor })', put: '' },
    gate: inBrowser('tasks', 'a long list goes on where it ended, each task once, and draws only what is in sight'),
  },
  {
    name: 'another network: answers of all networks count as one',
    ...{ file: at('live/call-key.ts'), find: "networkId ?? ''", put: "''" },
    gate: inBrowser('network-switch', 'another network shows its own rows at once, and hears its own events'),
  },
  {
    name: 'another network: the stream stays that of the first',
    ...{
      file: at('app/with-place.tsx'),
      find: '[live, place === undefined, networkId, isRestricted]',
      put: '[live, place === undefined]',
    },
    gate: inBrowser('network-switch', 'another network shows its own rows at once, and hears its own events'),
  },
];
