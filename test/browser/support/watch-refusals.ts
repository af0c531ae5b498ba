import type { Page, Response } from 'playwright-core';
import { errorTable } from '../../../generated/errors.ts';
import type { ErrorCode } from '../../../generated/errors.ts';

/** What the hub did not allow a page to ask for. */
export interface RefusalWatch {
  /** One line each, of all that was answered until now. */
  readonly read: () => Promise<readonly string[]>;
}

/** Watches what is answered 403, and tools that refuse for the same reasons. @param after what the person did last */
export function watchRefusals(page: Page, after: () => string = () => ''): RefusalWatch {
  const refusals: string[] = [];
  const open = new Set<Promise<void>>();
  const look = async (response: Response): Promise<void> => {
    const request = response.request();
    const path = new URL(response.url()).pathname;
    const where = `${new URL(page.url()).pathname} ${after()}`.trim();
    if (response.status() === 403) refusals.push(`${where}: ${request.method()} ${path}`);
    if (!path.endsWith('/mcp')) return;
    const text = await response.text().catch(() => '');
    const code = /\\?"code\\?":\s*\\?"([a-z_]+)\\?"/.exec(text)?.[1];
    if (code === undefined || !text.includes('isError')) return;
    if (errorTable[code as ErrorCode]?.status !== 403) return;
    const { params } = request.postDataJSON() as { params?: { name?: string } };
    refusals.push(`${where}: ${params?.name} answers ${code}`);
  };
  page.on('response', (response) => {
    const one = look(response).finally(() => open.delete(one));
    open.add(one);
  });
  return {
    async read() {
      await Promise.all(open);
      return refusals;
    },
  };
}
