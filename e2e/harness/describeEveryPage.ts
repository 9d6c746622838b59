import { createRequire } from 'node:module';
import { createClient } from '@adlane/api-client';
import { type Contract, contract } from '@adlane/contract';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { areaPages } from '../../apps/dashboard/src/app/areaPages';
import { type Area, getHomePath } from '../../apps/dashboard/src/navigation/paths';
import { demoLogins } from '../../mocks/src/world/demoLogins';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from './openBrowser';
import { signIn } from './signIn';
import { type BuiltServer, startBuiltServer } from './startBuiltServer';
import { watchRequests } from './watchRequests';

type Api = ReturnType<typeof createClient<Contract>>;

/** Signs in at the API, to find the ids of seeded records. */
async function openApi({ urls }: BuiltServer, role: (typeof demoLogins)[number]['role']): Promise<Api> {
  const login = demoLogins.find((candidate) => candidate.role === role);
  if (!login) throw new Error(`The demo world has no login for ${role}.`);
  const { email, password } = login;
  const { access_token } = await createClient(contract, { baseUrl: urls.dashboard }).auth.login({
    body: { email, password },
  });
  return createClient(contract, { baseUrl: urls.dashboard, token: () => access_token });
}

type Rows<Row> = { readonly data: readonly Row[] };

function getFirst<Row>({ data: [first] }: Rows<Row>): Row {
  if (!first) throw new Error('The demo world has no such record.');
  return first;
}

const getFirstId = (rows: Rows<{ readonly id: number }>): string => String(getFirst(rows).id);

const findProjectId = async (api: Api) => getFirstId(await api.projects.list({ query: {} }));

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
  kind: async (api) => getFirst(await api.inbox.list({ query: {} })).kind,
  itemId: async (api) => getFirstId(await api.inbox.list({ query: {} })),
  contactId: async (api) => getFirstId(await api.contacts.list({ query: {} })),
  subscriberId: async (api) => getFirstId(await api.subscribers.list({ query: {} })),
  projectId: findProjectId,
  surveyId: async (api) =>
    getFirstId(await api.projectSurveys.list({ query: { project_id: await findProjectId(api) } })),
  messageId: async (api) =>
    getFirstId(await api.outboundMessages.list({ query: { project_id: await findProjectId(api) } })),
  newsId: async (api) =>
    getFirstId(await api.projectNews.list({ query: { project_id: await findProjectId(api) } })),
  checklistId: async (api) =>
    getFirstId(await api.projectChecklists.list({ query: { project_id: await findProjectId(api) } })),
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
/** The operator of the demo world has no leads. */
const withoutRecord = new Set(['superAdmin leads/:leadId']);

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Lists what axe finds in a page that has loaded it. */
async function listAxeViolations(page: Page): Promise<string[]> {
  // Results of passed checks take as long as the checks, and their transfer as long again.
  const violations = await page.evaluate<AxeResults['violations']>(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/** Waits until the page has all its answers and has shown them. */
async function settle(page: Page, inFlight: () => number): Promise<void> {
  // A page that shows an answer may request more in the frame after it.
  const passFrames = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect
    .poll(async () => {
      const before = inFlight();
      await passFrames();
      await passFrames();
      return before + inFlight() + (await page.locator('[aria-busy=true]').count());
    })
    .toBe(0);
}

/** The areas and the roles that see them. */
const areas = {
  agency: 'Agency',
  client: 'Client',
  superAdmin: 'SuperAdmin',
} as const;

/** Opens every page of an area at its address. One area per file: files run in parallel. */
export function describeEveryPage(kind: keyof typeof areas): void {
  let server: BuiltServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  describe(`every page of the area '${kind}'`, () => {
    const role = areas[kind];
    let page: Page;
    let api: Api;
    let basePath: string;
    let inFlight: () => number;
    const problems: string[] = [];
    beforeAll(async () => {
      api = await openApi(server, role);
      page = await browser.newPage();
      await page.addInitScript({ path: axePath });
      inFlight = watchRequests(page);
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
        const find = findParameter[name];
        if (!find) throw new Error(`No record is known for the parameter ${name}.`);
        filled = filled.replace(`:${name}`, await find(api, kind));
      }
      const pathname = `${basePath}/${filled}`;
      await page.goto(`${server.urls.dashboard}${pathname}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle(page, inFlight);
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
}
