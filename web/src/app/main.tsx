import { RouterProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyLanguage } from '../i18n/language.ts';
import { callKey } from '../live/call-key.ts';
import { createQueryClient } from './query-client.ts';
import { createConsoleRouter } from './routes.tsx';
import { dropInviteCode } from './invite-code.ts';
import { session, startSession } from './session.ts';
import { forgetPerson } from './store.ts';
import { applyTheme } from './theme.ts';
import '@fontsource-variable/inter/wght.css';
import './tokens.css';
import './base.css';

applyTheme();
applyLanguage();
const client = createQueryClient();
let before = session.get();
session.subscribe(() => {
  const wasSomebody = before === 'signed-in';
  before = session.get();
  // What the last person saw and did here is not for the next one.
  if (before === 'signed-out') {
    client.clear();
    forgetPerson();
    // A stranger who came by the link of an invite has still to sign in.
    if (wasSomebody) dropInviteCode();
  }
  // With a new session it is asked anew who that is, and what they have to do first.
  if (before === 'starting') client.removeQueries({ queryKey: callKey('getMe', {}, undefined) });
});
void startSession();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={client}>
        <RouterProvider router={createConsoleRouter()} />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);
