import { defineWords } from '../../i18n/words.ts';

/** Texts of the dialog that puts a secret into the vault. */
export const vaultSecretWords = defineWords({
  en: {
    newTitle: 'New secret',
    title: (name: string) => `New value of ${name}`,
    text: 'The hub keeps it encrypted and never shows it again. Nodes get it in their environment.',
    name: 'Name',
    nameHint: 'Capital letters, digits and underscores, such as OPENAI_API_KEY.',
    value: 'Value',
    save: 'Save secret',
    done: (name: string) => `${name} is in the vault`,
  },
  zh: {
    newTitle: '新建密钥',
    title: (name) => `${name} 的新值`,
    text: 'Hub 加密保存，不再显示。节点通过环境变量获得它。',
    name: '名称',
    nameHint: '大写字母、数字和下划线，例如 OPENAI_API_KEY。',
    value: '值',
    save: '保存密钥',
    done: (name) => `${name} 已存入保险库`,
  },
});
