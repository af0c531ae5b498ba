import { defineWords } from '../../i18n/words.ts';

/** Texts about what a supervisor can do. */
export const hostCapabilityWords = defineWords({
  en: {
    canCreate: 'Creates nodes',
    cannotCreate: 'Creates no nodes',
    maybeCreates: 'Has not said whether it creates nodes',
    noReason: 'It gave no reason.',
    offlineReason: 'A host creates nodes while it is online.',
  },
  zh: {
    canCreate: '可创建节点',
    cannotCreate: '不可创建节点',
    maybeCreates: '未说明能否创建节点',
    noReason: '未说明原因。',
    offlineReason: '主机在线时才能创建节点。',
  },
});
