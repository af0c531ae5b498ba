import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublishedFile } from './published-file.ts';

const root = new URL('../../', import.meta.url);

/** The absolute path of `generated/`. */
const generatedFolder = fileURLToPath(new URL('generated', root));

/** The server that the documents of the contract name. */
const namedServer = 'http://127.0.0.1:9200';

/**
 * The documents of the contract. They are served as they are, but behind a base path, which the server that they name then
 * has too (rule http-base-path).
 */
export function publishedDocuments(basePath: string, publicOrigin: string): PublishedFile[] {
  const server = `${publicOrigin === '' ? namedServer : publicOrigin}${basePath}`;
  const rewrite = basePath === '' ? undefined : (text: string) => text.replace(namedServer, server);
  const document = (name: string, type: string): PublishedFile => {
    return { path: `/${name}`, file: join(generatedFolder, name), type: `${type}; charset=utf-8`, rewrite };
  };
  return [
    ...['openapi.json', 'openapi-3.0.json', 'mcp-openrpc.json'].map((name) => document(name, 'application/json')),
    ...['openapi.yaml', 'openapi-3.0.yaml'].map((name) => document(name, 'application/yaml')),
  ];
}

/** A JSON file of `generated/`, parsed. */
export function readGeneratedJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(generatedFolder, name), 'utf8')) as T;
}

/** The hub's own version, as package.json has it. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string };
  return version;
}
