import { expect } from '@jest/globals';

/** A refusal in the answer of a tool or in a body: its code, and whatever else is asked of it. */
export const refused = (error: string, more: object = {}) => expect.objectContaining({ ok: false, error, ...more });
