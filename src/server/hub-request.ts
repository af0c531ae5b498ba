import type { IncomingMessage as AnyRequest } from 'node:http';
import { IncomingMessage } from './node-http.ts';

/** Takes a body as it comes. */
export interface BodyTaker {
  /** @returns whether it takes what follows */
  add(chunk: Buffer): boolean;
  /** Nothing follows. */
  end(): void;
  /** The connection is gone before the end. */
  breakOff(): void;
}

/**
 * A request whose body can go straight from the parser to who takes it. In the stream that a request is it would lie in a
 * buffer first and wait for several rounds of Node's ticks (docs/decisions/0026).
 */
export class HubRequest extends IncomingMessage {
  /**
   * What Node does at once with requests that have no body, under `optimizeEmptyRequests`: the stream is over without the
   * events of its end.
   */
  declare readonly _dumpAndCloseReadable?: () => void;
  #taker: BodyTaker | undefined;
  /** Whether somebody was given the body. */
  isBodyGiven = false;

  /** Gives the body to `taker`, what has come of it by now at once. What that does not take stays in the stream. */
  giveBody(taker: BodyTaker): void {
    this.isBodyGiven = true;
    if (this.readableLength > 0 && !taker.add(this.read() as Buffer)) return;
    if (this.complete) taker.end();
    else if (this.destroyed) taker.breakOff();
    else this.#taker = taker;
  }

  /** The parser calls it with each piece of the body, and with null at its end. */
  override push(chunk: Buffer | null): boolean {
    const taker = this.#taker;
    if (taker === undefined) return super.push(chunk);
    if (chunk !== null) {
      if (!taker.add(chunk)) this.#taker = undefined;
      return true;
    }
    this.#taker = undefined;
    taker.end();
    if (this._dumpAndCloseReadable === undefined) return super.push(null);
    this._dumpAndCloseReadable();
    return false;
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const taker = this.#taker;
    this.#taker = undefined;
    taker?.breakOff();
    super._destroy(error, done);
  }
}

/** Whether somebody has begun to read the body of a request. */
export function isBodyBegun(req: AnyRequest): boolean {
  return req.readableDidRead || (req instanceof HubRequest && req.isBodyGiven);
}
