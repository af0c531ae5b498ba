import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
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
  return settings.addChildren([first, profile, appearance, security, tokens]);
}
