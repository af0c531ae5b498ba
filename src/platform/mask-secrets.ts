const redacted = '***redacted***';

// The shapes of rule platform-masked-on-read: the hub's own tokens, two code-host shapes, a chat-platform shape, an
// API-key shape. Each pattern keeps its prefix in the first group; all are linear (one bounded class, no nesting).
const shapes: readonly RegExp[] = [
  /(ntok_|utok_|atok_|btok_)[A-Za-z0-9_-]{6,}/g,
  /(gh[pousr]_)[A-Za-z0-9]{6,}/g,
  /(github_pat_)[A-Za-z0-9_]{6,}/g,
  /(xox[bpoars]-)[A-Za-z0-9-]+/g,
  /\b(sk-)[A-Za-z0-9_-]{16,}/g,
];

// One cheap look decides whether any shape can occur at all: most texts hold none.
const anyPrefix = /tok_|gh[pousr]_|github_pat_|xox[bpoars]-|sk-/;

/**
 * Replaces every secret in `text` by its prefix and `***redacted***`; the rest stays as it is. Used on read
 * (rule platform-masked-on-read) and on every log line; never on what is stored.
 */
export function maskSecrets(text: string): string {
  if (!anyPrefix.test(text)) return text;
  let masked = text;
  for (const shape of shapes) masked = masked.replace(shape, `$1${redacted}`);
  return masked;
}

// What logs hold besides: header values, credentials in addresses, assignments to a name that sounds like a secret.
// Every repetition that something follows is bounded, so that long lines stay linear.
const secretName =
  'api[_-]?key|access[_-]?key|private[_-]?key|token|secret|passw(?:or)?d|passphrase|pwd|credential|cookie';
const logShapes: readonly RegExp[] = [
  /((?:proxy-)?authorization["']?\s{0,10}[:=]\s{0,10})[^\n]+/gi,
  /(\bbearer\s{1,10})[A-Za-z0-9._~+/=-]{4,}/gi,
  /(:\/\/[^\s/@:]{1,100}:)[^\s/@]{1,200}(?=@)/g,
  new RegExp(
    `((?:${secretName})[A-Za-z0-9_-]{0,40}\\\\?["']?\\s{0,10}(?:=>|:=|[=:])\\s{0,10})` +
      `(?:\\\\?"[^"\\n]*"?|'[^'\\n]*'?|[^\\s"',;&]+)`,
    'gi',
  ),
];

/**
 * As `maskSecrets`, for log lines of a node: bearer values and what is assigned to a credential-like name are masked
 * too (rule platform-masked-node-logs). It prefers to mask too much.
 */
export function maskLogText(text: string): string {
  let masked = maskSecrets(text);
  for (const shape of logShapes) masked = masked.replace(shape, `$1${redacted}`);
  return masked;
}
