import type { Express, RequestHandler } from 'express';
import Negotiator from 'negotiator';
import { fileURLToPath } from 'node:url';
import type { Log } from '../platform/log.ts';
import { addVary, commonHeaders } from './answer.ts';
import { readConsole } from './console-files.ts';
import type { ConsoleFiles } from './console-files.ts';
import { Representations } from './published-file.ts';
import { guardsOf, refuseMethod, requestIdOf, sendPublished } from './send-published.ts';
import type { FileHeaders } from './send-published.ts';

/** The settings that the console reads. */
export interface ConsoleSettings {
  readonly console: string;
  readonly basePath: string;
  readonly consoleImageOrigins: readonly string[];
}

/** The web page of the hub, ready to be served. */
export interface Console {
  /** Absent when it was not built. */
  readonly files: ConsoleFiles | undefined;
  readonly policy: string;
  readonly settings: ConsoleSettings;
}

const built = fileURLToPath(new URL('../../web/dist', import.meta.url));
const pageType = 'text/html; charset=utf-8';

/**
 * Reads the console that `make web` built. A hub without it starts all the same.
 *
 * @returns undefined when `HUB_CONSOLE` is off
 */
export async function openConsole(settings: ConsoleSettings, folder = built): Promise<Console | undefined> {
  if (settings.console === 'off') return undefined;
  const policy = policyOf(settings.consoleImageOrigins);
  return { files: await readConsole(folder, policy), policy, settings };
}

/** Says how to build a console that is wanted and not there. */
export function warnUnlessBuilt(console: Console | undefined, log: Log): void {
  if (console === undefined || console.files !== undefined) return;
  log.warn({ folder: built }, 'the console is not built: run `make web` and start the hub again');
}

/**
 * Serves the console at `/ui` and every path below it, and sends browsers there from `/` (rule http-console). Which page a
 * path shows is decided in the browser; a file that is not there is none of them.
 */
export function serveConsole(app: Express, { files, policy, settings }: Console): void {
  const toConsole: RequestHandler = (req, res, next) => {
    addVary(res, 'Accept');
    if (!new Negotiator(req).mediaTypes().includes('text/html')) return next();
    res.writeHead(302, [
      ...commonHeaders(requestIdOf(res)),
      'location',
      `${settings.basePath}/ui`,
      'content-length',
      '0',
    ]);
    res.end();
  };
  app.get('/', toConsole);
  const page = files === undefined ? sendNotBuilt(policy) : sendPage(files.page, { type: pageType, policy }, settings);
  const others = new Map(
    [...(files?.others ?? [])].map(([path, file]) => [path, sendPublished(file.representations, file)]),
  );
  const serve: RequestHandler = (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuseMethod(req, res, next);
    const other = others.get(req.path);
    if (other !== undefined) return other(req, res, next);
    return isPage(req.path) ? page(req, res, next) : next();
  };
  app.use('/ui', serve);
}

/**
 * No script or style but the hub's own files, pictures of the hub, of the page itself and of configured origins, no
 * window of another site, and markup only through the one sanitizer.
 */
function policyOf(imageOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...imageOrigins].join(' '),
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
}

/** Whether the browser may be asked what to show at a path: no file of the build, and nothing that leads elsewhere. */
function isPage(path: string): boolean {
  return !path.startsWith('/assets/') && !/(^|[/\\]|%2f|%5c)(\.|%2e){1,2}($|[/\\]|%2f|%5c)|%00|\\/i.test(path);
}

/** The page with what it has to know of the hub: where its files lie, and where pictures may come from. */
function sendPage(
  built: Buffer,
  headers: FileHeaders,
  { basePath, consoleImageOrigins }: ConsoleSettings,
): RequestHandler {
  const html = built
    .toString()
    .replaceAll(/(\s(?:src|href)=")\.\//g, `$1${basePath}/ui/`)
    .replace(/(<meta name="hub-base" content=")[^"]*/, `$1${basePath}`)
    .replace(/(<meta name="hub-image-origins" content=")[^"]*/, `$1${consoleImageOrigins.join(' ')}`);
  return sendPublished(new Representations({ bytes: Buffer.from(html), isText: true }), headers);
}

const notBuilt = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>The console is not built</title></head>
<body><h1>The console is not built</h1>
<p>Run <code>make web</code> in the folder of the hub, then start the hub again. All else of the hub is at work.</p>
</body></html>
`;

function sendNotBuilt(policy: string): RequestHandler {
  const guards = guardsOf(policy);
  const length = String(Buffer.byteLength(notBuilt));
  return (_req, res) => {
    const headers = [...commonHeaders(requestIdOf(res)), ...guards, 'content-type', pageType, 'content-length', length];
    res.writeHead(503, headers);
    res.end(notBuilt);
  };
}
