import type { Ctx } from '../domain/ctx.ts';
import type { SocketPlan } from '../domain/streams/socket-plan.ts';
import type { StreamPlan } from '../domain/streams/stream-plan.ts';
import type { BlobStore } from '../platform/blob-store.ts';
import { sendDownload } from './download.ts';
import type { Download } from './download.ts';
import type { Operation } from './execute.ts';
import type { Exchange, Upgrade } from './exchange.ts';
import type { CallInput, InputPart, InputRule } from './input.ts';
import type { Reply } from './outcome.ts';
import { uploadParts } from './upload.ts';
import type { UploadHandler } from './upload.ts';

/** Answers with one JSON body. */
export type RestHandler = (ctx: Ctx, input: CallInput) => Promise<Reply>;
/** Plans an event stream. */
export type StreamHandler = (ctx: Ctx, input: CallInput) => Promise<StreamPlan>;
/** Finds the bytes of a file. */
export type DownloadHandler = (ctx: Ctx, input: CallInput) => Promise<Download>;

/** An operation that becomes a socket, and what it answers to a request that does not ask for one. */
export interface SocketHandler {
  open(ctx: Ctx, input: CallInput): Promise<SocketPlan>;
  show(ctx: Ctx, input: CallInput): Promise<Reply>;
}

/** What serves an operation: a function for one JSON answer, or the handler of another kind of answer or body. */
export type OperationHandler =
  | RestHandler
  | { readonly stream: StreamHandler }
  | { readonly upload: UploadHandler }
  | { readonly download: DownloadHandler }
  | { readonly socket: SocketHandler };

/** What carries the kinds that are not one JSON answer. */
export interface Carriers {
  /** Opens the stream that the rules then plan; its answer is no JSON. */
  readonly openStream: (exchange: Exchange, makePlan: () => Promise<StreamPlan>) => Promise<undefined>;
  readonly openSocket: (exchange: Exchange, upgrade: Upgrade, plan: SocketPlan) => void;
  readonly blobs: BlobStore;
}

type Run = Operation<Exchange>['run'];

/** How an operation of a kind runs, and what of its input differs from that of a JSON operation. */
export type KindParts = Pick<Operation<Exchange>, 'run'> & Partial<Operation<Exchange>>;

/**
 * @param address how path and query are decoded
 * @param form the rule of the fields of a form
 */
export function partsOfKind(
  handle: OperationHandler,
  carriers: Carriers,
  address: InputPart<Exchange>,
  form: InputRule,
): KindParts {
  if (typeof handle === 'function') return { run: handle };
  if ('upload' in handle) return uploadParts(handle.upload, carriers.blobs, address, form);
  if ('stream' in handle) return { run: runStream(handle.stream, carriers) };
  if ('socket' in handle) return { run: runSocket(handle.socket, carriers) };
  return { run: runDownload(handle.download) };
}

function runStream(handler: StreamHandler, { openStream }: Carriers): Run {
  return (ctx, input, exchange) => openStream(exchange, () => handler(ctx, input));
}

function runSocket(handler: SocketHandler, { openSocket }: Carriers): Run {
  return async (ctx, input, exchange) => {
    if (exchange.upgrade === undefined) return handler.show(ctx, input);
    openSocket(exchange, exchange.upgrade, await handler.open(ctx, input));
    return undefined;
  };
}

function runDownload(handler: DownloadHandler): Run {
  return async (ctx, input, exchange) => {
    setAnswerHeaders(exchange);
    await sendDownload(exchange, await handler(ctx, input));
    return undefined;
  };
}

/** For answers whose head is written where the headers of the exchange are not known. */
function setAnswerHeaders({ res, answerHeaders }: Exchange): void {
  for (const name in answerHeaders) res.setHeader(name, answerHeaders[name] as string);
}
