// Generated from spec/ by `make generate`. Do not edit.

import type { Validate } from './validators.js';

/** Lines of files that operations answer and take, by the `kind` of the line. */
export const lineValidators: Readonly<Record<string, Validate | undefined>>;
