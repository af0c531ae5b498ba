import { runDemo } from './run-demo.ts';
import { Screen } from './screen.ts';
import { CannotBegin, readDemoSettings } from './settings.ts';

/* `make demo`: see docs/demo.md. */
const screen = new Screen(process.stdout);
const end = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // Who asks twice does not want to wait: what was started ends with this process.
    if (end.signal.aborted) process.exit(130);
    end.abort(new Error('the demo ends'));
  });
}
try {
  const settings = readDemoSettings(process.env);
  screen.title('Agent Collaboration Hub', 'demo');
  await runDemo(settings, screen, end.signal);
  process.exit(0);
} catch (error) {
  screen.warn(error instanceof CannotBegin ? error.message : String(error));
  process.exit(1);
}
