import { defineWords } from '../../../i18n/words.ts';

/** Texts of the profile. */
export const profileWords = defineWords({
  en: {
    displayName: 'Display name',
    displayNameHint: 'What others see beside your user name.',
    email: 'E-mail',
    emailHint: 'For people who want to reach you. The hub sends nothing to it.',
    username: (name: string) => `Signs in as ${name}`,
    admin: 'Instance admin',
    id: 'Your user id',
    idHint: 'Whoever adds you to a network needs it.',
    initials: 'Your initials are your picture.',
  },
  zh: {
    displayName: '显示名称',
    displayNameHint: '显示在用户名旁边，其他人可见。',
    email: '邮箱',
    emailHint: '方便他人联系你，Hub 不会向其发送邮件。',
    username: (name) => `登录名 ${name}`,
    admin: '实例管理员',
    id: '你的用户 ID',
    idHint: '将你加入网络的人需要此 ID。',
    initials: '头像由姓名首字母生成。',
  },
});
