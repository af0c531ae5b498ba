// Generated from spec/ by `make generate`. Do not edit.

import type { ErrorCode } from './errors.ts';
import type { OperationId } from './rest.ts';

/** A literal segment of a path, or a parameter's name. */
export type Segment = string | { readonly param: string };

/** At most `limit` calls in any `windowSeconds` from one source. */
export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly per: 'ip' | 'user' | 'token';
  /** The refusal, where it is not the general one. */
  readonly code?: ErrorCode;
}

export interface Route {
  readonly operationId: OperationId;
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  readonly path: string;
  readonly segments: readonly Segment[];
  /** Takes a JSON body. */
  readonly hasBody: boolean;
  /** The body must be sent. */
  readonly bodyRequired: boolean;
  /** Answers with a stream of events. */
  readonly isStream: boolean;
  readonly rateLimit?: RateLimit;
}

export const routes: readonly Route[] = [
  {
    operationId: 'getHealth',
    method: 'GET',
    path: '/health',
    segments: ['health'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'getLiveness',
    method: 'GET',
    path: '/livez',
    segments: ['livez'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'getReadiness',
    method: 'GET',
    path: '/readyz',
    segments: ['readyz'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'getLicense',
    method: 'GET',
    path: '/api/license',
    segments: ['api', 'license'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'activateLicense',
    method: 'POST',
    path: '/api/license/activate',
    segments: ['api', 'license', 'activate'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
    rateLimit: { limit: 10, windowSeconds: 60, per: 'ip', code: 'rate_limited' },
  },
  {
    operationId: 'registerUser',
    method: 'POST',
    path: '/api/auth/register',
    segments: ['api', 'auth', 'register'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
    rateLimit: { limit: 30, windowSeconds: 60, per: 'ip', code: 'too_many_requests' },
  },
  {
    operationId: 'loginUser',
    method: 'POST',
    path: '/api/auth/login',
    segments: ['api', 'auth', 'login'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
    rateLimit: { limit: 10, windowSeconds: 60, per: 'ip', code: 'rate_limited' },
  },
  {
    operationId: 'getMe',
    method: 'GET',
    path: '/api/auth/me',
    segments: ['api', 'auth', 'me'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'updateMe',
    method: 'PUT',
    path: '/api/auth/me',
    segments: ['api', 'auth', 'me'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
  },
  {
    operationId: 'changePassword',
    method: 'POST',
    path: '/api/auth/password',
    segments: ['api', 'auth', 'password'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
  },
  {
    operationId: 'issueNodeToken',
    method: 'POST',
    path: '/api/auth/node-token',
    segments: ['api', 'auth', 'node-token'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
  },
  {
    operationId: 'listTokens',
    method: 'GET',
    path: '/api/auth/tokens',
    segments: ['api', 'auth', 'tokens'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'issueApiToken',
    method: 'POST',
    path: '/api/auth/tokens',
    segments: ['api', 'auth', 'tokens'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
  },
  {
    operationId: 'revokeToken',
    method: 'DELETE',
    path: '/api/auth/tokens/{token_id}',
    segments: ['api', 'auth', 'tokens', { param: 'token_id' }],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'listNetworks',
    method: 'GET',
    path: '/api/networks',
    segments: ['api', 'networks'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'createNetwork',
    method: 'POST',
    path: '/api/networks',
    segments: ['api', 'networks'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
  },
  {
    operationId: 'getNetwork',
    method: 'GET',
    path: '/api/networks/{network_id}',
    segments: ['api', 'networks', { param: 'network_id' }],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'getStatus',
    method: 'GET',
    path: '/api/status',
    segments: ['api', 'status'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'listNodes',
    method: 'GET',
    path: '/api/nodes',
    segments: ['api', 'nodes'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'sendTask',
    method: 'POST',
    path: '/api/task',
    segments: ['api', 'task'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
  },
  {
    operationId: 'getTask',
    method: 'GET',
    path: '/api/task/{task_id}',
    segments: ['api', 'task', { param: 'task_id' }],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'listTasks',
    method: 'GET',
    path: '/api/tasks',
    segments: ['api', 'tasks'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'getTaskById',
    method: 'GET',
    path: '/api/tasks/{task_id}',
    segments: ['api', 'tasks', { param: 'task_id' }],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'listTaskEvents',
    method: 'GET',
    path: '/api/task_events',
    segments: ['api', 'task_events'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'broadcast',
    method: 'POST',
    path: '/api/broadcast',
    segments: ['api', 'broadcast'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
  },
  {
    operationId: 'listMessages',
    method: 'GET',
    path: '/api/messages',
    segments: ['api', 'messages'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'ackMessages',
    method: 'POST',
    path: '/api/messages/ack',
    segments: ['api', 'messages', 'ack'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
  },
  {
    operationId: 'getCompletions',
    method: 'GET',
    path: '/api/completions',
    segments: ['api', 'completions'],
    hasBody: false,
    bodyRequired: false,
    isStream: false,
  },
  {
    operationId: 'openChannelStream',
    method: 'GET',
    path: '/events/{name}',
    segments: ['events', { param: 'name' }],
    hasBody: false,
    bodyRequired: false,
    isStream: true,
  },
  {
    operationId: 'openNetworkStream',
    method: 'GET',
    path: '/events/network/{network_id}',
    segments: ['events', 'network', { param: 'network_id' }],
    hasBody: false,
    bodyRequired: false,
    isStream: true,
  },
  {
    operationId: 'openUserStream',
    method: 'GET',
    path: '/events/users/me',
    segments: ['events', 'users', 'me'],
    hasBody: false,
    bodyRequired: false,
    isStream: true,
  },
  {
    operationId: 'callTool',
    method: 'POST',
    path: '/mcp',
    segments: ['mcp'],
    hasBody: true,
    bodyRequired: true,
    isStream: false,
  },
];
