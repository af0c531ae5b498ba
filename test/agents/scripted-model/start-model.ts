import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { anthropic } from './anthropic.ts';
import { chat } from './chat.ts';
import { gemini } from './gemini.ts';
import { responses } from './responses.ts';
import { nextStep, offeredName } from './script.ts';
import type { Script, Talk } from './script.ts';
import type { Body, Move, Wire } from './wire.ts';

/** A local server in a model's place: it speaks the APIs of four vendors and follows a script. */
export interface ScriptedModel {
  /** Its address, without a slash at its end. */
  readonly url: string;
  /** The conversations as each request told them, oldest first: without requests that offered no tool of the hub. */
  readonly talks: readonly Talk[];
  /** Paths that it was asked and does not know, and scripts that could not go on. */
  readonly faults: readonly string[];
  /** How many requests their client left before they were answered. */
  abandoned(): number;
  /** Follows another script from the next request on. */
  follow(script: Script): void;
  close(): Promise<void>;
}

const wires: readonly Wire[] = [anthropic, responses, chat, gemini];
/** Clients ask models for titles and summaries on the side; these requests offer no tools of the hub. */
const aside: Move = { say: 'ok' };

/** Starts a model on a free port of this machine. */
export async function startModel(script: Script = []): Promise<ScriptedModel> {
  const talks: Talk[] = [];
  const faults: string[] = [];
  let followed = script;
  let abandoned = 0;
  const decide = async (wire: Wire, body: Body): Promise<Move> => {
    const talk = { ...wire.read(body), whole: JSON.stringify(body) };
    if (!talk.tools.some((name) => name.includes('hub'))) return aside;
    talks.push(talk);
    const step = await nextStep(followed, talk);
    if ('say' in step) return step;
    const call = offeredName(talk, step.use);
    return wire.before?.(call, body) ?? { call, input: step.input };
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    const wire = wires.find((one) => one.path.test(path));
    const body = await readBody(request);
    if (wire === undefined || body === undefined) {
      faults.push(`${request.method} ${path}`);
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"unknown path"}}');
      return;
    }
    response.once('close', () => void (abandoned += response.writableFinished ? 0 : 1));
    const move = await decide(wire, body);
    send(response, wire, { move, isStreamed: body.stream === true || path.includes(':stream') });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      faults.push(String(error));
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: String(error) } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    talks,
    faults,
    abandoned: () => abandoned,
    follow: (next) => void (followed = next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}

function send(
  response: ServerResponse,
  wire: Wire,
  { move, isStreamed }: { readonly move: Move; readonly isStreamed: boolean },
): void {
  const id = randomBytes(8).toString('hex');
  response.writeHead(200, { 'content-type': isStreamed ? 'text/event-stream' : 'application/json' });
  if (!isStreamed) {
    response.end(JSON.stringify(wire.whole(move, id)));
    return;
  }
  for (const { event, data } of wire.stream(move, id)) {
    const name = event === undefined ? '' : `event: ${event}\n`;
    response.write(`${name}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
  }
  response.end();
}
