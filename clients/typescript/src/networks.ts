import type { ImportAnswer } from './generated/answers.ts';
import type { CallOptions } from './hub.ts';
import { bodyOf, type Transport } from './transport.ts';

/** What one attempt of a large transfer may take. */
const longTransferMs = 600_000;

/** What becomes of the lines of a network. */
export interface ImportOptions extends CallOptions {
  /** What it is called; as in the lines when left out. */
  readonly name?: string | undefined;
  /** Checks everything and keeps nothing. */
  readonly dryRun?: boolean;
}

/** Whole networks as files. */
export class Networks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * The lines of a network, as they come; see `exportNetwork`. Reading them fails with a ConnectionError when they break
   * off.
   */
  async export(networkId: string, { signal }: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    const path = `/api/networks/${encodeURIComponent(networkId)}/export`;
    const call = { operation: 'exportNetwork', method: 'GET', path, repeatable: true, signal };
    return bodyOf(call, await this.#transport.open(call));
  }

  /** Makes a network from such lines, whole or not at all. */
  async import(lines: Blob, { name, dryRun, idempotencyKey, signal }: ImportOptions = {}): Promise<ImportAnswer> {
    const form = new FormData();
    form.append('file', lines, 'network.ndjson');
    const query = new URLSearchParams({
      ...(name !== undefined && { name }),
      ...(dryRun === true && { dry_run: '1' }),
    });
    const headers = { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() };
    const path = `/api/networks/import${query.size === 0 ? '' : `?${query.toString()}`}`;
    const call = { operation: 'importNetwork', method: 'POST', path, headers, body: form, repeatable: true };
    const { body } = await this.#transport.json({ ...call, timeoutMs: longTransferMs, signal });
    return body as ImportAnswer;
  }
}
