import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { basePath } from './base-path.ts';

const root = createRootRoute();
const attention = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/attention/attention-page.tsx'), 'AttentionPage'),
});

/** The router over all pages, below `<base path>/ui`. */
export function createConsoleRouter() {
  return createRouter({ routeTree: root.addChildren([attention]), basepath: `${basePath}/ui` });
}
