import { defineWords } from '../../i18n/words.ts';

/** Names of the flags of a runtime. */
export const flagWords = defineWords({
  en: {
    flag: {
      permissionMode: 'Permission mode',
      sandboxMode: 'Sandbox',
      modelReasoningEffort: 'Reasoning effort',
      maxTurns: 'Turns at most',
      budget: 'Budget',
      timeout: 'Time limit in ms',
    },
    hint: { maxTurns: '1 to 9,999', budget: '0 to 1,000', timeout: '0 for none, or 1,000 to 3,600,000' },
  },
  zh: {
    flag: {
      permissionMode: '权限模式',
      sandboxMode: '沙箱',
      modelReasoningEffort: '推理强度',
      maxTurns: '最大轮数',
      budget: '预算',
      timeout: '时限（毫秒）',
    },
    hint: { maxTurns: '1 到 9,999', budget: '0 到 1,000', timeout: '0 表示不限，或 1,000 到 3,600,000' },
  },
});
