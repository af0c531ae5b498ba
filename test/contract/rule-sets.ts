import { spawnSync } from 'node:child_process';
import { keepFigures } from './figures.ts';

/**
 * What the rule sets find in both published documents (`node test/contract/rule-sets.ts`): Redocly's strict rules,
 * Spectral's own and OWASP's, each finding with its place. Ends with `N passed, N failed`.
 */
const documents = ['generated/openapi.json', 'generated/openapi-3.0.json'];

interface Finding {
  readonly set: 'redocly' | 'oas' | 'owasp';
  readonly said: string;
}

const findings = [...askRedocly(), ...askSpectral()];
for (const { set, said } of findings) console.log(`FAILED ${set}: ${said}`);
const countOf = (set: Finding['set']): number => findings.filter((one) => one.set === set).length;
keepFigures('rule-sets', { redocly: countOf('redocly'), oas: countOf('oas'), owasp: countOf('owasp') });
console.log(`${findings.length === 0 ? 3 * documents.length : 0} passed, ${findings.length} failed`);
process.exitCode = findings.length === 0 ? 0 : 1;

function askRedocly(): Finding[] {
  return documents.flatMap((document) => {
    const said = runTool('redocly', ['lint', '--config', 'test/contract/redocly.yaml', '--format', 'json', document]);
    const { problems } = JSON.parse(said.slice(said.indexOf('{'))) as {
      readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
    };
    return problems.map(({ ruleId, message }): Finding => ({ set: 'redocly', said: `${ruleId}: ${message}` }));
  });
}

function askSpectral(): Finding[] {
  const rules = 'test/contract/spectral.yaml';
  const said = runTool('spectral', ['lint', '--quiet', '--format', 'json', '--ruleset', rules, ...documents]);
  const found = JSON.parse(said) as readonly { readonly code: string; readonly path: readonly string[] }[];
  return found.map(({ code, path }) => ({
    set: code.startsWith('owasp') ? 'owasp' : 'oas',
    said: `${code} at ${path.join('/')}`,
  }));
}

/** @throws Error when the program could not look */
function runTool(name: string, args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(`node_modules/.bin/${name}`, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (stdout.trim() === '') throw new Error(`${name}: ${stderr}`);
  return stdout;
}
