import { defineWords } from '../../i18n/words.ts';

/** Names of the sections. */
export const adminWords = defineWords({
  en: {
    admin: 'Administration',
    hub: 'This hub',
    users: 'Users',
    audit: 'Audit log',
    log: 'Server log',
    streams: 'Streams',
    jobs: 'Jobs',
    licence: 'Licence',
    terminal: 'Terminal',
    closed: 'Only an admin of the hub sees this',
    closedNext: 'What you may change yourself is under Settings.',
    toSettings: 'Open the settings',
    never: 'never',
  },
  zh: {
    admin: '系统管理',
    hub: '此 Hub',
    users: '用户',
    audit: '审计日志',
    log: '服务器日志',
    streams: '事件流',
    jobs: '后台任务',
    licence: '许可证',
    terminal: '终端',
    closed: '仅 Hub 管理员可见',
    closedNext: '你可以在「设置」中修改自己的内容。',
    toSettings: '打开设置',
    never: '从未',
  },
});
