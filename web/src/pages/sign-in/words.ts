import { defineWords } from '../../i18n/words.ts';

/** Texts of the sign-in page. */
export const signInWords = defineWords({
  en: {
    title: 'Sign in',
    product: 'Agent Collaboration Hub',
    username: 'User name',
    password: 'Password',
    token: 'Token',
    tokenHint: 'A token of yours that begins with utok_. It is exchanged for a session and not kept.',
    byPassword: 'Use name and password',
    byToken: 'Use a token',
    submit: 'Sign in',
    noAccount: 'No account yet?',
    register: 'Create one',
    unreachable: 'The hub did not answer. Check your connection and try again.',
  },
  zh: {
    title: '登录',
    product: '智能体协作 Hub',
    username: '用户名',
    password: '密码',
    token: '令牌',
    tokenHint: '你的 utok_ 令牌，仅用于换取会话，不会被保存。',
    byPassword: '使用用户名和密码',
    byToken: '使用令牌',
    submit: '登录',
    noAccount: '还没有账户？',
    register: '创建账户',
    unreachable: 'Hub 没有响应。请检查网络后重试。',
  },
});
