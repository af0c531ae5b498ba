/** The statuses of refusals in words, and what a client does about them. */
const statuses: Readonly<Record<number, readonly [reason: string, advice: string]>> = {
  400: ['Bad request', 'Change the request as the message says; the same request fails again.'],
  401: ['Unauthenticated', 'Log in, or send a token of a kind that the operation takes.'],
  403: ['Forbidden', 'Ask a person who may: the owner or an admin of the network, or the operator of the hub.'],
  404: ['Not found', 'Look the id or the name up in a list. What the caller may not see answers like what is absent.'],
  405: ['Method not allowed', 'Use a method that the `Allow` header lists.'],
  408: ['Too slow', 'Send the request again, without pauses.'],
  409: ['Conflict', 'Read the current state, then decide whether the call still makes sense.'],
  411: ['Length required', 'Send `Content-Length`.'],
  413: ['Payload too large', 'Send less; the message names the limit.'],
  414: ['Address too long', 'Ask for less at a time.'],
  415: ['Unsupported media type', 'Send the content type that the operation documents.'],
  422: ['Unprocessable', 'The request contradicts what was sent or stored before, or what this hub allows. Change it.'],
  429: [
    'Too many requests',
    'Wait for `retry_after_ms` (`Retry-After`, in seconds), then send the same request again.',
  ],
  431: ['Headers too large', 'Send fewer or shorter header fields.'],
  500: ['Internal error', 'Tell the operator the `request_id`; the log of the hub names the cause under it.'],
  503: ['Unavailable', 'Wait for `retry_after_ms` (`Retry-After`, in seconds), then send the same request again.'],
  507: ['Insufficient storage', 'Wait until old files are removed, or ask the operator for a higher quota.'],
};

/** `Not found`; a general word for a status that has none here. */
export function reasonOf(status: number): string {
  return statuses[status]?.[0] ?? 'Refused';
}

/** One sentence or two on what to do about a status; empty for one that is not known here. */
export function adviceFor(status: number): string {
  return statuses[status]?.[1] ?? '';
}
