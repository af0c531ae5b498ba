import { ownPage, signIn } from '../support/browser.ts';
import { patchBody, sendTo } from './dredd-provoke.ts';
import type { Provoke } from './dredd-provoke.ts';
import type { Transaction } from './dredd-contract.ts';
import type { StuckHub } from './dredd-hubs.ts';

/** Ways of the operations of browser sessions, whose credential is a cookie. */
export const ofBrowsers: Readonly<Record<string, Provoke>> = {
  'createBrowserSession 200': (transaction) => void (transaction.request.body = ''),
  'createBrowserSession 401': (transaction) => {
    patchBody(transaction, { password: 'not the one' });
    delete transaction.request.headers['Authorization'];
  },
  'createBrowserSession 403': (transaction, _operation, { sound }) => {
    transaction.request.body = '';
    transaction.request.headers['Authorization'] = `Bearer ${sound.nodes.builder}`;
  },
  'redeemStartLink 200': async (transaction, _operation, { fresh }) => {
    sendTo(transaction, { url: fresh.url, token: '' });
    delete transaction.request.headers['Authorization'];
    patchBody(transaction, { code: await fresh.hub.createStartLink() });
  },
  ...ofCookie('issueBrowserToken'),
  ...ofCookie('deleteBrowserSession'),
};

function ofCookie(operationId: string): Record<string, Provoke> {
  const at =
    (name: 'limited' | 'faulty' | 'away'): Provoke =>
    (transaction, _operation, hubs) => {
      sendTo(transaction, hubs[name]);
      askAsPage(transaction, hubs[name], hubs[name].cookie);
    };
  return {
    [`${operationId} 200`]: async (transaction, _operation, { sound: { hub, mia } }) =>
      askAsPage(transaction, hub, (await signIn(hub, mia)).cookie),
    [`${operationId} 401`]: (transaction, _operation, { sound }) => askAsPage(transaction, sound.hub, undefined),
    [`${operationId} 429`]: at('limited'),
    [`${operationId} 500`]: at('faulty'),
    [`${operationId} 503`]: at('away'),
  };
}

function askAsPage({ request }: Transaction, hub: Pick<StuckHub, 'url'>, cookie: string | undefined): void {
  Object.assign(request.headers, ownPage(hub), cookie === undefined ? {} : { cookie });
}
