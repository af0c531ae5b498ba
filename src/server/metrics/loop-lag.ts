import type { Instruments } from './instruments.ts';

const everyMs = 100;

/** Notes how late a timer of this process comes. Returns the function that ends it. */
export function measureLoop({ loopLag }: Instruments): () => void {
  let due = performance.now() + everyMs;
  const timer = setInterval(() => {
    const now = performance.now();
    loopLag.observe(Math.max(0, now - due) / 1000);
    due = now + everyMs;
  }, everyMs).unref();
  return () => clearInterval(timer);
}
