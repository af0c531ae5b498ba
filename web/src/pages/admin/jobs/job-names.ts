/** What the jobs of the hub are for, by name. */
const jobNames: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  expire_probes: { en: 'End probes without an answer', zh: '结束无应答的模型探测' },
  expire_renames: { en: 'Give up renames that nobody finished', zh: '放弃未完成的重命名' },
  expire_requests: { en: 'End requests without an answer', zh: '结束无应答的主机请求' },
  expire_tasks: { en: 'Expire tasks that nobody took', zh: '使无人接收的任务过期' },
  mark_offline: { en: 'Mark silent agents as offline', zh: '将静默的智能体标为离线' },
  move_stragglers: { en: 'Bring late messages to the new name of an agent', zh: '将发往旧名称的消息转到新名称' },
  purge_audit: { en: 'Remove old audit rows', zh: '清理旧审计记录' },
  purge_browser_tokens: { en: 'Remove ended tokens of pages', zh: '清理已失效的页面令牌' },
  purge_card_events: { en: 'Remove old card history', zh: '清理旧卡片历史' },
  purge_deliveries: { en: 'Remove old deliveries', zh: '清理旧投递' },
  purge_files: { en: 'Remove files that nothing names', zh: '清理无引用的文件' },
  purge_idempotency_keys: { en: 'Forget old idempotency keys', zh: '清理旧幂等键' },
  purge_login_failures: { en: 'Forget old failed logins', zh: '清理旧登录失败记录' },
  purge_old_files: { en: 'Remove old files', zh: '清理旧文件' },
  purge_request_contents: { en: 'Empty answers of hosts whose time is over', zh: '清空过期的主机应答' },
  purge_requests: { en: 'Remove old requests to hosts', zh: '清理旧主机请求' },
  purge_snoozes: { en: 'Forget snoozes that have ended', zh: '清理已到期的稍后提醒' },
  purge_stream_events: { en: 'Remove old events', zh: '清理旧事件' },
  purge_task_events: { en: 'Remove old steps of tasks', zh: '清理旧任务步骤' },
  purge_tasks: { en: 'Remove old tasks', zh: '清理旧任务' },
  purge_telemetry: { en: 'Remove old measurements', zh: '清理旧遥测数据' },
  record_reads: { en: 'Write down what was read', zh: '写入已读状态' },
  record_token_use: { en: 'Write down when tokens were used', zh: '写入令牌使用时间' },
  tell_attention: { en: 'Tell pages how much needs a person', zh: '通知页面待处理数量' },
};

/** What a job is for; one of another version goes by its name. */
export function jobName(name: string, language: 'en' | 'zh'): string {
  return jobNames[name]?.[language] ?? name.replaceAll('_', ' ');
}
