import { Hub, type UploadAnswer } from '@agent-collaboration-hub/client';
import { basePath } from './base-path.ts';
import { currentToken } from './session.ts';

/** An upload, and how it goes. */
export interface Upload {
  readonly file: File;
  readonly networkId: string | undefined;
  readonly signal?: AbortSignal;
  /** Called with the part that has left, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

const longestMs = 600_000;

/**
 * Stores a file in the network. The client sends it as every call, but through a request that tells how far it is.
 *
 * @throws HubError the hub refused, or did not answer
 */
export function uploadFile({ file, networkId, signal, onProgress }: Upload): Promise<UploadAnswer> {
  const send: typeof fetch = (input, init = {}) => fetchWithProgress(new Request(input).url, init, onProgress);
  const url = `${location.origin}${basePath}`;
  const hub = new Hub({ url, networkId, fetch: send, timeoutMs: longestMs, retries: 1 });
  return hub.files.upload(file, file.name, { signal });
}

/** `fetch` by an XMLHttpRequest, which alone tells the progress of what it sends. */
async function fetchWithProgress(
  url: string,
  init: RequestInit,
  onProgress: (part: number) => void,
): Promise<Response> {
  const token = await currentToken();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? 'GET', url);
    new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }));
    request.onerror = () => reject(new TypeError('the connection broke'));
    request.onabort = () => reject(init.signal?.reason as Error);
    init.signal?.addEventListener('abort', () => request.abort());
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}
