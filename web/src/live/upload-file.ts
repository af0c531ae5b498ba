import { Hub, type UploadAnswer } from '@agent-collaboration-hub/client';
import { basePath } from '../app/base-path.ts';
import { currentToken } from '../app/session.ts';

/** How an upload goes. */
export interface UploadOptions {
  readonly networkId: string | undefined;
  /** Told while the bytes leave: from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** A slow line needs minutes for a large file. */
const longestMs = 15 * 60_000;

/** Stores a file in the network. @throws HubError the hub refused it; the signal's reason when it was given up */
export async function uploadFile(file: File, { networkId, onProgress, signal }: UploadOptions): Promise<UploadAnswer> {
  const url = `${location.origin}${basePath}`;
  const hub = new Hub({ url, networkId, fetch: fetchWithProgress(onProgress), retries: 0, timeoutMs: longestMs });
  return hub.files.upload(file, file.name, { signal });
}

/** A `fetch` that tells how much of its body has left; the browser's own cannot. */
function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return async (input, { method = 'GET', headers, body, signal } = {}) => {
    const token = await currentToken();
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
      request.onload = () => resolve(responseOf(request));
      request.onerror = () => reject(new TypeError('the connection broke'));
      request.onabort = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as FormData);
    });
  };
}

function responseOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const cut = line.indexOf(':');
      return [line.slice(0, cut), line.slice(cut + 1).trim()];
    }),
  );
  return new Response(request.responseText, { status: request.status, headers });
}
