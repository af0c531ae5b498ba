import { nodeRuntimes } from '../../../../generated/enums.ts';
import type { NodeRuntime } from '../../../../generated/enums.ts';
import { DomainError } from '../../domain-error.ts';
import type { DaemonFacts } from '../../nodes/daemon-facts.ts';
import { findBadFlag } from '../configuration/node-flags.ts';
import { isInsidePath } from '../node-files/work-path.ts';

/** The node that a daemon is to create; names are the wire's, since it is handed on as it is. */
export interface NodeSpec {
  readonly name: string;
  readonly runtime: string;
  readonly model?: string | undefined;
  readonly flags?: Readonly<Record<string, unknown>> | undefined;
  /** Names of vault entries. */
  readonly env_refs?: readonly string[] | undefined;
  readonly workdir?: string | undefined;
}

/**
 * Checks what can be said of a spec without the vault.
 *
 * @throws node_name_invalid, runtime_invalid, flag_key_unknown, flag_value_invalid, workdir_invalid
 */
export function checkNodeSpec(spec: NodeSpec, daemon: DaemonFacts): void {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(spec.name)) throw new DomainError('node_name_invalid');
  const allowed = nodeRuntimes.filter((runtime) => daemon.runtimes_supported.includes(runtime));
  if (!allowed.includes(spec.runtime as NodeRuntime)) throw new DomainError('runtime_invalid', { allowed });
  const bad = findBadFlag(spec.flags ?? {});
  if (bad?.fault === 'unknown') throw new DomainError('flag_key_unknown', { flag: bad.flag });
  if (bad !== undefined) throw new DomainError('flag_value_invalid', { flag: bad.flag });
  if (spec.workdir !== undefined && !isInsidePath(spec.workdir)) throw new DomainError('workdir_invalid');
}

/** @throws secret_not_in_daemon_allowlist */
export function checkAllowedSecrets(keys: readonly string[], daemon: DaemonFacts): void {
  const key = keys.find((name) => !daemon.allowed_secret_keys.includes(name));
  if (key !== undefined) throw new DomainError('secret_not_in_daemon_allowlist', { key });
}
