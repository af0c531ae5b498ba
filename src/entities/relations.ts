import { p } from '@mikro-orm/core';
import { Network } from './network.ts';

/*
 * Which rows hang on which. Every key begins with the network, as the tables do. Tables that every task or heartbeat
 * writes have no foreign key: what it costs is not worth it, and the deletion of a network takes their rows by name. A
 * reference table (memberships, invites, tokens) has a relation to its network without a key in the database: the
 * network may lie on another node of it.
 */

/**
 * The network that a row belongs to, as the first column of its key. The property is the network's id; the row goes
 * with its network.
 */
export const ofNetwork = () =>
  p
    .manyToOne(Network)
    .mapToPk()
    .fieldName('network_id')
    .primary()
    .deleteRule('cascade')
    .updateRule('no action')
    // The key begins with the network already.
    .index(false);

/** What `defineEntity` returns. */
interface Entity {
  readonly '~entity': unknown;
}

/**
 * The row of the same network that `column` names, to read and to join by. The row is written through the property of
 * that column: a relation of two columns that both are properties never writes on its own.
 *
 * @param onDelete what becomes of the row when the other one is deleted; `no action` keeps the other one from going
 */
export const inSameNetwork = <E extends Entity>(target: E, column: string, onDelete: 'cascade' | 'no action') =>
  p
    .manyToOne(target)
    .joinColumns('network_id', column)
    .nullable()
    .deleteRule(onDelete)
    .updateRule('no action')
    .index(false);
