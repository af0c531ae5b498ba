import { defineWords } from '../../i18n/words.ts';

/** Texts of the sign-in page. */
export const signInWords = defineWords({
  en: {
    title: 'Sign in',
    username: 'User name',
    password: 'Password',
    token: 'Token',
    tokenHint: 'A token of yours that begins with utok_. It is exchanged for a session and not kept.',
    byPassword: 'Use name and password',
    byToken: 'Use a token',
    submit: 'Sign in',
    noAccount: 'No account yet?',
    register: 'Create one',
  },
  zh: {
    title: '登录',
    username: '用户名',
    password: '密码',
    token: '令牌',
    tokenHint: '你的 utok_ 令牌，仅用于换取会话，不会被保存。',
    byPassword: '使用用户名和密码',
    byToken: '使用令牌',
    submit: '登录',
    noAccount: '还没有账户？',
    register: '创建账户',
  },
});
