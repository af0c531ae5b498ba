import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { anonymousCaller } from '../domain/caller.ts';
import type { Caller } from '../domain/caller.ts';
import type { Socket } from 'node:net';
import { readTraceparent } from '../platform/trace-context.ts';
import type { Traceparent } from '../platform/trace-context.ts';
import type { ClientAddress } from './client-address.ts';
import type { Call } from './execute.ts';
import type { HubRequest } from './hub-request.ts';
import type { StoredUpload } from './receive-upload.ts';

/** Why a presented credential was not accepted; `missing` when none was, `signed out` without a browser session. */
export type AuthRefusal = 'missing' | 'invalid' | 'expired' | 'signed out';

/** The connection of a request that wants to become a socket, and the first bytes behind the request. */
export interface Upgrade {
  readonly socket: Socket;
  readonly head: Buffer;
}

/**
 * One HTTP request and its answer in the REST pipeline. It has the fields that openapi-backend
 * reads from a request (`method`, `path`, `headers`, `params`), so no copy of the request is made.
 */
export class Exchange implements Call {
  readonly req: HubRequest;
  readonly res: ServerResponse;
  /** Lower case, as in an OpenAPI document; HEAD is `get` and node leaves the body out. */
  readonly method: string;
  /** Without the query string, still percent-encoded. */
  readonly path: string;
  /** The query string without `?`; empty when there is none. */
  readonly search: string;
  readonly requestId: string;
  readonly address: ClientAddress;
  traceparent: Traceparent | null;
  /** Values of the path template, decoded; set by the router. */
  params: Record<string, string> = {};
  /** Methods of the path, for the `Allow` header of a 405; set by the router. */
  allow = '';
  /** Of the contract; undefined for a path or method outside it. Set by the router. */
  operationId: string | undefined;
  caller: Caller = anonymousCaller;
  refusal: AuthRefusal = 'missing';
  /** The error thrown while the credential was checked: a fault of the hub, not of the caller. */
  failure: unknown;
  /** Headers that go with every answer to this request from here on; names in lower case. */
  readonly answerHeaders: Record<string, string> = {};
  /** The file of its form, set when the bytes lie in the store. */
  upload: StoredUpload | undefined;
  /** Set for a request that came as an upgrade. */
  upgrade: Upgrade | undefined;

  constructor(req: HubRequest, res: ServerResponse, requestId: string, address: ClientAddress) {
    const url = req.url ?? '/';
    const mark = url.indexOf('?');
    this.req = req;
    this.res = res;
    this.method = req.method === 'HEAD' ? 'get' : (req.method ?? 'GET').toLowerCase();
    this.path = mark < 0 ? url : url.slice(0, mark);
    this.search = mark < 0 ? '' : url.slice(mark + 1);
    this.requestId = requestId;
    this.address = address;
    this.traceparent = readTraceparent(req.headers['traceparent']);
  }

  get headers(): IncomingHttpHeaders {
    return this.req.headers;
  }
}
