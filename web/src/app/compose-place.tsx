import { lazy, Suspense } from 'react';
import { useWords } from '../i18n/language.ts';
import { composing, openCompose } from './compose.ts';
import { useCommands } from './commands.ts';
import { useKeys } from './keys.ts';
import { shellWords } from './shell-words.ts';
import { useMay } from './use-may.ts';

const load = () => import('../pages/compose/compose-dialog.tsx');
const ComposeDialog = lazy(async () => ({ default: (await load()).ComposeDialog }));

/** Where a new task, message or broadcast is written: over any page, by `c`, for everybody who may write. */
export function ComposePlace() {
  const may = useMay();
  return may.write ? <WithKeys /> : null;
}

function WithKeys() {
  const words = useWords(shellWords).compose;
  const start = composing.use();
  useKeys([{ keys: 'c', label: words.new, run: () => openCompose() }]);
  useCommands([
    { id: 'compose-task', label: words.task, icon: 'plus', keys: 'c', run: () => openCompose({ kind: 'task' }) },
    { id: 'compose-message', label: words.message, icon: 'message', run: () => openCompose({ kind: 'message' }) },
    { id: 'compose-broadcast', label: words.broadcast, icon: 'send', run: () => openCompose({ kind: 'broadcast' }) },
  ]);
  if (start === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ComposeDialog start={start} onClose={() => composing.set(undefined)} />
    </Suspense>
  );
}
