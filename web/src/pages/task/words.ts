import type { Diagnostic, Task } from '@agent-collaboration-hub/client';
import { isTaken } from '../shared/task-moves.ts';
import { defineWords } from '../../i18n/words.ts';

/** Texts of the page of one task. */
export const taskWords = defineWords({
  en: {
    back: 'Tasks',
    notFound: 'This task does not exist, or you may not see it',
    notFoundNext: 'The link may be incomplete, or the task belongs to another network.',
    toList: 'Go to the tasks',
    parents: 'Part of',
    task: 'Task',
    context: 'Background',
    result: 'Result',
    noResult: (alias: string) => `None yet. It appears here as soon as ${alias} answers.`,
    resultCut: 'The first 4,000 characters; the agent’s completions have the full text.',
    attachments: 'Attachments',
    download: (name: string) => `Download ${name}`,
    elsewhere: 'on the machine of the sender',
    timeline: 'Timeline',
    noSteps: 'Your role shows the steps in outline only.',
    children: 'Parts of this task',
    facts: 'Facts',
    fact: {
      to: 'For',
      from: 'Own label',
      sender: 'Really sent by',
      priority: 'Priority',
      sent: 'Sent',
      took: 'Took',
      expires: 'Expires',
      id: 'ID',
    },
    kind: { user: 'person', node: 'agent', system: 'the hub' },
    unknown: 'unknown',
    labelDiffers: 'The label is free text. The sender comes from the token.',
    earlier: 'Show earlier steps',
    follow: 'Follow up',
    write: (alias: string) => `Write to ${alias}`,
    close: 'Close with an answer',
    closeDetail: 'Ends the task in place of its agent. The answer goes to who sent it.',
    answer: 'Answer',
    outcome: 'Outcome',
    outcomes: { replied: 'Done', failed: 'Failed' },
    closed: 'Task closed',
    step: {
      sent: 'Sent and delivered',
      retried: 'Delivered once more',
      reassigned: 'Handed over',
      acked: 'Taken',
      running: 'Work began',
      replied: 'Answered',
      failed: 'Failed',
      cancelled: 'Cancelled',
      expired: 'Expired untaken',
      submitted: 'Given to the runtime',
      consumed: 'The runtime began its turn',
      expires: 'Expires unless taken',
      other: 'Changed',
    },
    by: (name: string) => `by ${name}`,
    person: 'a person',
    hub: 'the hub',
    now: 'Now',
    until: (span: string) => `${span} left`,
    since: (span: string) => `for ${span}`,
    hint: {
      inspect_runtime: (alias: string) => `See what ${alias} does`,
      check_target_registration: () => 'Hand it to another agent',
      restore_target: () => 'Hand it to another agent',
      restore_sse: (alias: string) => `Look at ${alias}`,
      wire_runtime_evidence: (alias: string) => `See what ${alias} does`,
      inspect_agent_queue: () => 'See its queue',
    },
    diagnose: (task: Task, diagnostic: Diagnostic, spans: Spans) => diagnoseInEnglish(task, diagnostic, spans),
    warning: (count: number) => `The delivery was handed out ${count} times without being taken.`,
  },
  zh: {
    back: '任务',
    notFound: '此任务不存在，或你无权查看',
    notFoundNext: '链接可能不完整，或任务属于其他网络。',
    toList: '前往任务列表',
    parents: '所属任务',
    task: '任务内容',
    context: '背景',
    result: '结果',
    noResult: (alias) => `暂无结果。${alias} 答复后会立即显示在这里。`,
    resultCut: '仅显示前 4,000 个字符，全文见智能体的完成记录。',
    attachments: '附件',
    download: (name) => `下载 ${name}`,
    elsewhere: '位于发送方的机器上',
    timeline: '时间线',
    noSteps: '以你的权限只能看到概要步骤。',
    children: '子任务',
    facts: '详情',
    fact: {
      to: '接收方',
      from: '自填标签',
      sender: '实际发送者',
      priority: '优先级',
      sent: '发送时间',
      took: '用时',
      expires: '过期时间',
      id: 'ID',
    },
    kind: { user: '人员', node: '智能体', system: 'Hub 自身' },
    unknown: '未知',
    labelDiffers: '标签可任意填写，实际发送者以令牌为准。',
    earlier: '显示更早的步骤',
    follow: '追加任务',
    write: (alias) => `给 ${alias} 留言`,
    close: '代为答复并结束',
    closeDetail: '代替智能体结束此任务，答复将发给任务的发送者。',
    answer: '答复',
    outcome: '结果',
    outcomes: { replied: '完成', failed: '失败' },
    closed: '任务已结束',
    step: {
      sent: '已发送并送达',
      retried: '重新投递',
      reassigned: '已转交',
      acked: '已接收',
      running: '开始处理',
      replied: '已答复',
      failed: '失败',
      cancelled: '已取消',
      expired: '过期未接收',
      submitted: '已交给运行时',
      consumed: '运行时开始处理',
      expires: '未被接收则过期',
      other: '状态变更',
    },
    by: (name) => name,
    person: '某位人员',
    hub: 'Hub 自身',
    now: '现在',
    until: (span) => `剩余 ${span}`,
    since: (span) => `已持续 ${span}`,
    hint: {
      inspect_runtime: (alias) => `查看 ${alias} 的状态`,
      check_target_registration: () => '转交其他智能体',
      restore_target: () => '转交其他智能体',
      restore_sse: (alias) => `查看 ${alias}`,
      wire_runtime_evidence: (alias) => `查看 ${alias} 的状态`,
      inspect_agent_queue: () => '查看其队列',
    },
    diagnose: (task, diagnostic, spans) => diagnoseInChinese(task, diagnostic, spans),
    warning: (count) => `此投递已被取走 ${count} 次，但从未被接收。`,
  },
});

/** Lengths of time in words: since the last delivery, and from there to the end. */
export interface Spans {
  readonly waited: string;
  readonly took: string;
}

function diagnoseInEnglish({ to_name: alias, status }: Task, { code }: Diagnostic, { waited, took }: Spans): string {
  const ends: Readonly<Record<string, string>> = {
    replied: `${alias} answered after ${took}.`,
    failed: `${alias} gave up after ${took}. A retry delivers it once more.`,
    cancelled: `It was cancelled after ${took}.`,
    expired: `${alias} did not take it in time. Retry it once the agent is back.`,
  };
  const causes: Readonly<Record<string, string>> = {
    terminal: ends[status] ?? 'The task has ended.',
    runtime_consumed_nonterminal: `The runtime of ${alias} works on it and has not finished.`,
    runtime_submitted_waiting_for_signal: `${alias} gave it to its runtime, which has not begun.`,
    target_session_missing: `No agent called ${alias} has ever reported, so nobody can take it.`,
    target_session_offline: `${alias} is offline. The task has waited ${waited} and is delivered when the agent returns.`,
    target_no_live_sse: isTaken({ status })
      ? `${alias} has taken it, and holds no open stream now: a change reaches it only when it asks.`
      : `${alias} holds no open stream, so it learns of the task only when it asks for its inbox.`,
    runtime_evidence_channel_absent: `${alias} has taken it. It never tells what its runtime does, so the hub cannot see more.`,
    lifecycle_progress_without_runtime_evidence: `${alias} has taken it, but its runtime has given no sign yet.`,
    delivered_waiting_for_agent: `It has waited ${waited} in the inbox of ${alias}, who is there and has not taken it yet.`,
  };
  return causes[code] ?? code;
}

function diagnoseInChinese({ to_name: alias, status }: Task, { code }: Diagnostic, { waited, took }: Spans): string {
  const ends: Readonly<Record<string, string>> = {
    replied: `${alias} 用时 ${took}完成答复。`,
    failed: `${alias} 在 ${took}后报告失败。可重试以重新投递。`,
    cancelled: `任务在 ${took}后被取消。`,
    expired: `${alias} 未及时接收。待其恢复后可重试。`,
  };
  const causes: Readonly<Record<string, string>> = {
    terminal: ends[status] ?? '任务已结束。',
    runtime_consumed_nonterminal: `${alias} 的运行时正在处理，尚未完成。`,
    runtime_submitted_waiting_for_signal: `${alias} 已将任务交给运行时，但尚未开始。`,
    target_session_missing: `名为 ${alias} 的智能体从未上报，没有人能接收此任务。`,
    target_session_offline: `${alias} 已离线。任务已等待 ${waited}，待其恢复后投递。`,
    target_no_live_sse: isTaken({ status })
      ? `${alias} 已接收任务，但当前没有打开事件流，只有在主动查询时才会得知变更。`
      : `${alias} 没有打开事件流，只有在主动查询收件箱时才会得知此任务。`,
    runtime_evidence_channel_absent: `${alias} 已接收任务，但从不上报运行时状态，Hub 无法看到更多信息。`,
    lifecycle_progress_without_runtime_evidence: `${alias} 已接收任务，但其运行时尚无任何动静。`,
    delivered_waiting_for_agent: `任务已在 ${alias} 的收件箱中等待 ${waited}，智能体在线但尚未接收。`,
  };
  return causes[code] ?? code;
}
