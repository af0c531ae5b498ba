import { writeFileSync } from 'node:fs';
import { settingsPage } from './describe-settings.ts';

/** `node src/platform/write-configuration.ts`: writes `docs/configuration.md` from the definitions of the settings. */
writeFileSync(new URL('../../docs/configuration.md', import.meta.url), settingsPage());
