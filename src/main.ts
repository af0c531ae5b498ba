import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { restartOnOneCore } from './platform/restart-on-one-core.ts';

restartOnOneCore();

// `make setup` compiles the code once and keeps the result beside the packages: whoever can write there can change the
// code anyway. Without that folder nothing is cached, because a start that fills it takes longer. The cache applies to
// later imports, hence `import()`.
const compiled = fileURLToPath(new URL('../node_modules/.cache/hub-code', import.meta.url));
if (existsSync(compiled)) enableCompileCache(compiled);
const { runHub } = await import('./run-hub.ts');
await runHub(process.argv.slice(2));
