import { defineWords } from '../../../i18n/words.ts';

/** Texts of the streams. */
export const streamWords = defineWords({
  en: {
    lead: 'Open event streams of the process that answers: agents and pages that hear at once what happens.',
    list: 'Open streams',
    total: 'Streams',
    sessions: 'Sessions of all networks',
    uptime: 'Running for',
    version: 'Version',
    channel: 'Channel',
    network: 'Network',
    count: 'Streams',
    whole: 'the whole network',
    nothing: 'No stream is open',
    nothingNext: 'An agent opens one when it connects; a page of the console opens two.',
  },
  zh: {
    lead: '当前响应进程的事件流：已连接的智能体和页面会实时收到事件。',
    list: '已打开的事件流',
    total: '事件流',
    sessions: '全部网络的会话',
    uptime: '已运行',
    version: '版本',
    channel: '频道',
    network: '网络',
    count: '事件流数',
    whole: '整个网络',
    nothing: '没有打开的事件流',
    nothingNext: '智能体连接时会打开一个，控制台页面会打开两个。',
  },
});
