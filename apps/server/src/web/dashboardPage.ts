import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { findPageScripts, PageScripts } from './findPageScripts';

/** Settings embedded in the dashboard's page: see `apps/dashboard/src/config/appConfig.ts`. */
export type DashboardConfig = {
  /** The ad platforms are simulated. */
  readonly usesDoubles: boolean;
  /** URLs of pages outside the app. */
  readonly links?: Partial<Record<'privacy' | 'terms' | 'roadmap' | 'support', string>>;
  /** The project of the widget that the dashboard itself shows. */
  readonly widget?: { readonly sdkKey: string; readonly frameUrl: string; readonly bannerUrl: string };
};

type LinkVariables = Partial<
  Record<
    'ADLANE_PRIVACY_URL' | 'ADLANE_TERMS_URL' | 'ADLANE_ROADMAP_URL' | 'ADLANE_SUPPORT_URL',
    string | undefined
  >
>;

/** Returns the URLs of the pages outside the app that the environment names. */
export function listExternalLinks(environment: LinkVariables): NonNullable<DashboardConfig['links']> {
  const links = {
    privacy: environment.ADLANE_PRIVACY_URL,
    terms: environment.ADLANE_TERMS_URL,
    roadmap: environment.ADLANE_ROADMAP_URL,
    support: environment.ADLANE_SUPPORT_URL,
  };
  return Object.fromEntries(Object.entries(links).filter(([, url]) => url !== undefined));
}

export type DashboardPageOptions = {
  /** Absolute path; contains `index.html` and the list of the pages' scripts. */
  readonly folder: string;
  /** Called for each page: some values are known only once all ports are open. */
  readonly config: () => DashboardConfig;
  readonly headers: (config: DashboardConfig, path: string) => Readonly<Record<string, string>>;
};

const placeholder = '<meta name="adlane-config" content="" />';

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function isPage({ req }: Context): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const wantsPage = req.path === '/' || (req.header('accept') ?? '').includes('text/html');
  return isRead && wantsPage && (extname(req.path) === '' || req.path === '/index.html');
}

/**
 * Returns links that load the scripts of the page at a path together; otherwise the browser finds them one after the
 * other. None without a list, as in an older build.
 */
async function linkScripts(folder: string, path: string): Promise<string> {
  const list = await readFile(join(folder, '.vite/page-scripts.json'), 'utf8').catch(() => undefined);
  if (list === undefined) return '';
  return findPageScripts(PageScripts.parse(JSON.parse(list)), path)
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** Serves the dashboard's page with the server's settings for every URL of the app. */
export function dashboardPage({ folder, config, headers }: DashboardPageOptions): MiddlewareHandler {
  return async (context, next) => {
    if (!isPage(context)) return next();
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return next();
    const links = await linkScripts(folder, context.req.path);
    const settings = config();
    const meta = `<meta name="adlane-config" content="${escapeAttribute(JSON.stringify(settings))}" />`;
    return context.body(
      page.replace(placeholder, () => meta).replace('</head>', () => `${links}</head>`),
      200,
      {
        ...headers(settings, context.req.path),
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'x-content-type-options': 'nosniff',
      },
    );
  };
}
