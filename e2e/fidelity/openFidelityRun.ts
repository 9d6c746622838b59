import type { Page } from 'playwright';
import { createEmptyProject } from '../harness/createEmptyProject';
import { openBrowser } from '../harness/openBrowser';
import { signIn } from '../harness/signIn';
import { startBuiltServer } from '../harness/startBuiltServer';
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

/** Starts a server and a site with its widget, a visitor and an agency that reads its tickets. */
export async function openFidelityRun(): Promise<FidelityRun> {
  const [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  const { dashboard } = server.urls;
  const { installation } = await createEmptyProject(dashboard);
  const site = await startFidelitySite(installation);
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
  return {
    measure,
    async close() {
      await browser.close();
      await site.close();
      await server.close();
    },
  };
}
