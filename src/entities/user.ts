import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { SystemRole } from '../../generated/enums.ts';

/** A person with an account. `usernameKey` is the lower-cased name and carries the uniqueness. */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    userId: p.text().primary(),
    username: p.text(),
    usernameKey: p.text().unique(),
    displayName: p.text().strictNullable(),
    email: p.text().strictNullable(),
    role: p.text().$type<SystemRole>(),
    passwordHash: p.text(),
    createdAt: p.bigint('number'),
    updatedAt: p.bigint('number'),
    // Set by a reset, until the person has chosen a password.
    mustChangePassword: p.integer().default(0),
    // When a system admin disabled the account.
    disabledAt: p.bigint('number').strictNullable(),
  },
  indexes: [{ name: 'users_created', properties: ['createdAt', 'userId'] }],
});

export type User = InferEntity<typeof User>;
