import { useMemo, useState } from 'react';

/** The rows that a person has picked, by their keys. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  readonly isAll: boolean;
  readonly has: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  /** Picks all rows that are loaded, or none when all are picked. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** A selection among `keys`; what is no longer among them is no longer picked. */
export function useSelection(keys: readonly string[]): Selection {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const present = useMemo(
    () => (picked.size === 0 ? picked : new Set(keys.filter((key) => picked.has(key)))),
    [keys, picked],
  );
  return {
    keys: present,
    isAll: present.size > 0 && present.size === keys.length,
    has: (key) => present.has(key),
    toggle: (key) => {
      const next = new Set(present);
      if (!next.delete(key)) next.add(key);
      setPicked(next);
    },
    toggleAll: () => setPicked(present.size === keys.length ? new Set() : new Set(keys)),
    clear: () => setPicked(new Set()),
  };
}
