import type { AttentionItem } from '@agent-collaboration-hub/client';
import { defineWords, plural } from '../../i18n/words.ts';

/** Texts of the attention page. */
export const attentionWords = defineWords({
  en: {
    title: 'Attention',
    list: 'What waits for a person',
    severity: { now: 'Now', soon: 'Today', note: 'Later' },
    nothing: 'Nothing waits for you',
    nothingOf: 'Nothing of this kind waits for you',
    showAll: 'Show everything',
    fleet: (working: number, idle: number, offline: number) => `${working} working, ${idle} idle, ${offline} offline`,
    noAgents: 'No agent has reported yet.',
    connect: 'Connect the first',
    filter: 'Severity',
    all: 'All',
    snooze: 'Snooze',
    snoozeUntil: {
      hour: 'For an hour',
      evening: 'Until 18:00',
      morning: 'Until tomorrow, 9:00',
      week: 'Until next week',
    },
    snoozed: 'Snoozed',
    more: 'More actions',
    done: (title: string) => `Done: ${title}`,
    submit: 'Send',
    need: { message: 'Message', new_alias: 'New agent', due: 'New date' },
    noAlias: 'Choose an agent',
    reason: (item: AttentionItem) => item.reason,
    action: (title: string) => title,
    openTasks: (count: number) => plural(count, 'open task'),
    itsTask: 'Its task',
    layers: (names: string) => `Broken: ${names}`,
    priority: { high: 'high priority', normal: '', low: 'low priority' },
  },
  zh: {
    title: '待处理',
    list: '等待人工处理的事项',
    severity: { now: '立即', soon: '今天', note: '稍后' },
    nothing: '没有等待你处理的事项',
    nothingOf: '没有此类待处理事项',
    showAll: '显示全部',
    fleet: (working, idle, offline) => `${working} 个工作中，${idle} 个空闲，${offline} 个离线`,
    noAgents: '还没有智能体上报状态。',
    connect: '接入第一个',
    filter: '紧急程度',
    all: '全部',
    snooze: '稍后提醒',
    snoozeUntil: { hour: '一小时后', evening: '今天 18:00', morning: '明天 9:00', week: '下周' },
    snoozed: '已设为稍后提醒',
    more: '更多操作',
    done: (title) => `已完成：${title}`,
    submit: '发送',
    need: { message: '消息', new_alias: '新的智能体', due: '新日期' },
    noAlias: '选择智能体',
    reason: (item) => chineseReason(item),
    action: (title) => chineseActions[title] ?? title,
    openTasks: (count) => `${count} 个未完成任务`,
    itsTask: '相关任务',
    layers: (names) => `故障层：${names}`,
    priority: { high: '高优先级', normal: '', low: '低优先级' },
  },
});

/** The hub tells causes in English; here they are told from the same facts. */
function chineseReason({ kind, evidence, subject, reason }: AttentionItem): string {
  const { alias = subject.label, from = '', read_count = 0, open_tasks = 0, request = '', due = '' } = evidence;
  const causes: Readonly<Record<string, string>> = {
    task_failed: `${alias} 将此任务标记为失败。`,
    task_expired: `${alias} 未在期限内确认此任务。`,
    task_unclaimed: `${alias} 尚未接收此任务。`,
    task_stalled: `${alias} 已接收此任务，但长时间没有进展。`,
    agent_waiting_input: `${alias} 正在等待答复。`,
    agent_blocked: `${alias} 报告自己受阻。`,
    agent_error: `${alias} 报告出错。`,
    agent_degraded: `${alias} 无法工作。`,
    agent_offline_with_work: `${alias} 已离线，还有 ${open_tasks} 个未完成任务。`,
    delivery_poisoned: `此投递已交给 ${alias} ${read_count} 次，但从未被确认。`,
    lifecycle_failed: `对 ${alias} 的「${request}」请求失败。`,
    card_overdue: `此卡片应于 ${due} 完成，但仍未完成。`,
    message_unread: `你还没有阅读 ${from} 发来的消息。`,
  };
  return causes[kind] ?? reason;
}

const chineseActions: Readonly<Record<string, string>> = {
  'See what the agent does': '查看智能体状态',
  'Write to the agent': '给智能体留言',
  'See its tasks': '查看其任务',
  'Deliver it once more': '重新投递',
  'Hand it to another agent': '转交其他智能体',
  'Cancel it': '取消任务',
  'Cancel the task': '取消任务',
  'See where it stands': '查看进展',
  'Take it out of the inbox, as the agent': '代智能体从收件箱移除',
  'Request the node anew': '重新请求创建节点',
  'Mark it as done': '标记为完成',
  'Move its date': '修改日期',
  'Mark it as read': '标为已读',
};
