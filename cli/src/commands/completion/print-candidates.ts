import type { Command } from 'commander';
import type { Hub } from '../../../../clients/typescript/src/index.ts';
import { cleanLine } from '../../parts/clean-text.ts';
import { completeLine, type Candidate, type Place } from '../../parts/complete-line.ts';
import type { Context } from '../../parts/context.ts';
import { readProfiles } from '../../parts/profiles.ts';
import { act } from '../../parts/run-command.ts';
import { fieldWords } from './field-words.ts';

/** `ahub complete -- WORDS`: what the scripts of `ahub completion` ask at every tab; the last word is the one at the cursor. */
export function addComplete(program: Command): void {
  const printCandidates = async (context: Context, _options: object, words: readonly string[]): Promise<void> => {
    const found = await completeLine(program, words, (place) => findWords(context, place));
    for (const { word, about } of found) context.out.line([word, cleanLine(about)].join('\t'));
  };
  program.command('complete', { hidden: true }).argument('[words...]').action(act(printCandidates));
}

/** Somebody waits at the keyboard. AHUB_COMPLETE_MS gives a slow machine more. */
const limitMs = 1_000;

async function findWords(context: Context, place: Place): Promise<readonly Candidate[]> {
  const { command, name, before, begun } = place;
  if (name === 'profile' || (command === 'profile use' && name === 'name')) return profilesOf(context);
  if (/^alias(es)?$/.test(name)) return aliasesOf(context);
  if (name === 'network') return networksOf(context);
  if (command === 'tail' && name === 'name') {
    return [{ word: 'network', about: 'what happens in all of the network' }, ...(await aliasesOf(context))];
  }
  if (command === 'api' && name === 'operation') {
    const { operations } = await import('../../generated/contract.ts');
    return operations.map(({ id, summary }) => ({ word: id, about: summary }));
  }
  if (command === 'tool' && name === 'name') {
    const { tools } = await import('../../generated/contract.ts');
    return tools.map((tool) => ({ word: tool.name, about: tool.summary }));
  }
  if (command === 'api' && name === 'field') {
    const { operations } = await import('../../generated/contract.ts');
    return fieldWords(operations.find(({ id }) => id === before[0])?.fields ?? [], begun);
  }
  if (command === 'tool' && name === 'argument') {
    const { tools } = await import('../../generated/contract.ts');
    return fieldWords(tools.find((tool) => tool.name === before[0])?.fields ?? [], begun);
  }
  return [];
}

function profilesOf({ settings }: Context): Candidate[] {
  const { profiles } = readProfiles(settings.file);
  return Object.entries(profiles).map(([word, { url }]) => ({ word, about: url }));
}

/** The agents of the hub, where it answers at once. */
async function aliasesOf(context: Context): Promise<Candidate[]> {
  const query = { fields: 'light', limit: 500, network_id: context.settings.networkId } as const;
  const answer = await askSoon(context, (hub, signal) => hub.api.getStatus(query, { signal }));
  return (answer?.sessions ?? []).map(({ alias, status }) => ({ word: alias, about: status }));
}

async function networksOf(context: Context): Promise<Candidate[]> {
  const answer = await askSoon(context, (hub, signal) => hub.api.listNetworks({}, { signal }));
  return (answer?.networks ?? []).map(({ network_id: word, network_name: about }) => ({ word, about }));
}

/** What the hub answers, or nothing when it does not answer soon or refuses. */
async function askSoon<Answer>(
  { hub, settings, signal }: Context,
  call: (hub: Hub, signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (settings.token === undefined) return undefined;
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(Number(process.env['AHUB_COMPLETE_MS']) || limitMs)]);
  return call(hub({ retries: 0 }), inTime).catch(() => undefined);
}
