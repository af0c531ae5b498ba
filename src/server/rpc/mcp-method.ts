import type { Answer, RpcRequest } from './envelope.ts';
import type { RpcCall } from './rpc-deps.ts';

/** How an era of MCP spells what both have. */
export interface Era {
  readonly isModern: boolean;
  /** The member `_meta` of its results, as JSON text that is empty or begins with a comma. */
  readonly meta: string;
  /** What it adds to every result, as JSON text that is empty or begins with a comma. */
  readonly suffix: string;
  /** What it adds to lists that hold while the hub runs. */
  readonly lasting: string;
  /** What it adds to lists and contents that hold for the moment. */
  readonly momentary: string;
  readonly resourceNotFound: number;
}

/** A method that both eras have. */
export type McpMethod = (request: RpcRequest, call: RpcCall, era: Era) => Answer | Promise<Answer>;
