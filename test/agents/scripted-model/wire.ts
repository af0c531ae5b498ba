import type { Step, Talk } from './script.ts';

/** A request body: what a client sends is read loosely, because its dialect is what the suite finds out. */
export type Body = ReturnType<typeof JSON.parse>;

/** A step with the name under which the client offers the tool. */
export type Move = Extract<Step, { say: string }> | { readonly call: string; readonly input: object };

/** How one vendor's API tells a conversation and takes an answer. */
export interface Wire {
  readonly name: string;
  /** Whether a path is its call for the model's next turn. */
  readonly path: RegExp;
  read(body: Body): Omit<Talk, 'whole'>;
  /** What must be called before the tool of a move may be: some clients show a tool only when it was searched for. */
  before?(call: string, body: Body): Move | undefined;
  /** The parts of a streamed answer: the lines of each server-sent event. */
  stream(move: Move, id: string): readonly SentEvent[];
  /** The answer to a client that does not stream. */
  whole(move: Move, id: string): object;
}

/** One server-sent event; without a name it is data alone. */
export interface SentEvent {
  readonly event?: string;
  readonly data: object | string;
}

/** The text of a content that may be a string, a list of parts, or absent. */
export function textOf(content: Body): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return content === undefined || content === null ? '' : JSON.stringify(content);
  return content.map((part: Body) => part.text ?? part.content ?? '').join('\n');
}
