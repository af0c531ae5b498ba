import { at, inBrowser } from './mutation.ts';
import type { ConsoleMutation } from './mutation.ts';

const page = (path: string): string => at(`pages/${path}`);

/** The pages of work, of what people send each other, and of who may what. */
export const ofWork: readonly ConsoleMutation[] = [
  {
    name: 'sign-in: who has a one-time password is let in with it',
    file: at('app/with-place.tsx'),
    ...{ find: 'if (me.data.user.must_change_password === true)', put: 'if (me.data.networks === undefined)' },
    gate: inBrowser(
      'session',
      'a one-time password leads to the choice of another, before the hub is asked for anything, and then to where the person wanted to go',
    ),
  },
  {
    name: 'admin: lost confirmation, an account is deleted without its name',
    file: page('admin/users/user-dialogs.tsx'),
    ...{ find: 'name={username}\n      isBusy', put: 'name=""\n      isBusy' },
    gate: inBrowser('admin', 'an account is deleted when its name is typed, and stays while it owns networks'),
  },
  {
    name: 'settings: the filters of the audit log are not in the address',
    file: page('settings/audit/network-audit-page.tsx'),
    ...{
      find: 'onAsk={(search) => void navigate({ search, replace',
      put: 'onAsk={() => void navigate({ search: {}, replace',
    },
    gate: inBrowser('settings', 'the audit log keeps its filters in the address, and is saved as they say'),
  },
  {
    name: 'settings: lost confirmation, a token is revoked at once',
    ...{
      file: page('settings/tokens/tokens-page.tsx'),
      find: '  return (\n    <Confirm',
      put: '  if (!isActing) void act(token).then(onClose);\n  return (\n    <Confirm',
    },
    gate: inBrowser('settings', 'tokens are shown once, work, and end when they are revoked'),
  },
  {
    name: 'start: what an agent said before its new token turns it green',
    ...{ file: page('start/use-heard.ts'), find: ' || known.last_seen_at === minted?.seenBefore', put: '' },
    gate: inBrowser(
      'start',
      'a hub with people turns green only with a report that came after the new token, and knows the agent after a reload',
    ),
  },
  {
    name: 'start: the first heartbeat is not heard',
    ...{ file: page('start/use-heard.ts'), find: 'if (alias === undefined || ', put: 'if (alias !== undefined || ' },
    gate: inBrowser(
      'start',
      'a hub without people leads from its address to the first admin, a network, a token and settings that work; the agent turns green within a second',
    ),
  },
  {
    name: 'inbox: a look hands the messages out',
    ...{ file: page('inbox/use-inbox.ts'), find: 'peek: true, ', put: '' },
    gate: inBrowser('inbox', 'the inbox marks all as read, messages and replies to tasks alike'),
  },
  {
    name: 'inbox: an answered message stays unread',
    ...{
      file: page('inbox/use-inbox-acts.ts'),
      find: "return hub.call('ackMessages', { message_ids: [entry.id] });",
      put: 'return hub;',
    },
    gate: inBrowser('inbox', 'the inbox answers the agent that really sent, and marks the message as read'),
  },
  {
    name: 'files: lost confirmation, a file is deleted at once',
    ...{ file: page('files/files-page.tsx'), find: 'onDelete: setLeaving', put: 'onDelete: (file) => void act(file)' },
    gate: inBrowser('files', 'the files are uploaded, downloaded byte for byte and deleted'),
  },
  {
    name: 'files: members are offered to delete the files of others',
    ...{
      file: page('files/files-page.tsx'),
      find: 'write && (manage || file.uploader_id === userId)',
      put: 'write || (manage && file.uploader_id === userId)',
    },
    gate: inBrowser(
      'files',
      'the files offers nobody what the hub would refuse: a viewer downloads, a member deletes its own alone',
    ),
  },
  {
    name: 'admin: everybody sees the pages of the hub',
    ...{ file: page('admin/admin-frame.tsx'), find: 'useMay().administer ?', put: 'useMay() ?' },
    gate: inBrowser('admin', 'administration is offered to admins of the hub alone'),
  },
  {
    name: 'admin: a paused log goes on',
    ...{ file: page('admin/log/use-log-tail.ts'), find: '    if (isPaused) return undefined;\n', put: '' },
    gate: inBrowser('admin', 'administration shows a log that goes on, and stands still while it is paused'),
  },
  {
    name: 'compose: lost idempotency key',
    ...{ file: page('compose/send-draft.ts'), find: '{ idempotencyKey: key }', put: '{}' },
    gate: inBrowser('compose', 'a text that is sent again without an answer makes one task, over a reload too'),
  },
  {
    name: 'compose: the key of a draft is lost with a reload',
    ...{
      file: page('compose/draft.ts'),
      find: '  sessionStorage.setItem(keyPlace(networkId), JSON.stringify(next));\n',
      put: '',
    },
    gate: inBrowser('compose', 'a text that is sent again without an answer makes one task, over a reload too'),
  },
  {
    name: 'compose: lost confirmation, a broadcast goes at once',
    ...{
      file: page('compose/compose-dialog.tsx'),
      find: "if (draft.kind === 'broadcast') setAsking(true);\n    else void send();",
      put: 'void send();',
    },
    gate: inBrowser('compose', 'a file goes with the task, and a broadcast asks before it reaches everybody'),
  },
  {
    name: 'compose: an offline agent is said to be there',
    ...{ file: page('compose/send-draft.ts'), find: 'isQueued: sent.queued === true', put: 'isQueued: false' },
    gate: inBrowser('compose', 'the queue is shown before a task goes, and an offline agent is said to be one'),
  },
  {
    name: 'board: lost rollback, a card stays where the hub did not put it',
    ...{ file: page('board/use-change-card.ts'), find: '    settle(seen.id, wanted);\n', put: '' },
    gate: inBrowser('board', 'a card is shown where it will be at once, and goes back when the hub refuses'),
  },
  {
    name: 'board: a card that somebody else moves stays where it was',
    ...{ file: page('board/use-board-live.ts'), find: 'else for (const id of ids) void read(id);', put: '' },
    gate: inBrowser('board', 'a card that somebody else changes is patched alone: no column is read again'),
  },
  {
    name: 'board: the later of two people wins unseen',
    ...{ file: page('board/use-change-card.ts'), find: 'if (fields.length > 0) {', put: 'if (fields.length > 99) {' },
    gate: inBrowser(
      'board',
      'two people who change the same the later one is told who was first, and may keep their own',
    ),
  },
  {
    name: 'board: lost confirmation, a card is deleted at once',
    ...{
      file: page('board/card/card-actions.tsx'),
      find: '  return (\n    <Confirm',
      put: '  if (isOpen && !isActing) void remove();\n  return (\n    <Confirm',
    },
    gate: inBrowser('board', 'the drawer asks before it deletes the card, which then is gone for everybody'),
  },
  {
    name: 'board: a filter is not in the address',
    ...{ file: page('board/board-page.tsx'), find: '({ ...now, ...change })', put: '({ ...now })' },
    gate: inBrowser('board', 'the board keeps its filters in the address'),
  },
  {
    name: 'tasks: a filter is not in the address',
    ...{ file: page('tasks/tasks-search.ts'), find: '    ...(priority && { priority }),\n', put: '' },
    gate: inBrowser('tasks', 'filters are in the address and survive a reload'),
  },
  {
    name: 'tasks: a refused move of many is told as done',
    ...{
      file: page('tasks/use-bulk.ts'),
      find: 'else tell({ refused: [...now.refused, { task, refusal }] })',
      put: 'else tell({ done: [...now.done, task] })',
    },
    gate: inBrowser('tasks', 'a bulk cancels what it can, and says which task the hub refused'),
  },
  {
    name: 'task: a retry cannot be taken back',
    ...{ file: page('task/task-actions.tsx'), find: '    undo: () => quietly.act({}),\n', put: '' },
    gate: inBrowser('tasks', 'a failed task says who gave up, and is retried from the sentence'),
  },
];
