import { defineEntity, p } from '@mikro-orm/core';

/** Login failures in a row of one user name and the lock that follows from them. */
export const LoginFailure = defineEntity({
  name: 'LoginFailure',
  tableName: 'login_failures',
  properties: {
    usernameKey: p.text().primary(),
    failures: p.integer(),
    lockedUntil: p.bigint('number'),
    updatedAt: p.bigint('number'),
  },
});
