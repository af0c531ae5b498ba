import { mintToken } from '../../src/platform/token-hash.ts';
import { allWords, boardWord, hiddenWord, privateWord, reviewWord, wordOf } from './canaries.ts';
import type { NetworkName } from './canaries.ts';
import { objectsOf } from './objects.ts';
import type { Memberships, People, Roles } from './people.ts';
import type { Standing } from './standings.ts';

export const masterToken = 'master-secret';

/** One column of the matrix. */
export interface MatrixCaller {
  readonly name: string;
  readonly token: string | undefined;
  readonly standing: Readonly<Record<NetworkName | 'absent', Standing>>;
  /** The network that a call without `network_id` acts in; undefined without a membership. */
  readonly base: 'home' | 'abroad' | undefined;
  /** Has exactly one network, so that a write needs no `network_id`. */
  readonly single: boolean;
  /** Canaries that this caller must never see. */
  readonly forbidden: readonly string[];
  readonly username: string;
  /** The alias of the node behind an `ntok_`. */
  readonly alias: string;
  /** A direct message to, and a token of, this caller's user. */
  readonly ownMessageId: string;
  readonly ownTokenId: string;
}

/** The same standing in every network, there or not. */
export const everywhere = (standing: Standing): MatrixCaller['standing'] => ({
  home: standing,
  abroad: standing,
  third: standing,
  absent: standing,
});

/** All canaries but these. */
export const hiddenFrom = (...seen: readonly string[]): string[] => allWords.filter((word) => !seen.includes(word));

/** What a caller that stands for nobody lacks. */
export const nothing = { username: '-', alias: 'agent-nowhere', ownMessageId: 'm_none', ownTokenId: 'tok_none' };

const outside = everywhere('outsider');
const strangers = { base: undefined, single: false, forbidden: hiddenFrom(), ...nothing };
const { home, abroad } = wordOf;
const all = [home, hiddenWord, boardWord];

interface Person {
  readonly name: string;
  readonly standing: Partial<MatrixCaller['standing']>;
  readonly roles: Roles;
  readonly sees: readonly string[];
  readonly username?: string;
  readonly memberships?: Memberships;
  /** The network of a call without `network_id`, where it is not the first. */
  readonly base?: 'home' | 'abroad';
}

const granted = { agent_access: 'granted' };

/** Everybody with a `utok_` of their own. */
const persons: readonly Person[] = [
  {
    ...{ name: 'owner', standing: { home: 'owner' }, roles: { home: 'owner' }, username: `owner-${home}` },
    sees: [...all, privateWord, reviewWord],
  },
  { name: 'admin', standing: { home: 'admin' }, roles: { home: 'admin' }, sees: [...all, reviewWord] },
  { name: 'member', standing: { home: 'member' }, roles: { home: 'member' }, sees: all },
  { name: 'viewer', standing: { home: 'viewer' }, roles: { home: 'viewer' }, sees: all },
  {
    ...{ name: 'restricted', standing: { home: 'restricted' }, roles: { home: 'member' } },
    ...{ sees: [home, boardWord], memberships: { home: granted } },
  },
  // An admin could lift the own restriction, so the role gives nothing.
  {
    ...{ name: 'restricted admin', standing: { home: 'restricted' }, roles: { home: 'admin' } },
    ...{ sees: [home, boardWord], memberships: { home: granted } },
  },
  {
    ...{ name: 'scoped', standing: { home: 'scoped' }, roles: { home: 'member' } },
    ...{ sees: [home, hiddenWord], memberships: { home: { task_access: 'scoped' } } },
  },
  { name: 'removed member', standing: {}, roles: {}, sees: [] },
  {
    ...{ name: 'owner of another', standing: { abroad: 'owner' }, roles: { abroad: 'owner' } },
    ...{ sees: [abroad, privateWord], username: `owner-${abroad}` },
  },
  {
    ...{ name: 'member of both', standing: { home: 'member', abroad: 'member' }, sees: [...all, abroad] },
    roles: { home: 'member', abroad: 'member' },
  },
  {
    ...{ name: 'restricted in one of two', standing: { home: 'restricted', abroad: 'member' }, base: 'abroad' },
    ...{ roles: { home: 'member', abroad: 'member' }, sees: [home, boardWord, abroad] },
    memberships: { home: granted },
  },
];

/** Everybody but the nodes. */
export async function plantCallers(people: People, rootToken: string, rootId: string): Promise<MatrixCaller[]> {
  const callers = [...refused()];
  for (const person of persons) callers.push(await plantPerson(people, person));
  callers.push(
    {
      ...{ name: 'system admin', token: rootToken, standing: { ...everywhere('system'), absent: 'outsider' } },
      ...{ ...nothing, base: undefined, single: true, forbidden: [], username: 'root' },
      ...(await people.belongings(rootId, 'root', 'home')),
    },
    { ...strangers, name: 'master', token: masterToken, standing: everywhere('master'), forbidden: [] },
    ...(await plantTokensOf(people, 'u_member')),
  );
  return callers;
}

/** Those whom the door turns away. */
function refused(): MatrixCaller[] {
  const standing = everywhere('refused');
  return [
    { ...strangers, name: 'no token', token: undefined, standing: everywhere('nobody') },
    { ...strangers, name: 'garbage', token: 'not-a-token', standing },
    { ...strangers, name: 'well-formed unknown', token: mintToken('utok_'), standing },
  ];
}

async function plantPerson(people: People, person: Person): Promise<MatrixCaller> {
  const { name, roles, sees } = person;
  const username = person.username ?? name.replaceAll(' ', '-');
  const userId = await people.join(username, roles, undefined, person.memberships);
  const base = person.base ?? ('home' in roles ? 'home' : 'abroad' in roles ? 'abroad' : undefined);
  return {
    ...nothing,
    ...{ name, username, base, token: await people.token('utok_', userId) },
    standing: { ...outside, ...person.standing },
    single: Object.keys(roles).length === 1,
    forbidden: hiddenFrom(...sees),
    ...(await people.belongings(userId, username, base ?? 'home')),
  };
}

/** Further tokens of the plain member. */
async function plantTokensOf(people: People, userId: string): Promise<MatrixCaller[]> {
  const revoked = await people.token('utok_', userId, { revoked_at: 1 });
  const own = { ...nothing, username: 'member', ...(await people.belongings(userId, 'member-atok', 'home')) };
  const seen = { base: 'home', single: true, forbidden: hiddenFrom(...all), ...own } as const;
  const bound = await people.token('atok_', userId, { network_id: objectsOf('home').networkId });
  const wide = await people.token('atok_', userId);
  return [
    { ...strangers, name: 'revoked', token: revoked, standing: everywhere('refused') },
    { ...seen, name: 'atok', token: bound, standing: { ...everywhere('strayBound'), home: 'bound' } },
    { ...seen, name: 'unbound atok', token: wide, standing: { ...outside, home: 'member' } },
  ];
}
