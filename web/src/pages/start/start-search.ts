/** What the address of the start page says. */
export interface StartSearch {
  /** The agent that is waited for. */
  readonly agent?: string;
  /** The program in which it runs: an id of `client-settings.ts`. */
  readonly client?: string;
}

/** Reads the address of the start page; what it does not know is left out. */
export function readStartSearch({ agent, client }: Record<string, unknown>): StartSearch {
  return {
    ...(typeof agent === 'string' && agent !== '' && { agent }),
    ...(typeof client === 'string' && client !== '' && { client }),
  };
}

/** The code of a one-time link: it stands behind the `#`, so that no server sees it in an address. */
export function readStartCode(hash: string): string | undefined {
  return /^#?code=([A-Za-z0-9]{1,100})$/.exec(hash)?.[1];
}
