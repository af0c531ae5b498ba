import type { IncomingMessage } from 'node:http';
import { DomainError } from '../domain/domain-error.ts';
import type { BodyDeadline, Reading } from './body-deadline.ts';
import { JsonCount, maxKeysAndValues, uncountedBytes } from './json-count.ts';
import { InvalidInput } from './violations.ts';

/** Too many keys and values were counted before the body was read to its end. */
export class BodyTooRich extends InvalidInput {
  /** What had arrived by then. */
  readonly head: Buffer;

  constructor(head: Buffer) {
    const message = `must have at most ${maxKeysAndValues.toLocaleString('en')} keys and values`;
    super([{ path: '/body', message }]);
    this.head = head;
  }
}

/** The refusal of a body of more than `limitBytes`. */
export function tooLarge(limitBytes: number): DomainError<'payload_too_large'> {
  return new DomainError('payload_too_large', { limit_bytes: limitBytes });
}

const collectionOf = Symbol('collection');
/** The request has its collection until that is over. */
type Collected = IncomingMessage & { [collectionOf]?: Collection | undefined };

/**
 * Collects the bytes of a body.
 *
 * @param deadline watches the body while it comes
 * @throws DomainError payload_too_large, or invalid_json when the body breaks off; BodyTooRich
 */
export function collectBody(req: IncomingMessage, limitBytes: number, deadline: BodyDeadline): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    (req as Collected)[collectionOf] = new Collection(deadline.watch(req), { limitBytes, deadline, resolve, reject });
    req.on('data', onData);
    req.on('end', onEnd);
    req.on('close', onClose);
  });
}

// The listeners are the same for all requests. Node's table of the listeners of a request comes to be made in V8's old
// generation, since those of open streams stay: a dead table would keep all that a closure knows.

function onData(this: Collected, chunk: Buffer): void {
  const collection = this[collectionOf];
  const refusal = collection?.add(chunk);
  if (refusal !== undefined) giveUp(this, refusal);
}

function onEnd(this: Collected): void {
  const collection = this[collectionOf];
  this[collectionOf] = undefined;
  collection?.end();
}

/** A body that the client or the deadline cuts off is a client error. It closes with no `error`, as nobody hears it. */
function onClose(this: Collected): void {
  if (!this.complete) giveUp(this, new DomainError('invalid_json'));
}

function giveUp(req: Collected, error: DomainError): void {
  const collection = req[collectionOf];
  req[collectionOf] = undefined;
  req.removeListener('data', onData);
  req.pause();
  collection?.refuse(error);
}

/** How a collection ends. */
interface Ending {
  readonly limitBytes: number;
  readonly deadline: BodyDeadline;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: DomainError) => void;
}

const noBytes = Buffer.alloc(0);

/** The bytes of a body as they come, mostly in one piece: only a longer body needs a list. */
class Collection {
  readonly #reading: Reading;
  readonly #ending: Ending;
  #first: Buffer = noBytes;
  #size = 0;
  #later: Buffer[] | undefined;
  #count: JsonCount | undefined;

  constructor(reading: Reading, ending: Ending) {
    this.#reading = reading;
    this.#ending = ending;
  }

  /** @returns why the body is refused, when it is */
  add(chunk: Buffer): DomainError | undefined {
    const isFirst = this.#size === 0;
    this.#size += chunk.length;
    if (this.#size > this.#ending.limitBytes) return tooLarge(this.#ending.limitBytes);
    if (isFirst) this.#first = chunk;
    else (this.#later ??= []).push(chunk);
    return this.#size <= uncountedBytes || this.#counts(chunk) ? undefined : new BodyTooRich(this.#first);
  }

  end(): void {
    this.#ending.deadline.forget(this.#reading);
    this.#ending.resolve(this.#later === undefined ? this.#first : Buffer.concat(this.#all(), this.#size));
  }

  refuse(error: DomainError): void {
    this.#ending.deadline.forget(this.#reading);
    this.#ending.reject(error);
  }

  /** @returns false when the bytes hold more keys and values than a body may */
  #counts(chunk: Buffer): boolean {
    if (this.#count !== undefined) return this.#count.add(chunk);
    const count = (this.#count = new JsonCount());
    return this.#all().every((one) => count.add(one));
  }

  #all(): Buffer[] {
    return [this.#first, ...(this.#later ?? [])];
  }
}
