import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import type { Page } from 'playwright';
import { demoLogins } from '../../mocks/src/world/demoLogins';
import type { TestBrowser } from '../harness/openBrowser';
import { signIn } from '../harness/signIn';
import { captureTicketPictures } from './captureTicketPictures';
import { compareImages, type ImageComparison } from './compareImages';
import type { Area, FidelityPage } from './FidelityPage';
import { reportPage } from './reportPage';
import { startFidelitySite } from './startFidelitySite';

export type FidelityMeasure = {
  readonly screenshot: ImageComparison;
  readonly replay: ImageComparison;
  /** The compared images, as PNG. */
  readonly images: { readonly own: Buffer; readonly screenshot: Buffer; readonly replay: Buffer };
};

export type FidelityRun = {
  /** Reports a page as a visitor, and compares what the operator sees with what the visitor saw. */
  measure(page: FidelityPage): Promise<FidelityMeasure>;
  close(): Promise<void>;
};

/** Size of the visitors' windows. */
const size = { width: 800, height: 600 };

/** The four lines of a rectangle, wide enough for the widest that is drawn. */
function listLines({ left, top, right, bottom }: Area): Area[] {
  const around = (x: number, y: number, toX: number, toY: number) => ({
    left: x - 6,
    top: y - 6,
    right: toX + 6,
    bottom: toY + 6,
  });
  return [
    around(left, top, right, top),
    around(left, bottom, right, bottom),
    around(left, top, left, bottom),
    around(right, top, right, bottom),
  ];
}

/** Creates a project of the agency, without messages that visitors would receive. */
async function createProject(baseUrl: string) {
  const login = demoLogins.find(({ role }) => role === 'Agency');
  if (!login) throw new Error('The demo world has no agency.');
  const { email, password } = login;
  const { access_token } = await createClient(contract, { baseUrl }).auth.login({
    body: { email, password },
  });
  const client = createClient(contract, { baseUrl, token: () => access_token });
  const { id } = await client.projects.store({ body: { name: 'Bank' } });
  return client.projects.installation({ params: { id } });
}

/** Prepares a site with the widget, a visitor and an agency that reads its tickets. */
export async function openFidelityRun(browser: TestBrowser, dashboard: string): Promise<FidelityRun> {
  const site = await startFidelitySite(await createProject(dashboard));
  const operator = await browser.newPage();
  await signIn(operator, dashboard, 'Agency');
  const judge = await browser.newPage();
  const visitor: Page = await browser.newPage();
  await visitor.setViewportSize(size);
  const measure = async (page: FidelityPage): Promise<FidelityMeasure> => {
    const { ticketId, picture, masked } = await reportPage(visitor, site.show(page), page);
    const shown = await captureTicketPictures(operator, `/agency/tickets/${ticketId}`, size);
    const drawn = page.mark ? listLines(page.mark) : [];
    return {
      screenshot: await compareImages(judge, [picture, shown.screenshot], [...masked, ...drawn]),
      replay: await compareImages(judge, [picture, shown.replay], masked),
      images: { own: picture, ...shown },
    };
  };
  return { measure, close: () => site.close() };
}
