import { RouterProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyLanguage } from '../i18n/language.ts';
import { createQueryClient } from './query-client.ts';
import { createConsoleRouter } from './routes.tsx';
import { session, startSession } from './session.ts';
import { applyTheme } from './theme.ts';
import '@fontsource-variable/inter/wght.css';
import './tokens.css';
import './base.css';

applyTheme();
applyLanguage();
const client = createQueryClient();
// What the last person saw is not for the next one.
session.subscribe(() => session.get() === 'signed-out' && client.clear());
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
