/** One frame of a stream of server-sent events. */
export interface Frame {
  readonly id: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The frames of a response; comments keep it alive. Ends when the hub ends it.
 *
 * @param idleMs silence after which the connection counts as dead
 * @throws Error the connection broke off, or was silent for too long
 */
export async function* readFrames(body: ReadableStream<Uint8Array>, idleMs: number): AsyncGenerator<Frame> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let held = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): ReturnType<typeof reader.read> =>
    new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`silent for ${idleMs} ms`)), idleMs);
      reader
        .read()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  try {
    for (;;) {
      const { done, value } = await next();
      if (done) return;
      held = (held + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const parts = held.split('\n\n');
      held = parts.pop() ?? '';
      for (const part of parts) {
        const frame = parse(part);
        if (frame !== undefined) yield frame;
      }
    }
  } finally {
    clearTimeout(timer);
    await reader.cancel().catch(() => undefined);
  }
}

function parse(text: string): Frame | undefined {
  let id: string | undefined;
  const data: string[] = [];
  for (const line of text.split('\n')) {
    const cut = line.indexOf(':');
    const field = cut < 0 ? line : line.slice(0, cut);
    const value = cut < 0 ? '' : line.slice(cut + 1).replace(/^ /, '');
    if (field === 'id') id = value;
    if (field === 'data') data.push(value);
  }
  if (data.length === 0) return undefined;
  return { id, data: JSON.parse(data.join('\n')) as Frame['data'] };
}
