import { sendTo } from './dredd-provoke.ts';
import type { Provoke } from './dredd-provoke.ts';

const toTerminals: Provoke = (transaction, _operation, { terminals }) => sendTo(transaction, terminals);
/** A forwarded call is not local. */
const forwarded: Provoke = (transaction, _operation, { terminals }) => {
  sendTo(transaction, terminals);
  transaction.request.headers['X-Forwarded-For'] = '127.0.0.1';
};

/** Ways of the terminals: the sound hub has none. */
export const ofTerminals: Readonly<Record<string, Provoke>> = {
  'getTerminal 200': toTerminals,
  'getTerminal 403': forwarded,
  'sendTerminal 200': toTerminals,
  'sendTerminal 403': forwarded,
  'openTerminal 200': toTerminals,
  'openTerminal 403': forwarded,
};
