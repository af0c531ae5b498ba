import { useState } from 'react';

/** The Idempotency-Key of a text to somebody. */
export type SendKeys = (to: string, text: string) => string;

/** Keys of what a form sends: the same for the same text to the same one, so that pressing again never sends twice. */
export function createSendKeys(): SendKeys {
  const keys = new Map<string, string>();
  return (to, text) => {
    const payload = JSON.stringify([to, text]);
    const key = keys.get(payload) ?? crypto.randomUUID();
    keys.set(payload, key);
    return key;
  };
}

/** The keys of a form, as long as it is shown. */
export function useSendKeys(): SendKeys {
  return useState(createSendKeys)[0];
}
