import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createClient } from '@adlane/api-client';
import { type Contract, contract } from '@adlane/contract';
import { demoLogins } from '@adlane/mocks/world';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { areaPages } from '../apps/dashboard/src/app/areaPages';
import { type Area, getHomePath } from '../apps/dashboard/src/navigation/paths';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './openBrowser';
import { signIn } from './signIn';
import { type BuiltServer, startBuiltServer } from './startBuiltServer';

type Api = ReturnType<typeof createClient<Contract>>;

let server: BuiltServer;
let browser: TestBrowser;
let axeSource: string;
beforeAll(async () => {
  const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  [server, browser, axeSource] = await Promise.all([
    startBuiltServer(),
    openBrowser(),
    readFile(axePath, 'utf8'),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Signs in at the API, to find the ids of seeded records. */
async function openApi(role: (typeof demoLogins)[number]['role']): Promise<Api> {
  const login = demoLogins.find((candidate) => candidate.role === role);
  if (!login) throw new Error(`The demo world has no login for ${role}.`);
  const { email, password } = login;
  const { access_token } = await createClient(contract, { baseUrl: server.urls.dashboard }).auth.login({
    body: { email, password },
  });
  return createClient(contract, { baseUrl: server.urls.dashboard, token: () => access_token });
}

type Row = { readonly id: number };

function getFirstId({ data }: { readonly data: readonly Row[] }): string {
  const [first] = data;
  if (!first) throw new Error('The demo world has no such record.');
  return String(first.id);
}

/** Finds a record of the role for each parameter of a path. */
const findParameter: Readonly<Record<string, (api: Api, area: Area['kind']) => Promise<string>>> = {
  adId: async (api) => getFirstId(await api.ads.list({ query: {} })),
  templateId: async (api, area) =>
    getFirstId(
      area === 'superAdmin'
        ? await api.masterTemplates.list({ query: {} })
        : await api.templates.list({ query: {} }),
    ),
  clientId: async (api) => getFirstId(await api.clients.list({ query: {} })),
  leadId: async (api) => getFirstId(await api.leads.list({ query: {} })),
  ticketId: async (api) => getFirstId(await api.tickets.list({ query: {} })),
  conversationId: async (api) => getFirstId(await api.inbox.list({ query: {} })),
  subscriberId: async (api) => getFirstId(await api.subscribers.list({ query: {} })),
  projectId: async (api) => getFirstId(await api.projects.list({ query: {} })),
  surveyId: async (api) => {
    const projectId = getFirstId(await api.projects.list({ query: {} }));
    return getFirstId(await api.projectSurveys.list({ query: { project_id: projectId } }));
  },
  messageId: async (api) => {
    const projectId = getFirstId(await api.projects.list({ query: {} }));
    return getFirstId(await api.outboundMessages.list({ query: { project_id: projectId } }));
  },
  newsId: async (api) => {
    const projectId = getFirstId(await api.projects.list({ query: {} }));
    return getFirstId(await api.projectNews.list({ query: { project_id: projectId } }));
  },
  checklistId: async (api) => {
    const projectId = getFirstId(await api.projects.list({ query: {} }));
    return getFirstId(await api.projectChecklists.list({ query: { project_id: projectId } }));
  },
  section: async () => 'agency-profile',
};

/** The pages below a path that ends with a star. */
const pagesBelow: Readonly<Record<string, readonly string[]>> = {
  'projects/:projectId/outbound/*': [
    'messages',
    'messages/:messageId',
    'surveys',
    'surveys/:surveyId',
    'surveys/:surveyId/results',
    'bots',
    'bots/new',
  ],
  'projects/:projectId/content/*': [
    'help',
    'help/new',
    'news',
    'news/:newsId',
    'checklists',
    'checklists/:checklistId',
    'feature-requests',
  ],
};

/** These pages continue on another one, or are return addresses of other services. */
const redirects = new Set(['', 'ads', 'connect/:channel', 'connect/:sourceId/:businessId']);
/** The operator of the demo world has no leads, the agency no conversations. */
const withoutRecord = new Set(['superAdmin leads/:leadId', 'agency inbox/:conversationId']);

async function listAxeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate<AxeResults>('axe.run(document)');
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

describe.each([
  { role: 'Agency', kind: 'agency' },
  { role: 'Client', kind: 'client' },
  { role: 'SuperAdmin', kind: 'superAdmin' },
] as const)('every page of the area $kind', ({ role, kind }) => {
  let page: Page;
  let api: Api;
  let basePath: string;
  const problems: string[] = [];
  beforeAll(async () => {
    api = await openApi(role);
    page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
    });
    await signIn(page, server.urls.dashboard, role);
    const home = new URL(page.url()).pathname;
    const area: Area = kind === 'client' ? { kind, highLevelId: home.split('/')[2] ?? '' } : { kind };
    expect(home).toBe(getHomePath(area));
    basePath = home.replace(/\/(dashboard|ads\/manage)$/, '');
  });
  afterEach(({ task }) => saveFailureScreenshot(page, task));

  const pages = areaPages.flatMap((entry) =>
    (pagesBelow[entry.path] ?? ['*']).map((rest) => ({ ...entry, path: entry.path.replace('*', rest) })),
  );
  const paths = pages.filter(
    ({ areas, path }) =>
      areas.includes(kind) && !redirects.has(path) && !withoutRecord.has(`${kind} ${path}`),
  );

  it.each(paths)('$path has its own heading and title and no fault', async ({ path }) => {
    let filled = path;
    for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
      filled = filled.replace(`:${name}`, (await findParameter[name]?.(api, kind)) ?? '');
    }
    const pathname = `${basePath}/${filled}`;
    await page.goto(`${server.urls.dashboard}${pathname}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(pathname);
    expect(await page.title()).toMatch(/^.+ – Adlane$/);
    expect(await page.getByText('Page not found').count()).toBe(0);
    expect(await listAxeViolations(page)).toEqual([]);
    expect(problems.splice(0)).toEqual([]);
  });

  it('an unknown page is answered with "not found"', async () => {
    await page.goto(`${server.urls.dashboard}${basePath}/ads/unknown`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    problems.length = 0;
  });
});
