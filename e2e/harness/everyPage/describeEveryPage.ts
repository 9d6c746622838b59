import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AddressSection } from '../../../apps/dashboard/src/app/specifiedAddresses';
import { findMailedLink } from '../findMailedLink';
import { openBrowser, saveFailureScreenshot, type TestBrowser } from '../openBrowser';
import { signIn } from '../signIn';
import { type BuiltServer, startBuiltServer } from '../startBuiltServer';
import { watchRequests } from '../watchRequests';
import { axePath, checkViews, type PageView, waitUntilShown } from './checkPage';
import { type Address, basePaths, listAddresses } from './listAddresses';
import { fillPath, openApi } from './recordIds';

/** The demo login of each section; viewing as an agency begins as the super admin. */
const roles = {
  public: undefined,
  agency: 'Agency',
  client: 'Client',
  superAdmin: 'SuperAdmin',
  viewingAgency: 'SuperAdmin',
} as const satisfies Record<AddressSection, unknown>;

async function viewAsAgency(page: Page, dashboardUrl: string): Promise<void> {
  await page.goto(`${dashboardUrl}/super-admin/subscriber`);
  await page
    .getByRole('link', { name: /Brooks Growth/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'View as' }).click();
  await page.waitForURL('**/super-admin/agency/dashboard');
}

const onboardingHeadings = ['Welcome. Who are you?', 'Tell us about your business', 'Connect your accounts'];

export type PageWalk = {
  readonly section: AddressSection;
  readonly views: readonly PageView[];
  /** Those of the section unless given. */
  readonly addresses?: readonly Address[];
  /** Folder for a screenshot of each view. */
  readonly screenshots?: string;
};

/** Opens every page of a section at its address. One section per file: files run in parallel. */
export function describeEveryPage({ section, views, addresses, screenshots }: PageWalk): void {
  describe(`every page of the section '${section}'`, () => {
    let server: BuiltServer;
    let browser: TestBrowser;
    let page: Page;
    let inFlight: () => number;
    let base = basePaths[section];
    let findPath: (path: string) => Promise<string>;
    const problems: string[] = [];
    const headings = new Map<string, string>();
    const toScreenshots = (name: string) =>
      screenshots === undefined ? undefined : { folder: screenshots, name };
    beforeAll(async () => {
      [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
      const { dashboard } = server.urls;
      page = await browser.newPage();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.addInitScript({ path: axePath });
      inFlight = watchRequests(page);
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
      });
      const role = roles[section];
      if (role) await signIn(page, dashboard, role);
      if (section === 'client') base = new URL(page.url()).pathname.replace('/ads/manage', '');
      if (section === 'viewingAgency') await viewAsAgency(page, dashboard);
      // What is viewed is what the agency sees.
      const api = await openApi(dashboard, section === 'viewingAgency' ? 'Agency' : (role ?? 'Agency'));
      findPath = (path) => fillPath(path.replace(basePaths[section], base), api);
    });
    afterEach(({ task }) => saveFailureScreenshot(page, task));
    afterAll(async () => {
      await browser?.close();
      await server?.close();
    });

    it.each(addresses ?? listAddresses(section))(
      '$path has its own heading and title and no fault',
      async ({ path, heading, isAlias, sharesHeading }) => {
        const url = server.urls.dashboard + (await findPath(path));
        await page.goto(url);
        // By its tag: an open dialog hides it from roles.
        const shown = page.locator('h1');
        await shown.first().waitFor();
        if (isAlias) await waitUntilShown(page, inFlight);
        else await checkViews(page, inFlight, views, toScreenshots(path));
        // Previews of the widget have headings too, after the page's own.
        const text = await shown.first().innerText();
        const title = await page.title();
        expect(title).toBe(`${text} – Adlane`);
        expect(text).not.toBe('Page not found');
        if (heading !== undefined) expect(text).toBe(heading);
        if (!isAlias) {
          expect(new URL(page.url()).pathname).toBe(new URL(url).pathname);
          // An earlier page with this heading.
          if (!sharesHeading) expect(headings.get(text)).toBeUndefined();
          headings.set(text, path);
        }
        if (section === 'viewingAgency')
          await page.getByRole('region', { name: 'Notice' }).getByText('Brooks Growth').waitFor();
        expect(problems.splice(0)).toEqual([]);
      },
    );

    if (section === 'public') {
      it('each step of a new agency has its own heading and no fault', async () => {
        const email = 'every-page@field.example';
        await createClient(contract, { baseUrl: server.urls.dashboard }).auth.signup({
          body: {
            first_name: 'Nora',
            last_name: 'Field',
            business_name: 'Field Media',
            email,
            password: 'a-long-passphrase-9',
          },
        });
        await page.goto(await findMailedLink(server.urls.dashboard, email));
        await page.getByRole('button', { name: 'Confirm and sign in' }).click();
        for (const name of onboardingHeadings) {
          await page.getByRole('heading', { name, level: 1 }).waitFor();
          await waitUntilShown(page, inFlight);
          expect(await page.title()).toBe('Set up your account – Adlane');
          await checkViews(page, inFlight, views, toScreenshots(`onboarding ${name}`));
          const next = page.getByRole('button', { name: 'Continue' });
          if (name !== onboardingHeadings.at(-1)) await next.click();
        }
        expect(problems.splice(0)).toEqual([]);
      });
    }

    it(`an unknown page of the section '${section}' is answered with "not found"`, async () => {
      await page.goto(`${server.urls.dashboard}${base}/${section === 'public' ? 'unknown' : 'ads/unknown'}`);
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
      problems.length = 0;
    });
  });
}
