import type { CallLimits } from './rate-limit.ts';
import type { Authenticator } from './authenticate.ts';
import type { Execute } from './execute.ts';
import type { HubServices, ServiceWatch } from './hub-services.ts';
import type { RestRouter } from './rest-router.ts';
import type { RpcHandler } from './rpc/rpc-handler.ts';
import type { Job } from './scheduler.ts';

/** What is told of a hub while it runs. */
export interface OpenWatch {
  /** Where it is told. */
  readonly url: string;
  close(): Promise<void>;
}

/** Whoever measures a hub: stands around its doors, its jobs and its limits, and hears what its services do. */
export interface HubWatch {
  readonly services: ServiceWatch;
  jobs(jobs: readonly Job[]): readonly Job[];
  limits(limits: CallLimits): CallLimits;
  /** Around the calls of REST. */
  restCalls(execute: Execute): Execute;
  /** Around the calls of tools, by either face. */
  toolCalls(execute: Execute): Execute;
  toolTokens(authenticator: Authenticator): Authenticator;
  rest(router: RestRouter): RestRouter;
  rpc(handler: RpcHandler): RpcHandler;
  /**
   * Begins to tell.
   *
   * @throws CannotStart when that is not possible where the settings want it
   */
  open(services: HubServices): Promise<OpenWatch | undefined>;
}

/** Nobody measures: everything stays as it is, and costs nothing. */
export const unwatched: HubWatch = {
  services: {},
  jobs: (jobs) => jobs,
  limits: (limits) => limits,
  restCalls: (execute) => execute,
  toolCalls: (execute) => execute,
  toolTokens: (authenticator) => authenticator,
  rest: (router) => router,
  rpc: (handler) => handler,
  open: async () => undefined,
};
