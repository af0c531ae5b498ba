/**
 * What the server uses of `node:http`. Importing the whole module also loads the client behind `fetch` and `WebSocket`,
 * which the hub does not use: 45 ms of CPU at every start.
 */
export const { createServer, IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');
