import type { Document } from 'openapi-backend';
import { restAccess, toolAccess } from '../../generated/access.ts';
import { restErrors, toolErrors } from '../../generated/errors.ts';
import type { McpParts } from '../../generated/mcp.ts';
import type { OperationId } from '../../generated/rest.ts';
import { routes } from '../../generated/routes.ts';
import {
  requestValidators,
  texts,
  toolTexts,
  toolValidators,
  toolViolations,
  violations,
} from '../../generated/validators.js';
import type { StreamPlan } from '../domain/streams/stream-plan.ts';
import { createRestHandlers, limitedRest } from '../handlers/rest/index.ts';
import type { HealthFacts } from '../handlers/rest/health.ts';
import { mcpTasks } from '../handlers/rpc/mcp-tasks.ts';
import { rpcHandlers } from '../handlers/rpc/index.ts';
import { socketHandlers } from '../handlers/sockets/terminals.ts';
import { streamHandlers } from '../handlers/streams/streams.ts';
import { downloadHandlers, uploadHandlers } from '../handlers/transfers/files.ts';
import { createExportHandlers, createImportHandlers } from '../handlers/transfers/networks.ts';
import { BlobStore } from '../platform/blob-store.ts';
import type { Settings } from '../platform/settings.ts';
import { createApp } from './app.ts';
import { createBasePath } from './base-path.ts';
import type { Console } from './console.ts';
import type { Exchange } from './exchange.ts';
import { toFailure } from './fail.ts';
import { publishedDocuments, readGeneratedJson } from './generated-files.ts';
import type { PublishedFile } from './published-file.ts';
import { publishedPages } from './published-pages.ts';
import type { HubServices } from './hub-services.ts';
import type { Execute } from './execute.ts';
import type { RestServices } from './rest-operation.ts';
import type { OperationHandler } from './rest-kinds.ts';
import { loadLineCheck } from './load-line-check.ts';
import { createOwnPages } from './own-pages.ts';
import { createRestRouter } from './rest-router.ts';
import type { RestRouter } from './rest-router.ts';
import { createRpcHandler } from './rpc/rpc-handler.ts';
import type { RpcHandler } from './rpc/rpc-handler.ts';
import { createToolCatalogue } from './rpc/tool-catalogue.ts';
import type { MoreTools, ToolEntry } from './rpc/tool-catalogue.ts';
import type { StreamRequest } from './streams/begin-stream.ts';
import type { ResponseChecks } from './validate-responses.ts';

/** What the doors of one hub need besides its services. */
export interface DoorOptions {
  readonly version: string;
  readonly health: HealthFacts;
  readonly execute: Execute;
  /** Instructions, prompts and resources of the tool door. */
  readonly mcp: McpParts & { readonly moreTools?: MoreTools };
  /** Checks every answer against the contract; absent in production. */
  readonly checks: ResponseChecks | undefined;
  readonly onViolation: (text: string) => void;
  /** Absent when it is off. */
  readonly console: Console | undefined;
}

/** The handler of `/mcp`, built from the generated parts. */
export function createToolDoor(
  services: HubServices,
  { version, execute, mcp, checks, onViolation }: DoorOptions,
): RpcHandler {
  const { platform, authenticator, limits, addressOf, bodyDeadline } = services;
  const { moreTools } = mcp;
  const catalogue = createToolCatalogue({
    entries: [...readGeneratedJson<ToolEntry[]>('mcp-tools-list.json'), ...(moreTools?.entries ?? [])],
    access: { ...toolAccess, ...moreTools?.access },
    errors: { ...toolErrors, ...moreTools?.errors },
    validators: { ...toolValidators, ...moreTools?.validators },
    violations: toolViolations,
    texts: toolTexts,
    ...(checks === undefined ? {} : { resultValidators: checks.toolResults }),
    handlers: { ...rpcHandlers, ...moreTools?.handlers },
    document: readGeneratedJson('mcp-openrpc.json'),
    readFlatDocument: () => readGeneratedJson('mcp-openrpc.flat.json'),
  });
  return createRpcHandler({
    settings: platform.settings,
    log: platform.log,
    serverInfo: { name: 'agent-collaboration-hub', title: 'Agent Collaboration Hub', version },
    catalogue,
    mcp,
    tasks: mcpTasks,
    newRequestId: () => platform.ids.request(),
    addressOf,
    authenticator,
    limits,
    execute,
    bodyDeadline,
    onViolation,
  });
}

/** The REST operations, the event streams and, for every other path, the published documents, the console and the 404. */
export async function createRestDoor(
  services: HubServices,
  options: DoorOptions,
  rpc: RpcHandler,
): Promise<RestRouter> {
  const { log, settings } = services.platform;
  const restServices: RestServices = {
    log,
    limits: services.limits,
    execute: options.execute,
    bodyDeadline: services.bodyDeadline,
    openStream: (exchange, makePlan) => openStream(services, exchange, makePlan),
    openSocket: (exchange, upgrade, plan) => services.sockets.open(exchange, upgrade, plan),
    onLimited: limitedRest,
    ownPages: createOwnPages(settings),
    blobs: new BlobStore(settings.uploadsDir),
    checkResponse: options.checks?.rest,
    onViolation: (text) => options.onViolation(text),
  };
  const app = createApp({
    files: publishedFiles(settings),
    console: options.console,
    failureOf: (thrown, requestId) =>
      toFailure(thrown, { place: 'a path outside the contract', requestId, log, onBug: restServices.onViolation }),
  });
  const transfers = { hubVersion: options.version, loadLineCheck, importMaxMib: settings.importMaxMib };
  const parts = {
    definition: readGeneratedJson<Document>('openapi.json'),
    routes,
    access: restAccess,
    errors: restErrors,
    validators: requestValidators,
    violations,
    texts,
    // Each handler takes its own operation's input, which its validator has checked.
    handlers: {
      ...createRestHandlers(options.health),
      ...ofKind('stream', streamHandlers),
      ...ofKind('upload', { ...uploadHandlers, ...createImportHandlers(transfers) }),
      ...ofKind('download', { ...downloadHandlers, ...createExportHandlers(transfers) }),
      ...ofKind('socket', socketHandlers),
    } satisfies Record<ServedId, unknown> as unknown as Record<string, OperationHandler>,
    rawHandlers: { callTool: ({ req, res }: Exchange) => rpc.handle(req, res) },
  };
  return createRestRouter(parts, restServices, services.authenticator, ({ req, res, requestId }) => {
    res.setHeader('x-request-id', requestId);
    app(req, res);
  });
}

/**
 * What reads the paths that clients call (rule http-base-path).
 *
 * @throws SettingsError when the base path begins as a path of the hub
 */
export function createPathReader(settings: Settings): (url: string) => string {
  const own = [...routes, ...publishedFiles(settings)].map(({ path }) => path);
  return createBasePath(settings.basePath, ['/ui', ...own]);
}

function publishedFiles({ basePath, publicOrigin }: Settings): PublishedFile[] {
  return [...publishedDocuments(basePath, publicOrigin), ...publishedPages(basePath)];
}

/** The operations that need a handler; `/mcp` has its own door. */
type ServedId = Exclude<OperationId, 'callTool'>;

/** Marks handlers with the kind of answer or body that they serve. */
function ofKind<K extends string, H extends object>(kind: K, handlers: H): { [Id in keyof H]: Record<K, H[Id]> } {
  const marked = Object.entries(handlers).map(([operationId, handler]) => [
    operationId,
    { [kind]: handler as unknown },
  ]);
  return Object.fromEntries(marked) as { [Id in keyof H]: Record<K, H[Id]> };
}

/** Opens a stream when it has its place and its plan. */
async function openStream(
  { streams, streamSlots }: HubServices,
  exchange: Exchange,
  makePlan: () => Promise<StreamPlan>,
): Promise<undefined> {
  streamSlots.take(exchange.caller, exchange.address.ip, exchange.res);
  const plan = await makePlan();
  const opening = streams.open(exchange.res, plan, streamRequestOf(exchange));
  if (opening !== undefined) await opening;
}

/** Header or query carry the place to resume from; `?frames=data` leaves the `event:` lines out. */
function streamRequestOf({ search, headers, requestId, answerHeaders }: Exchange): StreamRequest {
  const query = search === '' ? undefined : new URLSearchParams(search);
  const header = headers['last-event-id'];
  return {
    requestId,
    answerHeaders,
    lastEventId: typeof header === 'string' ? header : (query?.get('last_event_id') ?? undefined),
    style: query?.get('frames') === 'data' ? 'data' : 'named',
  };
}
