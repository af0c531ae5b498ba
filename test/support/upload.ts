import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import type { Answer } from './start-hub.ts';

/** A form with one file, as a client would write it; other parts go before it. */
export interface UploadForm {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly part?: string;
  readonly name?: string;
  readonly mime?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Uploads a form with `fetch`. */
export async function upload(
  url: string,
  token: string | undefined,
  { bytes = randomBytes(10), part = 'file', name = 'notes.txt', mime = 'text/plain', fields = {} }: UploadForm = {},
  { query = '', headers = {} }: { query?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(part, new File([bytes], name, { type: mime }));
  const response = await fetch(`${url}/api/upload${query}`, {
    method: 'POST',
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** What `POST /api/upload` answers to these headers and these bytes, whether or not the body is ever finished. */
export function postRaw(
  url: string,
  token: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array = '',
  query = '',
): Promise<{ status: number; body: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const call = beginUpload(url, token, headers, query);
    call.once('error', reject);
    call.once('response', (response) => {
      call.on('error', () => undefined);
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        try {
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) });
          call.destroy();
        } catch {
          // The rest of the answer is on its way.
        }
      });
    });
    if (body.length > 0) call.write(body);
    if (headers['content-length'] === undefined) call.end();
    else call.flushHeaders();
  });
}

/** An upload whose body the test writes itself. */
export function beginUpload(
  url: string,
  token: string,
  headers: Readonly<Record<string, string>>,
  query = '',
): ClientRequest {
  return request(new URL(`/api/upload${query}`, url), {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
}

/** The files of an uploads directory; temporary ones end in `.part`. */
export function listUploads(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
