import { defineWords } from '../../../i18n/words.ts';

/** Texts of the background jobs. */
export const jobWords = defineWords({
  en: {
    lead: 'What the hub does by itself, as the process that answers saw it. Why one failed stands in the server log.',
    list: 'Background jobs',
    job: 'Job',
    every: 'Every',
    seconds: (count: number) =>
      count < 90 ? `${count} s` : count < 5400 ? `${Math.round(count / 60)} min` : `${Math.round(count / 3600)} h`,
    each: 'in each process',
    one: 'in one process at a time',
    last: 'Last run',
    took: 'Took',
    ms: (count: number) => (count < 1000 ? `${count} ms` : `${(count / 1000).toFixed(1)} s`),
    result: 'Result',
    results: { done: 'done', failed: 'failed', elsewhere: 'ran elsewhere' },
    running: 'running',
    next: 'Next',
    toLog: 'See the errors in the log',
    failed: (count: number) => `${count} failed`,
  },
  zh: {
    lead: 'Hub 自动执行的任务（当前响应进程所见）。失败原因见服务器日志。',
    list: '后台任务',
    job: '任务',
    every: '间隔',
    seconds: (count) =>
      count < 90 ? `${count} 秒` : count < 5400 ? `${Math.round(count / 60)} 分钟` : `${Math.round(count / 3600)} 小时`,
    each: '每个进程各自执行',
    one: '同时仅一个进程执行',
    last: '上次运行',
    took: '耗时',
    ms: (count) => (count < 1000 ? `${count} 毫秒` : `${(count / 1000).toFixed(1)} 秒`),
    result: '结果',
    results: { done: '完成', failed: '失败', elsewhere: '由其他进程执行' },
    running: '运行中',
    next: '下次',
    toLog: '在日志中查看错误',
    failed: (count) => `${count} 个失败`,
  },
});
