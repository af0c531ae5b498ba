import { defineWords } from '../../i18n/words.ts';

/** Texts of the page of an agent. */
export const agentWords = defineWords({
  en: {
    now: 'Now',
    unknown: (alias: string) => `No agent answers to ${alias}`,
    unknownNext: 'It may have been renamed or deleted, or it belongs to another of your networks.',
    progressOf: (alias: string) => `Progress of ${alias}`,
    fact: {
      model: 'Model',
      host: 'Host',
      runtime: 'Runtime',
      stream: 'Stream',
      owner: 'Owner',
      mode: 'Permission mode',
      state: 'Lifecycle',
    },
    stream: (isOpen: boolean) => (isOpen ? 'open' : 'closed'),
    mode: { normal: 'normal', readonly: 'read only', restricted: 'restricted' },
    state: {
      active: 'active',
      stopping: 'stopping',
      stopped: 'stopped',
      stop_failed: 'stop failed',
      starting: 'starting',
      deleting: 'deleting',
    },
  },
  zh: {
    now: '当前状态',
    unknown: (alias) => `没有名为 ${alias} 的智能体`,
    unknownNext: '它可能已改名或删除，或属于你的另一个网络。',
    progressOf: (alias) => `${alias} 的进度`,
    fact: {
      model: '模型',
      host: '主机',
      runtime: '运行时',
      stream: '事件流',
      owner: '所有者',
      mode: '权限模式',
      state: '生命周期',
    },
    stream: (isOpen) => (isOpen ? '已连接' : '未连接'),
    mode: { normal: '普通', readonly: '只读', restricted: '受限' },
    state: {
      active: '运行中',
      stopping: '停止中',
      stopped: '已停止',
      stop_failed: '停止失败',
      starting: '启动中',
      deleting: '删除中',
    },
  },
});
