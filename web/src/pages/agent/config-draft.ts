import type { Node } from '@agent-collaboration-hub/client';
import { isNumberFlag, readFlags, type Flag } from '../shared/node-flags.ts';

/** What stands in the fields of a configuration. */
export interface ConfigDraft {
  readonly model: string;
  /** Separated by commas. */
  readonly channels: string;
  /** Empty for a flag that stays as it is: the hub tells nobody what it is. */
  readonly flags: Readonly<Record<string, string>>;
}

/** What the hub is to change. */
export interface ConfigPatch {
  readonly model?: string;
  readonly channels?: readonly string[];
  readonly flags?: Readonly<Record<string, string | number>>;
}

/** The fields as the record of a node has them. */
export function draftOf(node: Node): ConfigDraft {
  return { model: node.model ?? '', channels: channelsOf(node).join(', '), flags: {} };
}

/** What the fields change of a node; an empty object for nothing. A model that was emptied stays as it is. */
export function patchOf(node: Node, draft: ConfigDraft): ConfigPatch {
  const model = draft.model.trim();
  const channels = draft.channels
    .split(/[,，]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const flags = readFlags(draft.flags);
  return {
    ...(model !== '' && model !== node.model && { model }),
    ...(channels.join() !== channelsOf(node).join() && { channels }),
    ...(Object.keys(flags).length > 0 && { flags }),
  };
}

/** The parts of a patch that a running node does not apply: the hub restarts it for them. */
export function restartParts({ channels, flags = {} }: ConfigPatch): readonly ('channels' | Flag)[] {
  const cold = (Object.keys(flags) as Flag[]).filter((flag) => !isNumberFlag(flag));
  return [...(channels === undefined ? [] : ['channels' as const]), ...cold];
}

/** The channels of a node, which its record has as the text of a JSON array. */
export function channelsOf({ channels }: Node): readonly string[] {
  try {
    const read: unknown = JSON.parse(channels ?? '[]');
    return Array.isArray(read) ? read.filter((name): name is string => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
