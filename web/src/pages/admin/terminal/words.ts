import { defineWords } from '../../../i18n/words.ts';

/** Texts of the terminal. */
export const terminalWords = defineWords({
  en: {
    lead: 'The tmux sessions of the machine of the hub, for debugging. What is typed here is recorded in the audit log, without its text.',
    name: 'Session',
    nameHint: 'The exact name of a tmux session.',
    open: 'Watch',
    shows: (name: string) => `What ${name} shows`,
    blank: 'The terminal is blank.',
    type: 'Type into it',
    enter: 'Press Enter behind it',
    send: 'Send',
    ended: 'Watching has stopped',
    again: 'Watch again',
  },
  zh: {
    lead: 'Hub 所在机器上的 tmux 会话，用于排查问题。此处的输入会记入审计日志（不含内容）。',
    name: '会话',
    nameHint: 'tmux 会话的准确名称。',
    open: '查看',
    shows: (name) => `${name} 的显示内容`,
    blank: '终端为空。',
    type: '输入内容',
    enter: '输入后按回车',
    send: '发送',
    ended: '已停止查看',
    again: '重新查看',
  },
});
