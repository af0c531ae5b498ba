import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readAuditSearch } from '../pages/shared/audit/audit-search.ts';
import { readingOnly } from './read-search.ts';
import type { SignedInRoute } from './routes.tsx';

/** The sections of the settings below their frame; the bare address leads to the first. */
export function createSettingsRoutes(signedIn: SignedInRoute) {
  const settings = createRoute({
    getParentRoute: () => signedIn,
    path: '/settings',
    component: lazyRouteComponent(() => import('../pages/settings/settings-frame.tsx'), 'SettingsFrame'),
  });
  const getParentRoute = () => settings;
  const first = createRoute({
    getParentRoute,
    path: '/',
    beforeLoad: () => {
      // A redirect of the router is thrown by its design.
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw redirect({ to: '/settings/profile', replace: true });
    },
  });
  const profile = createRoute({
    getParentRoute,
    path: '/profile',
    component: lazyRouteComponent(() => import('../pages/settings/profile/profile-page.tsx'), 'ProfilePage'),
  });
  const appearance = createRoute({
    getParentRoute,
    path: '/appearance',
    component: lazyRouteComponent(() => import('../pages/settings/appearance/appearance-page.tsx'), 'AppearancePage'),
  });
  const security = createRoute({
    getParentRoute,
    path: '/security',
    component: lazyRouteComponent(() => import('../pages/settings/security/security-page.tsx'), 'SecurityPage'),
  });
  const tokens = createRoute({
    getParentRoute,
    path: '/tokens',
    component: lazyRouteComponent(() => import('../pages/settings/tokens/tokens-page.tsx'), 'TokensPage'),
  });
  const networks = createRoute({
    getParentRoute,
    path: '/networks',
    component: lazyRouteComponent(() => import('../pages/settings/networks/networks-page.tsx'), 'NetworksPage'),
  });
  const members = createRoute({
    getParentRoute,
    path: '/members',
    component: lazyRouteComponent(() => import('../pages/settings/members/members-page.tsx'), 'MembersPage'),
  });
  const invites = createRoute({
    getParentRoute,
    path: '/invites',
    component: lazyRouteComponent(() => import('../pages/settings/invites/invites-page.tsx'), 'InvitesPage'),
  });
  const audit = createRoute({
    getParentRoute,
    path: '/audit',
    validateSearch: readingOnly(readAuditSearch),
    component: lazyRouteComponent(() => import('../pages/settings/audit/network-audit-page.tsx'), 'NetworkAuditPage'),
  });
  return settings.addChildren([first, profile, appearance, security, tokens, networks, members, invites, audit]);
}
