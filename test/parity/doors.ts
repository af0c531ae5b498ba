import { expect } from '@jest/globals';
import { errorTable, restErrors, toolErrors, type ErrorCode } from '../../generated/errors.ts';
import { openStore, type Store } from '../access/store.ts';
import type { Answer, Loose, TestHub } from '../support/start-hub.ts';
import { plainAnswer, plainRows, withoutMembers } from './rows.ts';
import type { Names } from './rows.ts';
import { openWorld, type World } from './world.ts';

/** One act through both doors. */
export interface Twin {
  readonly name: string;
  readonly kind: 'read' | 'write';
  /** Runs in both worlds before the act, the same way. */
  readonly prepare?: (world: World) => Promise<unknown>;
  readonly rest: (world: World) => Promise<Answer>;
  readonly tool: (world: World) => Promise<Loose>;
  /** Members of the answers, at any depth, that only one door shows, and why. */
  readonly onlyOne?: { readonly members: readonly string[]; readonly why: string };
  /** What each door writes as the sender where nobody said one, and why. */
  readonly senders?: { readonly rest: string; readonly tool: string; readonly why: string };
}

/** An act that both doors refuse. */
export interface RefusedTwin {
  readonly name: string;
  readonly prepare?: (world: World) => Promise<unknown>;
  readonly operation: keyof typeof restErrors;
  readonly toolName: keyof typeof toolErrors;
  readonly code: ErrorCode;
  readonly rest: (world: World) => Promise<Answer>;
  readonly tool: (world: World) => Promise<Loose>;
  /** The other code that the tool has for it, and what says so. */
  readonly toolCode?: { readonly code: ErrorCode; readonly why: string };
}

/** Compares what the two doors of a hub do. */
export interface Doors {
  /** The same act in two fresh networks: the same answer, the same rows in all tables, stream events among them. */
  expectSame(twin: Twin): Promise<void>;
  /** Both doors refuse with one code, each in its own spelling, and leave everything as it was. */
  expectRefused(twin: RefusedTwin): Promise<void>;
  close(): Promise<void>;
}

/** Opens a second look at the hub's database. */
export async function openDoors(hub: TestHub): Promise<Doors> {
  const store = await openStore(hub);
  // The first user is the system admin; the worlds' owners are all alike.
  await hub.registerUser();
  return {
    expectSame: (twin) => expectSame(hub, store, twin),
    expectRefused: (twin) => expectRefused(hub, store, twin),
    close: () => store.close(),
  };
}

async function expectSame(hub: TestHub, store: Store, twin: Twin): Promise<void> {
  const [left, right] = [await openWorld(hub), await openWorld(hub)];
  for (const world of [left, right]) await twin.prepare?.(world);
  const rows = (world: World): Promise<unknown> => rowsOf(store, world, namesOf(world, twin));
  const before = await rows(left);
  expect(await rows(right)).toEqual(before);
  const rest = await twin.rest(left);
  const tool = await twin.tool(right);
  expect([rest.body, tool]).toEqual([expect.objectContaining({ ok: true }), expect.objectContaining({ ok: true })]);
  const skipped = new Set(twin.onlyOne?.members);
  const shown = (world: World, answer: Loose): unknown =>
    withoutMembers(plainAnswer(answer, namesOf(world, twin)), skipped);
  expect(shown(right, tool)).toEqual(shown(left, rest.body));
  const after = await rows(left);
  expect(await rows(right)).toEqual(after);
  if (twin.kind === 'read') expect(after).toEqual(before);
  else expect(after).not.toEqual(before);
}

async function expectRefused(hub: TestHub, store: Store, twin: RefusedTwin): Promise<void> {
  const world = await openWorld(hub);
  await twin.prepare?.(world);
  const before = await rowsOf(store, world);
  const rest = await twin.rest(world);
  const wanted = restErrors[twin.operation][twin.code];
  expect([rest.status, rest.body.error, rest.body.code]).toEqual([wanted?.status, wanted?.error, twin.code]);
  const tool = await twin.tool(world);
  const code = twin.toolCode?.code ?? twin.code;
  expect(toolErrors[twin.toolName]).toContain(code);
  expect([tool.ok, tool.error, tool.code]).toEqual([false, errorTable[code].toolError, code]);
  expect(await rowsOf(store, world)).toEqual(before);
}

function namesOf(world: World, { senders }: Twin): Names {
  return senders ? new Map([...world.names(), [senders.rest, 'sender'], [senders.tool, 'sender']]) : world.names();
}

async function rowsOf(store: Store, world: World, names: Names = world.names()): Promise<unknown> {
  return plainRows(await store.read(), [world.owner.networkId, world.owner.userId], names);
}
