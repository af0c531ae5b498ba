import type { IncomingMessage, ServerResponse } from 'node:http';
import type { McpParts } from '../../../generated/mcp.ts';
import type { Log } from '../../platform/log.ts';
import type { Authenticator } from '../authenticate.ts';
import type { BodyDeadline } from '../body-deadline.ts';
import type { ClientAddress } from '../client-address.ts';
import type { Call, Execute } from '../execute.ts';
import type { OriginSettings } from '../origin.ts';
import type { CallLimits } from '../rate-limit.ts';
import type { TaskParts } from './task-parts.ts';
import type { ToolCatalogue } from './tool-catalogue.ts';

/** The settings that the /mcp handler reads. */
export interface DoorSettings extends OriginSettings {
  /** Stands before the path of the address that the hub tells. */
  readonly basePath: string;
  /** Days for which ended tasks stay; negative for ever. */
  readonly keepTasksDays: number;
  /** `enforce` hides the human-only tools from node tokens. */
  readonly nodePermissions: string;
  /** A supported legacy version in the header passes with a modern body (rule tools-body-decides-era). */
  readonly lenientVersionHeader: boolean;
}

/** What `server/discover` and `initialize` say of the hub. */
export interface ServerInfo {
  readonly name: string;
  readonly title: string;
  readonly version: string;
}

/** What the /mcp handler needs from the rest of the server. */
export interface RpcDeps {
  readonly settings: DoorSettings;
  readonly log: Log;
  readonly serverInfo: ServerInfo;
  readonly catalogue: ToolCatalogue;
  /** Instructions, prompts and resources. */
  readonly mcp: McpParts;
  readonly tasks: TaskParts;
  /** Id of one HTTP request, for the log and the header `X-Request-Id`. */
  newRequestId(): string;
  addressOf(req: IncomingMessage): ClientAddress;
  readonly authenticator: Pick<Authenticator, 'byHeader'>;
  /** The budgets of the callers. */
  readonly limits: Pick<CallLimits, 'take' | 'charge'>;
  readonly execute: Execute;
  readonly bodyDeadline: BodyDeadline;
  /** Called on contract violations and bugs. */
  readonly onViolation: (text: string) => void;
}

/** One HTTP request to /mcp. */
export interface RpcCall extends Call {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Some text of the body has NUL or half a surrogate pair. */
  readonly hasBrokenText: boolean;
}
