import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readLogSearch, readTerminalSearch, readUsersSearch } from '../pages/admin/admin-search.ts';
import { readAuditSearch } from '../pages/shared/audit/audit-search.ts';
import { readingOnly } from './read-search.ts';
import type { SignedInRoute } from './routes.tsx';

/** The sections for admins of the hub below their frame; the bare address leads to the first. */
export function createAdminRoutes(signedIn: SignedInRoute) {
  const admin = createRoute({
    getParentRoute: () => signedIn,
    path: '/admin',
    component: lazyRouteComponent(() => import('../pages/admin/admin-frame.tsx'), 'AdminFrame'),
  });
  const getParentRoute = () => admin;
  const first = createRoute({
    getParentRoute,
    path: '/',
    beforeLoad: () => {
      // A redirect of the router is thrown by its design.
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw redirect({ to: '/admin/users', replace: true });
    },
  });
  const users = createRoute({
    getParentRoute,
    path: '/users',
    validateSearch: readingOnly(readUsersSearch),
    component: lazyRouteComponent(() => import('../pages/admin/users/users-page.tsx'), 'UsersPage'),
  });
  const audit = createRoute({
    getParentRoute,
    path: '/audit',
    validateSearch: readingOnly(readAuditSearch),
    component: lazyRouteComponent(() => import('../pages/admin/audit/audit-page.tsx'), 'AuditPage'),
  });
  const log = createRoute({
    getParentRoute,
    path: '/log',
    validateSearch: readingOnly(readLogSearch),
    component: lazyRouteComponent(() => import('../pages/admin/log/log-page.tsx'), 'LogPage'),
  });
  const streams = createRoute({
    getParentRoute,
    path: '/streams',
    component: lazyRouteComponent(() => import('../pages/admin/streams/streams-page.tsx'), 'StreamsPage'),
  });
  const jobs = createRoute({
    getParentRoute,
    path: '/jobs',
    component: lazyRouteComponent(() => import('../pages/admin/jobs/jobs-page.tsx'), 'JobsPage'),
  });
  const licence = createRoute({
    getParentRoute,
    path: '/licence',
    component: lazyRouteComponent(() => import('../pages/admin/licence/licence-page.tsx'), 'LicencePage'),
  });
  const terminal = createRoute({
    getParentRoute,
    path: '/terminal',
    validateSearch: readingOnly(readTerminalSearch),
    component: lazyRouteComponent(() => import('../pages/admin/terminal/terminal-page.tsx'), 'TerminalPage'),
  });
  return admin.addChildren([first, users, audit, log, streams, jobs, licence, terminal]);
}
