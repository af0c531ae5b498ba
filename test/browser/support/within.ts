import { patienceMs } from './open-page.ts';

/**
 * Waits for what has no limit of its own, as the scripts of a page: a page that stands still is then a fault with a name.
 *
 * @throws Error that says what did not happen in twice the time that a page is waited for
 */
export async function within<T>(what: string, happening: Promise<T>): Promise<T> {
  const limitMs = 2 * patienceMs;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`${what}: not done after ${limitMs} ms`));
  }, limitMs);
  try {
    return await Promise.race([happening, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
