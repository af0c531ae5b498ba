import { fileURLToPath } from 'node:url';
import type { ContractHub } from './fleet.ts';

/**
 * Real names among the generated ones, so that calls get past the door, as a configuration of Schemathesis. Text that
 * JSON bodies here never carry (NUL) is not generated.
 */
export function configFor({ boss, mia, tasks, things }: ContractHub): string {
  const names: Readonly<Record<string, readonly string[]>> = {
    network_id: [mia.networkId],
    task_id: Object.values(tasks),
    alias: ['builder', 'scout'],
    // The others get tasks: a run that deletes their records has nobody to send to.
    ref: ['critic'],
    host: ['build-7', 'unknown'],
    requirement_id: [things.cardId, '#1'],
    item_id: ['5f4e4f0e'],
    project_id: [things.projectId],
    file_id: [things.fileId, things.noteId],
    request_id: [things.requestId],
    user_id: [boss.userId],
    name: ['builder', 'scout'],
  };
  const hooks = fileURLToPath(new URL('schemathesis_hooks.py', import.meta.url));
  const lines = [`hooks = ${JSON.stringify(hooks)}`, '', '[generation]', 'allow-x00 = false', ''];
  for (const [name, values] of Object.entries(names)) {
    lines.push(`[dictionaries.${name}]`, `values = ${JSON.stringify(values)}`, '');
  }
  lines.push('[parameters]');
  const inPath = Object.keys(names).filter((name) => name !== 'alias');
  for (const key of [
    ...inPath.map((name) => (name === 'name' ? 'path.name' : name)),
    'body.network_id',
    'body.alias',
  ]) {
    const dictionary = key.replace(/^(body|path)\./, '');
    lines.push(`${JSON.stringify(key)} = { dictionary = "${dictionary}", probability = 0.5 }`);
  }
  return lines.join('\n');
}
