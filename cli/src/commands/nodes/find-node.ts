import type { Hub, Node } from '../../../../clients/typescript/src/index.ts';
import { CliError, UsageError } from '../../parts/cli-errors.ts';
import { exitCodes } from '../../parts/exit-codes.ts';

/**
 * The node of an alias or an id.
 *
 * @throws CliError there is none; UsageError several networks have one of that name
 */
export async function findNode(hub: Hub, ref: string, signal: AbortSignal): Promise<Node> {
  const byAlias = await hub.api.listNodes({ alias: ref }, { signal });
  const { nodes } = byAlias.nodes.length > 0 ? byAlias : await hub.api.listNodes({ node_id: ref }, { signal });
  const [node] = nodes;
  if (node === undefined) {
    const mend = 'ahub node list shows the nodes that you reach';
    throw new CliError(`there is no node "${ref}"`, { exitCode: exitCodes.notFound, mend });
  }
  if (nodes.length > 1) {
    const networks = nodes.map(({ network_id }) => network_id).join(', ');
    throw new UsageError(`several of your networks have a node "${ref}": ${networks}`, 'Name one: --network ID');
  }
  return node;
}
