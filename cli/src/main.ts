#!/usr/bin/env node
import { readVersion } from './parts/version.ts';

// What only asks for the version loads nothing else.
if (process.argv.length === 3 && /^(--version|-V)$/.test(process.argv[2] ?? '')) {
  process.stdout.write(`${readVersion()}\n`);
} else {
  const { runProgram } = await import('./program.ts');
  await runProgram(process.argv.slice(2));
}
