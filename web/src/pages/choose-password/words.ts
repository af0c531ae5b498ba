import { defineWords } from '../../i18n/words.ts';

/** Texts of the page behind a one-time password. */
export const choosePasswordWords = defineWords({
  en: {
    title: 'Choose a password',
    lead: (name: string) =>
      `You are signed in as ${name}. An admin of the hub has reset your password: before you go on, choose one that only you know.`,
    oneTime: 'One-time password',
    oneTimeHint: 'The one that you just signed in with.',
    newPassword: 'New password',
    newPasswordHint: 'At least 8 characters, and not a common one.',
    again: 'New password, again',
    different: 'This is not the same password.',
    same: 'This is the one-time password. Choose another one.',
    choose: 'Set password',
    signOut: 'Sign out',
    chosen: 'Your password is set.',
  },
  zh: {
    title: '设置新密码',
    lead: (name) => `你已登录为 ${name}。Hub 管理员重置了你的密码，请先设置只有你知道的密码再继续。`,
    oneTime: '一次性密码',
    oneTimeHint: '即刚才登录时使用的密码。',
    newPassword: '新密码',
    newPasswordHint: '至少 8 个字符，且不能是常见密码。',
    again: '再次输入新密码',
    different: '两次输入的密码不一致。',
    same: '这是一次性密码，请换一个。',
    choose: '设置密码',
    signOut: '退出登录',
    chosen: '密码已设置。',
  },
});
