import { isHubError } from '@agent-collaboration-hub/client';

/** What a person is told about a call that did not succeed. */
export interface Refusal {
  /** The hub's own text, which names what is wrong; empty when no answer came. */
  readonly message: string;
  /** Stable code of the condition. */
  readonly code: string;
  /** The field that is wrong, where the hub names one. */
  readonly field: string | undefined;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** What the hub told besides, by name: the flag, the secret, the limit. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** For the log of the hub. */
  readonly requestId: string | undefined;
}

/** The refusal in an error of the client; anything else is a fault of the page, under the code `page_fault`. */
export function refusalOf(error: unknown): Refusal {
  if (!isHubError(error)) {
    const message = error instanceof Error ? error.message : String(error);
    return { message, code: 'page_fault', field: undefined, status: 0, fields: {}, requestId: undefined };
  }
  const { code, status, operation, requestId, fields } = error;
  const message = status === 0 ? '' : error.message.replace(`${operation}: `, '');
  return {
    message,
    code,
    status,
    fields,
    requestId,
    field: typeof fields['field'] === 'string' ? fields['field'] : undefined,
  };
}
