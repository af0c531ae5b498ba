import type { inputs } from '@agent-collaboration-hub/client';
import type { Refusal } from '../../live/refusal.ts';
import { readFlags } from '../shared/node-flags.ts';
import type { StepName } from './new-node-search.ts';

/** What the person has chosen so far, as it stands in the fields. */
export interface Draft {
  readonly host: string;
  readonly name: string;
  readonly runtime: string;
  readonly model: string;
  readonly workdir: string;
  /** Values of flags by name; an empty one is not sent. */
  readonly flags: Readonly<Record<string, string>>;
  /** Names of vault entries. */
  readonly secrets: readonly string[];
}

export const blankDraft: Draft = { host: '', name: '', runtime: '', model: '', workdir: '', flags: {}, secrets: [] };

/** The node that a draft asks for. */
export function specOf(draft: Draft): inputs.NodeSpec {
  const flags: Record<string, unknown> = readFlags(draft.flags);
  return {
    name: draft.name.trim(),
    runtime: draft.runtime,
    ...(draft.model.trim() !== '' && { model: draft.model.trim() }),
    ...(draft.workdir.trim() !== '' && { workdir: draft.workdir.trim() }),
    ...(Object.keys(flags).length > 0 && { flags }),
    ...(draft.secrets.length > 0 && { env_refs: draft.secrets }),
  };
}

/** A refusal at the field that it is about; `field` is empty where it is about none. */
export interface FieldRefusal {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

const fieldOfCode: Readonly<Record<string, string>> = {
  daemon_not_found: 'host',
  daemon_offline: 'host',
  daemon_cannot_create_nodes: 'host',
  daemon_max_children: 'host',
  node_name_invalid: 'name',
  node_name_conflict: 'name',
  runtime_invalid: 'runtime',
  workdir_invalid: 'workdir',
  secret_not_in_vault: 'secrets',
  secret_not_in_daemon_allowlist: 'secrets',
  daemon_not_trusted: 'secrets',
  user_token_required: 'secrets',
};

const fieldOfInput: Readonly<Record<string, string>> = { daemon_node_id: 'host', env_refs: 'secrets' };
const own: readonly string[] = ['name', 'runtime', 'model', 'workdir', 'host', 'secrets'];

/** Where a refusal of the hub belongs in the wizard. */
export function placeRefusal({ code, message, fields, field }: Refusal): FieldRefusal {
  const flag = fields['flag'];
  if (typeof flag === 'string') return { field: flag, code, message };
  const known = fieldOfCode[code];
  if (known !== undefined) return { field: known, code, message };
  const details = fields['details'];
  const path = Array.isArray(details) ? (details[0] as { path?: unknown } | undefined)?.path : undefined;
  const parts = (typeof path === 'string' ? path : (field ?? '')).split(/[/.]/);
  const named = parts.map((part) => fieldOfInput[part] ?? part).find((part) => own.includes(part));
  return { field: named ?? '', code, message };
}

/** The step on which a field stands. */
export function stepOfField(field: string): StepName {
  if (field === '') return 'review';
  if (field === 'host' || field === 'secrets') return field;
  return 'runtime';
}
