import type { NetworkName } from './canaries.ts';
import { hiddenWord, wordOf } from './canaries.ts';

/** When the failed tasks of all networks ended. */
export const failedAt = Date.now();

/** What a request can name in one network. */
export interface Objects {
  readonly networkId: string;
  /** The agent that the restricted member was granted; tasks are assigned to it. */
  readonly alias: string;
  readonly nodeId: string;
  readonly otherAlias: string;
  readonly otherNodeId: string;
  /** Delivered to `alias`. */
  readonly taskId: string;
  readonly failedTaskId: string;
  /** Delivered to `otherAlias`. */
  readonly otherTaskId: string;
  /** Unread in the inbox of `alias`. */
  readonly deliveryId: string;
  readonly ownerId: string;
  /** A plain member who calls nothing. */
  readonly memberId: string;
  readonly memberName: string;
  /** A user who is in none of the networks. */
  readonly newcomerId: string;
  readonly inviteCode: string;
  readonly inviteId: string;
  readonly host: string;
  /** A request of the daemon to create a node. */
  readonly requestId: string;
  readonly fileId: string;
  readonly renameId: string;
  readonly skillId: string;
  /** Waits for its review. */
  readonly pendingSkillId: string;
  readonly providerId: string;
  /** A model of the provider. */
  readonly modelName: string;
  readonly probeId: string;
  /** Fetched by its daemon, not answered. */
  readonly fetchedProbeId: string;
  readonly updateId: string;
  /** An order to stop a child. */
  readonly stopId: string;
  /** An order to start a child. */
  readonly startId: string;
  /** An open question about the rules of `nodeId`, which the owner asked. */
  readonly fileRequestId: string;
  /** An answered question for a file of `nodeId`, which a token that nobody uses asked. */
  readonly fileAnswerId: string;
  readonly requirementId: string;
  /** A card that the scoped member of the home network owns. */
  readonly ownCardId: string;
  readonly externalRef: string;
  readonly projectId: string;
  readonly tag: string;
  /** In the vault of this network alone. */
  readonly secretKey: string;
}

/** The names of what `world.ts` puts into a network; `absent` names nothing. Ids have the shapes of real ones. */
export function objectsOf(name: NetworkName | 'absent'): Objects {
  const word = name === 'absent' ? 'zebranowhere' : wordOf[name];
  const id = (prefix: string, what: string): string => `${prefix}_${word}${what}`.padEnd(prefix.length + 21, '0');
  return {
    networkId: id('net', ''),
    alias: `agent-${word}`,
    nodeId: id('n', 'agent'),
    otherAlias: `other-${word}${name === 'home' ? `-${hiddenWord}` : ''}`,
    otherNodeId: id('n', 'other'),
    taskId: id('t', 'live'),
    failedTaskId: id('t', 'failed'),
    otherTaskId: id('t', 'other'),
    deliveryId: id('m', 'unread'),
    ownerId: `u_owner-${word}`,
    memberId: id('u', 'still'),
    memberName: `still-${word}`,
    newcomerId: name === 'absent' ? 'u_nobody' : 'u_newcomer',
    inviteCode: `inv_${{ home: 'HHHHHHHHHHHH', abroad: 'AAAAAAAAAAAA', third: 'TTTTTTTTTTTT', absent: 'NNNNNNNNNNNN' }[name]}`,
    inviteId: id('invite', ''),
    host: `host-${word}`,
    requestId: id('cr', ''),
    fileId: `${word}${'0'.repeat(32)}`.slice(0, 32),
    renameId: id('txn', ''),
    skillId: id('skill', ''),
    pendingSkillId: id('skill', 'pending'),
    providerId: id('prov', ''),
    modelName: `model-${word}`,
    probeId: id('pb', ''),
    fetchedProbeId: id('pb', 'fetched'),
    updateId: id('cu', ''),
    stopId: id('sr', ''),
    startId: id('str', ''),
    fileRequestId: id('rf', ''),
    fileAnswerId: id('rf', 'file'),
    requirementId: id('req', ''),
    ownCardId: id('req', 'own'),
    externalRef: `ref-${word}`,
    projectId: id('proj', ''),
    tag: `tag-${word}`,
    secretKey: `KEY_${word.toUpperCase()}`,
  };
}
