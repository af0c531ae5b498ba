import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { readAttentionSearch } from '../pages/attention/attention-search.ts';
import { readNodesSearch } from '../pages/nodes/nodes-search.ts';
import { readNewNodeSearch } from '../pages/new-node/new-node-search.ts';
import { readAgentSearch } from '../pages/agent/agent-search.ts';
import { readFleetSearch } from '../pages/fleet/fleet-search.ts';
import { readBoardSearch } from '../pages/board/board-search.ts';
import { readInboxSearch } from '../pages/inbox/inbox-search.ts';
import { readServerSearch } from '../pages/servers/server-search.ts';
import { readStartSearch } from '../pages/start/start-search.ts';
import { readTasksSearch } from '../pages/tasks/tasks-search.ts';
import { readProvidersSearch } from '../pages/providers/providers-search.ts';
import { createAdminRoutes } from './admin-routes.ts';
import { readSkillsSearch } from '../pages/skills/skills-search.ts';
import { basePath } from './base-path.ts';
import { holdInviteCode } from './invite-code.ts';
import { NotFound } from './not-found.tsx';
import { createSettingsRoutes } from './settings-routes.ts';
import { FrameFault, PageFault } from './page-fault.tsx';
import { readingOnly } from './read-search.ts';
import { SignedIn } from './signed-in.tsx';

/** What every address may say: the network that it is about. */
export interface RootSearch {
  readonly network?: string;
}

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: FrameFault,
  validateSearch: ({ network }: Record<string, unknown>): RootSearch =>
    typeof network === 'string' ? { network } : {},
  search: { middlewares: [retainSearchParams(['network'])] },
});

/** Where to go after the sign-in: a path of the console. */
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ back }: Record<string, unknown>): { readonly back?: string } =>
    typeof back === 'string' ? { back } : {},
  component: lazyRouteComponent(() => import('../pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
});

/** The first run, and how to connect an agent: it has the window to itself. */
const start = createRoute({
  getParentRoute: () => root,
  path: '/start',
  validateSearch: readingOnly(readStartSearch),
  component: lazyRouteComponent(() => import('../pages/start/start-page.tsx'), 'StartPage'),
});

/** Where the link of an invite leads: its code is taken out of the address, and offered where people join. */
const join = createRoute({
  getParentRoute: () => root,
  path: '/join',
  beforeLoad: ({ location: { hash } }) => {
    holdInviteCode(hash);
    // A redirect of the router is thrown by its design.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw redirect({ to: '/settings/networks', hash: '', replace: true });
  },
});

/** Everything that needs a person: the shell around a page. */
const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in', component: SignedIn });
export type SignedInRoute = typeof signedIn;

const attention = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  validateSearch: readingOnly(readAttentionSearch),
  component: lazyRouteComponent(() => import('../pages/attention/attention-page.tsx'), 'AttentionPage'),
});

const nodes = createRoute({
  getParentRoute: () => signedIn,
  path: '/nodes',
  validateSearch: readingOnly(readNodesSearch),
  component: lazyRouteComponent(() => import('../pages/nodes/nodes-page.tsx'), 'NodesPage'),
});

const newNode = createRoute({
  getParentRoute: () => signedIn,
  path: '/nodes/new',
  validateSearch: readingOnly(readNewNodeSearch),
  component: lazyRouteComponent(() => import('../pages/new-node/new-node-page.tsx'), 'NewNodePage'),
});

const fleet = createRoute({
  getParentRoute: () => signedIn,
  path: '/fleet',
  validateSearch: readingOnly(readFleetSearch),
  component: lazyRouteComponent(() => import('../pages/fleet/fleet-page.tsx'), 'FleetPage'),
});

const agent = createRoute({
  getParentRoute: () => signedIn,
  path: '/agents/$alias',
  validateSearch: readingOnly(readAgentSearch),
  component: lazyRouteComponent(() => import('../pages/agent/agent-page.tsx'), 'AgentPage'),
});

const board = createRoute({
  getParentRoute: () => signedIn,
  path: '/board',
  validateSearch: readingOnly(readBoardSearch),
  component: lazyRouteComponent(() => import('../pages/board/board-page.tsx'), 'BoardPage'),
});

const tasks = createRoute({
  getParentRoute: () => signedIn,
  path: '/tasks',
  validateSearch: readingOnly(readTasksSearch),
  component: lazyRouteComponent(() => import('../pages/tasks/tasks-page.tsx'), 'TasksPage'),
});

const task = createRoute({
  getParentRoute: () => signedIn,
  path: '/tasks/$taskId',
  component: lazyRouteComponent(() => import('../pages/task/task-page.tsx'), 'TaskPage'),
});

const providers = createRoute({
  getParentRoute: () => signedIn,
  path: '/providers',
  validateSearch: readingOnly(readProvidersSearch),
  component: lazyRouteComponent(() => import('../pages/providers/providers-page.tsx'), 'ProvidersPage'),
});

const skills = createRoute({
  getParentRoute: () => signedIn,
  path: '/skills',
  validateSearch: readingOnly(readSkillsSearch),
  component: lazyRouteComponent(() => import('../pages/skills/skills-page.tsx'), 'SkillsPage'),
});

/** Whatever else stands in an address: the frame stays. */
const elsewhere = createRoute({ getParentRoute: () => signedIn, path: '$', component: NotFound });

const inbox = createRoute({
  getParentRoute: () => signedIn,
  path: '/inbox',
  validateSearch: readingOnly(readInboxSearch),
  component: lazyRouteComponent(() => import('../pages/inbox/inbox-page.tsx'), 'InboxPage'),
});

const servers = createRoute({
  getParentRoute: () => signedIn,
  path: '/servers',
  component: lazyRouteComponent(() => import('../pages/servers/servers-page.tsx'), 'ServersPage'),
});

const server = createRoute({
  getParentRoute: () => signedIn,
  path: '/servers/$host',
  validateSearch: readingOnly(readServerSearch),
  component: lazyRouteComponent(() => import('../pages/servers/server-page.tsx'), 'ServerPage'),
});

const files = createRoute({
  getParentRoute: () => signedIn,
  path: '/files',
  component: lazyRouteComponent(() => import('../pages/files/files-page.tsx'), 'FilesPage'),
});

/** The router over all pages, below `<base path>/ui`. A page is one route here and one line in `navigation.ts`. */
export function createConsoleRouter() {
  return createRouter({
    routeTree: root.addChildren([
      signIn,
      start,
      join,
      signedIn.addChildren([
        attention,
        inbox,
        files,
        servers,
        server,
        fleet,
        agent,
        tasks,
        task,
        board,
        createSettingsRoutes(signedIn),
        createAdminRoutes(signedIn),
        nodes,
        newNode,
        providers,
        skills,
        elsewhere,
      ]),
    ]),
    basepath: `${basePath}/ui`,
    defaultPreload: 'intent',
    defaultErrorComponent: PageFault,
    scrollRestoration: false,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
