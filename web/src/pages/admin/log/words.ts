import { defineWords, plural } from '../../../i18n/words.ts';

/** Texts of the server log. */
export const logWords = defineWords({
  en: {
    lead: 'The last lines of the hub process that answers, newest first. Secrets are masked; a restart forgets them.',
    list: 'Log lines',
    level: 'Level',
    levels: { '': 'All', info: 'Info and up', warn: 'Warnings and up', error: 'Errors' },
    search: 'Find in the lines',
    pause: 'Pause',
    follow: 'Follow',
    following: (count: number) => `${plural(count, 'line')}, following`,
    paused: (count: number) => `${plural(count, 'line')}, paused`,
    nothing: 'No line matches',
    showAll: 'Show all lines',
    empty: 'The process has logged nothing yet',
  },
  zh: {
    lead: '当前响应的 Hub 进程的最近日志，最新的在前。密钥已遮盖，重启后清空。',
    list: '日志',
    level: '级别',
    levels: { '': '全部', info: '信息及以上', warn: '警告及以上', error: '错误' },
    search: '在日志中查找',
    pause: '暂停',
    follow: '继续跟踪',
    following: (count) => `${count} 行，跟踪中`,
    paused: (count) => `${count} 行，已暂停`,
    nothing: '没有匹配的日志',
    showAll: '显示全部日志',
    empty: '进程还没有输出日志',
  },
});
