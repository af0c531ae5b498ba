import { Argument, Option, type Command } from 'commander';
import { mcpClientIds, mcpClients, type McpClientId } from '../../../../clients/settings/mcp-clients.ts';
import { mcpFile, printEntry, writeEntry } from '../../agents/mcp/client-files.ts';
import { openAgent } from '../../agents/open-agent.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { findGroup } from '../../parts/find-group.ts';
import { act } from '../../parts/run-command.ts';

interface ConfigOptions {
  readonly alias?: string;
  readonly write?: true;
  readonly withToken?: true;
  readonly project?: true;
}

/** `ahub mcp config CLIENT` */
export function addMcpConfig(program: Command): void {
  findGroup(program, 'mcp', 'how clients reach the tools of the hub')
    .command('config')
    .addArgument(new Argument('<client>', 'the client').choices(mcpClientIds))
    .description('print the settings that connect a client to the tools of the hub, or write them')
    .option('--write', "into the client's own file")
    .option('--project', 'the file of this folder instead of your own')
    .option('--with-token', 'with the token of the agent itself; otherwise the client takes it from AHUB_TOKEN')
    .addOption(new Option('--alias <alias>', 'the agent, for --with-token').env('AHUB_ALIAS'))
    .action(act(configure));
}

async function configure(context: Context, options: ConfigOptions, id: McpClientId): Promise<void> {
  const { settings, out } = context;
  const client = mcpClients[id];
  const file = mcpFile(id, process.env, options.project === true ? process.cwd() : undefined);
  const token = options.withToken === true ? await tokenOf(context, options) : undefined;
  const entry = client.entry({ url: settings.url, token });
  if (options.write !== true) {
    out.object({ client: id, file, settings: entry }, () => printEntry(client, entry));
    out.say(`This belongs into ${file} (--write puts it there); ${client.name} takes the token from AHUB_TOKEN.`);
    return;
  }
  const changed = await writeEntry(client, file, entry, token !== undefined);
  const said = changed ? `${client.name} is connected to ${settings.url}` : `${client.name} was connected already`;
  out.object({ client: id, file, changed }, () => `${said} (${file}).`);
  if (token === undefined) out.say(`It takes the token from AHUB_TOKEN, which the commands of \`ahub run\` have.`);
}

/** A token is written where it is needed, and shown nowhere. */
async function tokenOf(context: Context, { alias, write }: ConfigOptions): Promise<string> {
  if (write !== true) throw new UsageError('a token is not printed', 'Add --write');
  if (alias === undefined) throw new UsageError('--with-token needs the agent', 'Add --alias ALIAS');
  return (await openAgent(context, alias)).token;
}
