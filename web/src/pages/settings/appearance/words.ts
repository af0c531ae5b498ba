import { defineWords } from '../../../i18n/words.ts';

/** Texts of the appearance. */
export const appearanceWords = defineWords({
  en: {
    here: 'These are kept in this browser.',
    keyboard: 'Keyboard',
    keysHint: 'Single keys such as c, j and g f. Turn them off if you dictate. ⌘K and Ctrl K always work.',
  },
  zh: {
    here: '这些选项保存在当前浏览器中。',
    keyboard: '键盘',
    keysHint: '例如 c、j、g f 等单键。使用语音输入时可关闭；⌘K 和 Ctrl K 始终有效。',
  },
});
