import { defineWords, plural } from '../../i18n/words.ts';

/** Texts of what can be done to tasks, wherever they are shown. */
export const moveWords = defineWords({
  en: {
    priority: { high: 'High', normal: 'Normal', low: 'Low' },
    move: { cancel: 'Cancel', retry: 'Retry', reassign: 'Reassign' },
    more: 'More actions',
    cancelTitle: (count: number) => (count === 1 ? 'Cancel this task?' : `Cancel ${count} tasks?`),
    cancelDetail: (taken: number, count: number) =>
      taken === 0
        ? 'The agent no longer finds it in the inbox. This cannot be undone; a retry delivers it anew.'
        : count === 1
          ? 'An agent works on it now and is told to stop. What it has done so far is not kept.'
          : `Agents work on ${taken} of them now and are told to stop. What they have done so far is not kept.`,
    cancelDo: (count: number) => (count === 1 ? 'Cancel the task' : `Cancel ${count} tasks`),
    keep: 'Keep',
    reason: 'Reason',
    reasonHint: 'Kept with the task, for those who ask later.',
    reassignTitle: (count: number) =>
      count === 1 ? 'Hand this task to another agent' : `Hand ${count} tasks to one agent`,
    reassignDetail: (taken: number) =>
      taken === 0 ? 'The former agent no longer finds it in the inbox.' : 'Work that is under way is interrupted.',
    reassignDo: 'Hand over',
    agent: 'Agent',
    did: {
      cancel: (count: number) => (count === 1 ? 'Task cancelled' : `${count} tasks cancelled`),
      retry: (count: number) => (count === 1 ? 'Delivered once more' : `${count} tasks delivered once more`),
      reassign: (count: number) => (count === 1 ? 'Task handed over' : `${count} tasks handed over`),
    },
    queue: (count: number) => `${count} open`,
    openTasks: (count: number) => plural(count, 'open task'),
    noQueue: 'No open tasks',
    waitsOffline: 'What you send waits until it returns.',
  },
  zh: {
    priority: { high: '高', normal: '普通', low: '低' },
    move: { cancel: '取消', retry: '重试', reassign: '转交' },
    more: '更多操作',
    cancelTitle: (count) => (count === 1 ? '取消此任务？' : `取消 ${count} 个任务？`),
    cancelDetail: (taken, count) =>
      taken === 0
        ? '任务将从智能体的收件箱中移除。此操作无法撤销，但可以重试以重新投递。'
        : count === 1
          ? '智能体正在处理此任务，将被通知停止，已完成的部分不会保留。'
          : `其中 ${taken} 个正在处理，智能体将被通知停止，已完成的部分不会保留。`,
    cancelDo: (count) => (count === 1 ? '取消任务' : `取消 ${count} 个任务`),
    keep: '保留',
    reason: '原因',
    reasonHint: '随任务保存，供日后查看。',
    reassignTitle: (count) => (count === 1 ? '将任务转交给其他智能体' : `将 ${count} 个任务转交给同一智能体`),
    reassignDetail: (taken) => (taken === 0 ? '任务将从原智能体的收件箱中移除。' : '正在进行的工作会被中断。'),
    reassignDo: '转交',
    agent: '智能体',
    did: {
      cancel: (count) => (count === 1 ? '任务已取消' : `已取消 ${count} 个任务`),
      retry: (count) => (count === 1 ? '已重新投递' : `已重新投递 ${count} 个任务`),
      reassign: (count) => (count === 1 ? '任务已转交' : `已转交 ${count} 个任务`),
    },
    queue: (count) => `${count} 个待办`,
    openTasks: (count) => `${count} 个未完成任务`,
    noQueue: '没有未完成任务',
    waitsOffline: '发送的内容将等待其恢复。',
  },
});
