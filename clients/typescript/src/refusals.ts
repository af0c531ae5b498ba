import { classes, numbers, patterns, texts } from './generated/errors.ts';
import { HubError } from './hub-error.ts';

/** The error of an answer of REST or of the tool door. */
export function refusalOf(operation: string, response: Response, body: unknown): HubError {
  const { status, headers } = response;
  const answer = objectOf(body);
  const fault = objectOf(answer['error']);
  const said = 'code' in fault ? objectOf(fault['data']) : answer;
  const { ok: _ok, error: spelled, code: named, message: told, ...fields } = said;
  // A tool says the HTTP status that REST would answer with, unless a field of the condition has the same name.
  const toolStatus = fields['status'];
  if (typeof toolStatus === 'number') delete fields['status'];
  const text = textOf(spelled) ?? textOf(fault['message']) ?? `http ${status}`;
  const code = textOf(named) ?? numbers[Number(fault['code'])] ?? codeOf(operation, status, text);
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const Class = Object.hasOwn(classes, code) ? classes[code]! : HubError;
  return new Class({
    code,
    status: typeof toolStatus === 'number' ? toolStatus : status,
    message: textOf(told) ?? text,
    operation,
    requestId: headers.get('x-request-id') ?? undefined,
    fields,
    retryAfterMs: Number.isNaN(seconds) ? undefined : seconds * 1000,
  });
}

/** What an older hub means, which names no code: the code that an operation's text stands for; a text that is not known is its own code. */
function codeOf(operation: string, status: number, text: string): string {
  const known =
    texts[`${operation} ${text}`] ?? texts[`${text} ${status}`] ?? texts[text] ?? (text in classes ? text : undefined);
  if (known !== undefined) return known;
  for (const [pattern, code] of patterns) {
    if (new RegExp(pattern).test(text)) return texts[`${operation} ${pattern}`] ?? code;
  }
  return texts[`${operation} *`] ?? text;
}

/** `value` as an object; anything else is an empty one. */
export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
