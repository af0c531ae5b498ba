// Generated from spec/ by `make generate`. Do not edit.

import type { EventType } from './events.ts';
import type { OperationId } from './rest.ts';
import type { ToolName } from './tools.ts';
import type { Validate } from './validators.js';

/** JSON bodies by status, refusals included; a status that is not there is not in the contract. */
export const responseValidators: Readonly<Record<OperationId, Readonly<Record<number, Validate>>>>;

/** Successful results of tools. */
export const toolResultValidators: Readonly<Record<ToolName, Validate>>;

/** What streams carry, by face. */
export const eventValidators: Readonly<Record<EventType, { readonly payload?: Validate; readonly summary?: Validate }>>;
