import type { Ids } from '../../platform/ids.ts';
import type { Ref, Space } from './line-kinds.ts';

/** The ids of a file and those that they become. It grows with the rows of the file, not with their texts. */
export class NewIds {
  readonly #make: Readonly<Record<Space, () => string>>;
  readonly #spaces = new Map<Space, Map<string, string>>();
  readonly #known = new Set<string>();
  /** Ids of all spaces that became new ones. */
  made = 0;

  constructor(ids: Ids, newFileId: () => string) {
    this.#make = {
      person: () => ids.user(),
      node: () => ids.node(),
      task: () => ids.task(),
      card: () => `req_${ids.uuid()}`,
      project: () => `proj_${ids.uuid()}`,
      skill: () => `skill_${ids.uuid()}`,
      provider: () => `prov_${ids.uuid()}`,
      completion: () => ids.completion(),
      file: newFileId,
    };
  }

  /** The new id of an old one, always the same. */
  of(space: Space, old: string): string {
    const found = this.find(space, old);
    if (found !== undefined) return found;
    const fresh = this.#make[space]();
    this.#spaceOf(space).set(old, fresh);
    this.made += 1;
    return fresh;
  }

  find(space: Space, old: string): string | undefined {
    return this.#spaceOf(space).get(old);
  }

  /** Says that a person of the file is this one of the hub. */
  know(old: string, userId: string): void {
    this.#spaceOf('person').set(old, userId);
    this.#known.add(old);
  }

  isKnown(old: string): boolean {
    return this.#known.has(old);
  }

  /** The value of a column in the new network. Null stays null. */
  replace(ref: Ref, value: unknown, row: Readonly<Record<string, unknown>>): unknown {
    if (typeof value !== 'string') return value;
    if ('own' in ref) return this.of(ref.own, value);
    if ('to' in ref) return this.of(ref.to, value);
    if ('past' in ref) return this.of(ref.past, value);
    if ('known' in ref) return this.isKnown(value) ? this.of('person', value) : null;
    if ('word' in ref) return this.#inText(value, ref.word) ?? value;
    if ('json' in ref) return this.#inJson(value, ref.json);
    const kind = row[ref.by];
    if (kind === 'system') return value;
    return this.of(kind === 'node' ? 'node' : 'person', value);
  }

  #inJson(text: string, spaces: readonly Space[]): string {
    let changed = false;
    const value: unknown = JSON.parse(text, (_key, member: unknown) => {
      const fresh = typeof member === 'string' ? this.#inText(member, spaces) : undefined;
      changed ||= fresh !== undefined;
      return fresh ?? member;
    });
    return changed ? JSON.stringify(value) : text;
  }

  /** A text that is an id, or the address of a file. */
  #inText(text: string, spaces: readonly Space[]): string | undefined {
    const address = /^\/api\/files\/(.+)$/.exec(text)?.[1];
    if (address !== undefined) {
      const file = this.find('file', address);
      return file === undefined ? undefined : `/api/files/${file}`;
    }
    for (const space of spaces) {
      const found = this.find(space, text);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #spaceOf(space: Space): Map<string, string> {
    let ids = this.#spaces.get(space);
    if (ids === undefined) this.#spaces.set(space, (ids = new Map<string, string>()));
    return ids;
  }
}
