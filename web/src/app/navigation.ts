import { defineWords } from '../i18n/words.ts';
import type { IconName } from '../parts/icon.tsx';
import type { May } from './use-may.ts';

/** A page in the navigation, in the palette and under `g` and a letter. */
export interface NavigationEntry {
  readonly to: string;
  readonly icon: IconName;
  readonly name: keyof typeof names;
  readonly group: 'work' | 'fleet' | 'hub';
  /** The letter behind `g`. */
  readonly letter?: string;
  /** One of the four at the foot of a phone. */
  readonly isNear?: boolean;
  /** Who sees it; everybody without it. */
  readonly isFor?: (may: May) => boolean;
}

const names = {
  attention: 'Attention',
  tasks: 'Tasks',
  inbox: 'Inbox',
  servers: 'Servers',
  files: 'Files',
  settings: 'Settings',
  admin: 'Administration',
  nodes: 'Nodes',
  fleet: 'Fleet',
  board: 'Board',
  providers: 'Providers',
  skills: 'Skills',
} as const;

/** Names of the pages. */
export const navigationWords = defineWords({
  en: names,
  zh: {
    attention: '待处理',
    tasks: '任务',
    inbox: '收件箱',
    servers: '服务器',
    files: '文件',
    settings: '设置',
    admin: '系统管理',
    nodes: '节点',
    fleet: '智能体',
    board: '看板',
    providers: '供应商',
    skills: '技能',
  },
});

/** The pages, in the order in which they are shown. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/', icon: 'attention', name: 'attention', group: 'work', letter: 'a', isNear: true },
  { to: '/inbox', icon: 'inbox', name: 'inbox', group: 'work', letter: 'i', isNear: true },
  { to: '/fleet', icon: 'fleet', name: 'fleet', group: 'fleet', letter: 'f', isNear: true },
  { to: '/tasks', icon: 'tasks', name: 'tasks', group: 'work', letter: 't', isNear: true },
  { to: '/board', icon: 'board', name: 'board', group: 'work', letter: 'b' },
  { to: '/files', icon: 'files', name: 'files', group: 'work', isFor: ({ reachAll }) => reachAll },
  { to: '/nodes', icon: 'nodes', name: 'nodes', group: 'fleet', letter: 'n', isFor: ({ reachAll }) => reachAll },
  {
    to: '/providers',
    icon: 'providers',
    name: 'providers',
    group: 'fleet',
    letter: 'p',
    isFor: ({ manage }) => manage,
  },
  { to: '/skills', icon: 'skills', name: 'skills', group: 'fleet', letter: 'k', isFor: ({ reachAll }) => reachAll },
  { to: '/servers', icon: 'servers', name: 'servers', group: 'fleet', isFor: ({ reachAll }) => reachAll },
  { to: '/settings', icon: 'settings', name: 'settings', group: 'hub', letter: ',' },
  { to: '/admin', icon: 'admin', name: 'admin', group: 'hub', isFor: ({ administer }) => administer },
];
