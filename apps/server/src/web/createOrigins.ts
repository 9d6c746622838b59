import { join } from 'node:path';
import type { Log } from '@adlane/api-server';
import { agencyPages } from '@adlane/contract/constants';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { callerAddress } from './callerAddress';
import { builderPolicy, type DashboardOrigins, dashboardPolicy, framePolicy } from './contentPolicy';
import { type DashboardConfig, dashboardPage } from './dashboardPage';
import { requestLog } from './requestLog';
import { staticFiles } from './staticFiles';

type NodeEnv = { Bindings: HttpBindings };
export type WebApp = Hono<NodeEnv>;

/** The API as the web server uses it: a fetch handler that also gets the client's address. */
export type Api = {
  fetch(request: Request, bindings: { ip?: string }): Response | Promise<Response>;
  readonly routes: readonly { readonly path: string }[];
};

export type OriginsOptions = {
  readonly api: Api;
  readonly health: Hono;
  readonly log: Log;
  /** The folder `apps`, with each app's `dist`. */
  readonly appsFolder: string;
  readonly trustedProxies: number;
  /** Origins that the dashboard may call besides its own. */
  readonly connectOrigins: readonly string[];
  /** Origins of the payment provider's form. */
  readonly paymentOrigins: Pick<DashboardOrigins, 'calls' | 'frames' | 'scripts'>;
  /** Origins of the CRM, which shows the clients' area in a frame. */
  readonly crmOrigins: readonly string[];
  /** Whether browsers must use HTTPS from now on. */
  readonly isHttpsOnly: boolean;
  /** Settings of the dashboard; read once all ports are open. */
  readonly dashboardConfig: () => DashboardConfig;
};

export type Origins = {
  readonly main: WebApp;
  readonly frame: WebApp;
  readonly banner: WebApp;
  readonly demo: WebApp;
};

/**
 * Cross-origin isolated pages embed only frames that are isolated, too; images from elsewhere still load
 * here, without cookies.
 */
const embeddable = { 'cross-origin-embedder-policy': 'credentialless' };

const publicFile = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
};

/** Returns the first path segments of the API, such as `api` and `sdk`; its middleware is on `*`. */
function apiPrefixes(api: Api): ReadonlySet<string> {
  const parts = api.routes.map(({ path }) => path.split('/')[1] ?? '');
  return new Set(parts.filter((part) => part !== '' && !part.includes('*')));
}

function notFound(app: WebApp, text: string): WebApp {
  app.notFound((context) => context.text(text, 404, { 'x-content-type-options': 'nosniff' }));
  return app;
}

const ownPages: ReadonlySet<string> = new Set(agencyPages);

/** Returns whether a page belongs to the clients' area inside the CRM: `/agency/{highLevelId}/…` (ads §2). */
function isClientsArea(path: string): boolean {
  const [first, second] = path.split('/').filter(Boolean);
  return first === 'agency' && second !== undefined && !ownPages.has(second);
}

type PageOptions = Pick<OriginsOptions, 'connectOrigins' | 'crmOrigins' | 'paymentOrigins'>;

function dashboardHeaders(
  path: string,
  { widget }: DashboardConfig,
  { connectOrigins, crmOrigins, paymentOrigins }: PageOptions,
): Record<string, string> {
  return {
    'content-security-policy': dashboardPolicy({
      frames: [...(widget ? [widget.frameUrl, widget.bannerUrl] : []), ...(paymentOrigins.frames ?? [])],
      calls: [...connectOrigins, ...(paymentOrigins.calls ?? [])],
      scripts: paymentOrigins.scripts ?? [],
      ancestors: isClientsArea(path) ? crmOrigins : [],
    }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'same-origin',
  };
}

/** Makes browsers use HTTPS for a year. Subdomains belong to others. */
function strictTransport({ isHttpsOnly }: OriginsOptions): MiddlewareHandler<NodeEnv> {
  return async (context, next) => {
    await next();
    if (isHttpsOnly) context.res.headers.set('strict-transport-security', 'max-age=31536000');
  };
}

function createMain(options: OriginsOptions): WebApp {
  const { api, health, log, appsFolder, trustedProxies, dashboardConfig } = options;
  const app: WebApp = new Hono<NodeEnv>();
  const prefixes = apiPrefixes(api);
  app.use(requestLog(log));
  app.use(strictTransport(options));
  app.route('/', health);
  app.use(compress());
  app.use(async (context, next) => {
    if (!prefixes.has(context.req.path.split('/')[1] ?? '')) return next();
    const ip = callerAddress(context.env.incoming, trustedProxies);
    return api.fetch(context.req.raw, ip === undefined ? {} : { ip });
  });
  app.use(staticFiles({ folder: join(appsFolder, 'embed/dist/sdk'), prefix: '/embed', headers: publicFile }));
  app.use(
    staticFiles({
      folder: join(appsFolder, 'embed/dist/builder'),
      prefix: '/builder',
      pages: ['/tooltipbuilder', '/producttourbuilder'],
      headers: { ...publicFile, ...embeddable, 'content-security-policy': builderPolicy },
    }),
  );
  const folder = join(appsFolder, 'dashboard/dist');
  app.use(
    dashboardPage({
      folder,
      config: dashboardConfig,
      headers: (config, path) => dashboardHeaders(path, config, options),
    }),
  );
  const headers = ({ req }: Context) => dashboardHeaders(req.path, dashboardConfig(), options);
  app.use(staticFiles({ folder, headers }));
  return notFound(app, 'Not found. If the dashboard is missing, run: npm run build');
}

function createFramed(folder: string, options: OriginsOptions): WebApp {
  const app: WebApp = new Hono<NodeEnv>();
  app.use(strictTransport(options));
  app.use(compress());
  const headers = { ...publicFile, ...embeddable, 'content-security-policy': framePolicy };
  app.use(staticFiles({ folder, isSinglePage: true, headers }));
  return notFound(app, 'There is nothing at this address.');
}

/** A sample host page for trying the widget, without a policy. */
function createDemo(folder: string): WebApp {
  const app: WebApp = new Hono<NodeEnv>();
  app.use(staticFiles({ folder, headers: { 'referrer-policy': 'no-referrer' } }));
  return notFound(app, 'There is nothing at this address.');
}

/**
 * Creates the four sites of Adlane: API and dashboard, the widget's frame, its banner, and a host page to try
 * it on.
 */
export function createOrigins(options: OriginsOptions): Origins {
  const embed = join(options.appsFolder, 'embed/dist');
  return {
    main: createMain(options),
    frame: createFramed(join(embed, 'frame'), options),
    banner: createFramed(join(embed, 'banner'), options),
    demo: createDemo(join(embed, 'demo')),
  };
}
