import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../src/platform/settings.ts';
import { createLog } from '../../src/platform/log.ts';
import type { HubLog } from '../../src/platform/log.ts';
import { searchDatabase } from './secret-database.ts';
import { hintOf, SecretNeedles, tokensIn } from './secret-needles.ts';
import { callsIn, handsOutTokens, sentSecrets } from './secret-requests.ts';
import { watchTraffic } from './secret-traffic.ts';
import type { SeenRequest } from './secret-traffic.ts';

/** Watches that no secret of a hub comes out where it must not (rule providers-sealed-secrets, rule tokens-shape). */
export interface SecretWatch {
  /** The log for the hub: each line is searched, those of `TEST_LOG_LEVEL` and above are printed. */
  readonly log: HubLog;
  /** From now on hears what the hub sends. */
  listen(port: number): void;
  /** Searches the database, which is open still. */
  search(databaseUrl: string): Promise<void>;
  /** Ends the watch. @returns one line a leak; none shows a secret whole */
  end(): string[];
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** What a watch may vary in. */
export interface SecretWatchOptions {
  /** Log lines from this level on are printed. */
  readonly printed: string;
  /** The log that a test gave the hub in place of the watch's own; its ring is searched at the end. */
  readonly given?: HubLog | undefined;
  /** Whether the vault values and passwords of requests are secrets that must not come out again. */
  readonly learnsSent: boolean;
}

/** Watches one hub: vault values, passwords and tokens that go through it, and the keys that it was started with. */
export function watchSecrets(settings: Settings, { printed, given, learnsSent }: SecretWatchOptions): SecretWatch {
  const needles = new SecretNeedles();
  const leaks = new Set<string>();
  if (settings.authToken !== null) needles.add(settings.authToken, 'master token');
  const traffic = new TrafficCheck(needles, leaks, learnsSent);
  const checkLine = (line: string): void => {
    for (const what of describe(needles, line)) leaks.add(`${what} in the log line ${messageOf(line)}`);
  };
  const lines: string[] = [];
  const log = createLog({ logLevel: 'debug', logRing: 100 }, (line) => {
    lines.push(line);
    const level = /^\{"level":"([a-z]+)"/.exec(line)?.[1] ?? 'error';
    if (levels.indexOf(level) >= levels.indexOf(printed)) process.stdout.write(line);
  });
  let endTraffic = (): void => undefined;
  return {
    log,
    listen(port) {
      for (const key of keysOf(settings)) needles.addKey(key, 'vault key');
      endTraffic = watchTraffic(port, (text, request) => traffic.check(text, request));
    },
    async search(databaseUrl) {
      for (const hit of await searchDatabase(databaseUrl, (text) => describe(needles, text))) leaks.add(hit);
    },
    end() {
      endTraffic();
      // Only now: a line may hold what was sent, or handed out, after it was written.
      for (const line of lines) checkLine(line);
      for (const { line } of given?.recent(given.capacity) ?? []) checkLine(line);
      return [...leaks];
    },
  };
}

/** The secrets in what one hub sends, but for the answers whose purpose they are. */
class TrafficCheck {
  readonly #needles: SecretNeedles;
  readonly #leaks: Set<string>;
  readonly #learnsSent: boolean;
  readonly #learnt = new WeakSet<SeenRequest>();
  readonly #handedOver = new Set<string>();

  constructor(needles: SecretNeedles, leaks: Set<string>, learnsSent: boolean) {
    this.#needles = needles;
    this.#leaks = leaks;
    this.#learnsSent = learnsSent;
  }

  check(text: string, request: SeenRequest | undefined): void {
    if (this.#learnsSent && request !== undefined && !this.#learnt.has(request)) {
      this.#learnt.add(request);
      for (const { secret, kind } of sentSecrets(request)) this.#needles.add(secret, kind);
    }
    const mayHoldTokens = request !== undefined && handsOutTokens(request);
    for (const token of tokensIn(text)) {
      if (!mayHoldTokens) this.#report(`a token (${hintOf(token)})`, request);
      this.#needles.add(token, 'token');
    }
    const found = this.#needles.findIn(text).filter(({ kind }) => kind !== 'token');
    if (found.length === 0) return;
    const isHandOver = this.#takeHandOver(request);
    for (const { kind, hint } of found) {
      if (kind !== 'vault value' || !isHandOver) this.#report(`a ${kind} (${hint})`, request);
    }
  }

  /** A request of a daemon hands its values over once. */
  #takeHandOver(request: SeenRequest | undefined): boolean {
    const order = request && callsIn(request).find(({ name }) => /^get_(create|probe)_request$/.test(name));
    if (order === undefined) return false;
    const id = String(order.args['request_id'] ?? order.args['probe_id']);
    if (this.#handedOver.has(id)) return false;
    this.#handedOver.add(id);
    return true;
  }

  #report(what: string, request: SeenRequest | undefined): void {
    const tools = request ? callsIn(request).map(({ name }) => name) : [];
    const place = request ? [request.method, request.path, ...tools].join(' ') : 'a connection';
    this.#leaks.add(`${what} in an answer of ${place}`);
  }
}

function describe(needles: SecretNeedles, text: string): string[] {
  const known = needles.findIn(text).map(({ kind, hint }) => `a ${kind} (${hint})`);
  return [...known, ...tokensIn(text).map((token) => `a token (${hintOf(token)})`)];
}

function keysOf({ vaultKey, vaultPreviousKey, dataDir }: Settings): string[] {
  const file = join(dataDir, 'vault.key');
  const ofFile = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  return [vaultKey, vaultPreviousKey, ofFile].filter((key) => key !== null);
}

function messageOf(line: string): string {
  const { msg } = JSON.parse(line.length < 4000 ? line : '{}') as { msg?: string };
  return JSON.stringify(msg ?? 'without a message');
}
