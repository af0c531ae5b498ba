import { DomainError } from '../domain/domain-error.ts';
import type { BodyDeadline, Reading } from './body-deadline.ts';
import type { BodyTaker, HubRequest } from './hub-request.ts';
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

/**
 * Collects the bytes of a body.
 *
 * @param deadline watches the body while it comes
 * @throws DomainError payload_too_large, or invalid_json when the body breaks off; BodyTooRich
 */
export function collectBody(req: HubRequest, limitBytes: number, deadline: BodyDeadline): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    req.giveBody(new Collection(deadline.watch(req), { limitBytes, deadline, resolve, reject }));
  });
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
class Collection implements BodyTaker {
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

  add(chunk: Buffer): boolean {
    const isFirst = this.#size === 0;
    this.#size += chunk.length;
    if (this.#size > this.#ending.limitBytes) return this.#refuse(tooLarge(this.#ending.limitBytes));
    if (isFirst) this.#first = chunk;
    else (this.#later ??= []).push(chunk);
    return this.#size <= uncountedBytes || this.#counts(chunk) || this.#refuse(new BodyTooRich(this.#first));
  }

  end(): void {
    this.#ending.deadline.forget(this.#reading);
    this.#ending.resolve(this.#later === undefined ? this.#first : Buffer.concat(this.#all(), this.#size));
  }

  /** A body that the client or the deadline cuts off is a client error. */
  breakOff(): void {
    this.#refuse(new DomainError('invalid_json'));
  }

  #refuse(error: DomainError): false {
    this.#ending.deadline.forget(this.#reading);
    this.#ending.reject(error);
    return false;
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
