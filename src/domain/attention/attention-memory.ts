/** How many items one part of the list has; a text on Postgres. */
export interface CountRow {
  /** Its number. */
  readonly part: number;
  readonly count: number | string;
}

interface Watched {
  readonly mark: string;
  /** Epoch milliseconds. */
  readonly countedAt: number;
  /** What the network's streams were last told, as far as this process knows. */
  readonly told: string | undefined;
}

/** What this process knows of the counts of the networks that somebody observes in it. */
export class AttentionMemory {
  readonly #watched = new Map<string, Watched>();

  /** Forgets all other networks. */
  keepOnly(networkIds: readonly string[]): void {
    const kept = new Set(networkIds);
    for (const networkId of this.#watched.keys()) if (!kept.has(networkId)) this.#watched.delete(networkId);
  }

  /**
   * Whether the network is to be counted now; it then counts as done.
   *
   * @param look.mark where its counter stands
   */
  isDue(networkId: string, look: { readonly mark: string; readonly now: number; readonly recountMs: number }): boolean {
    const known = this.#watched.get(networkId);
    const { mark, now, recountMs } = look;
    const age = now - (known?.countedAt ?? 0);
    if (known !== undefined && known.mark === mark && age >= 0 && age < recountMs) return false;
    this.#watched.set(networkId, { mark, countedAt: now, told: known?.told });
    return true;
  }

  /** Undefined when this process does not know it. */
  toldOf(networkId: string): string | undefined {
    return this.#watched.get(networkId)?.told;
  }

  tell(networkId: string, told: string): void {
    const known = this.#watched.get(networkId);
    if (known !== undefined) this.#watched.set(networkId, { ...known, told });
  }

  /** The network is due whatever its counter says. */
  countAgain(networkId: string): void {
    const known = this.#watched.get(networkId);
    if (known !== undefined) this.#watched.set(networkId, { ...known, mark: '' });
  }
}
