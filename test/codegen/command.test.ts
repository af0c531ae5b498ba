import { describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFixture, fixture, scratchFolder } from './fixture-copy.ts';

const program = fileURLToPath(new URL('../../codegen/main.ts', import.meta.url));

function run(...args: string[]): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, stderr };
}

describe('node codegen/main.ts', () => {
  test('writes the files, then finds no drift; an edit is drift and the command is printed', () => {
    const out = scratchFolder('generated-');
    writeFileSync(join(out, 'left-over.ts'), '');
    const options = ['--spec', fixture, '--out', out];
    expect(run(...options).status).toBe(0);
    expect(existsSync(join(out, 'left-over.ts'))).toBe(false);
    expect(run('--check', ...options).status).toBe(0);
    appendFileSync(join(out, 'routes.ts'), '// by hand\n');
    const drift = run('--check', ...options);
    expect(drift.status).toBe(1);
    expect(drift.stderr).toContain('generated/routes.ts is not what spec/ says');
    expect(drift.stderr).not.toContain('errors.md');
    expect(drift.stderr).toContain('run: make generate');
    rmSync(join(out, 'errors.md'));
    expect(run('--check', ...options).stderr).toContain('docs/errors.md is not what spec/ says');
  });

  test('what only tests read can be made alone, and is no drift', () => {
    const out = scratchFolder('generated-');
    const options = ['--spec', fixture, '--out', out];
    expect(run('--tests', ...options).status).toBe(0);
    expect(readdirSync(out)).toEqual(['response-validators.js']);
    expect(run(...options).status).toBe(0);
    rmSync(join(out, 'response-validators.js'));
    expect(run('--check', ...options)).toEqual({ status: 0, stderr: '' });
  });

  test('a contract with a fault writes nothing and names the place', () => {
    const out = scratchFolder('generated-');
    const spec = changedFixture({ 'paths/cards.yaml': ['x-strict: true', 'x-strong: true'] });
    const refused = run('--spec', spec, '--out', out);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/^openapi.yaml#\/paths\/\/api\/cards\/post: x-strong is not one of/);
    expect(readdirSync(out)).toEqual([]);
  });

  test('the committed files are what the contract says', () => {
    expect(run('--check')).toEqual({ status: 0, stderr: '' });
  });
});
