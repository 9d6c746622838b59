import { drawMark } from '../drawMark.mjs';

/** A frame that says it is ready, upon which the widget shows it. */
const framePage = `<title>Feedback</title><script>parent.postMessage('{"name":"ping"}', '*')</script>`;

/** Opens the widget and its frame. */
async function openWidget(page, button) {
  await page.route('https://frame.adlane.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: framePage }),
  );
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.locator('iframe[title="Feedback"]').waitFor();
}

async function checkReport(page) {
  await page.getByRole('button', { name: 'Report' }).click();
  await drawMark(page);
  const report = page.getByText('bug.png, image/png, ');
  await report.filter({ hasText: '"tool":"rectangle"' }).filter({ hasText: page.url() }).waitFor();
}

async function checkTour(page) {
  const tour = page.getByRole('dialog', { name: 'Tour' });
  await tour.getByText('Press Buy to order.').waitFor();
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByText('Enter your name.').waitFor();
  // The page loads again at the same step.
  await page.reload();
  await tour.getByText('Enter your name.').waitFor();
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByText('All set').waitFor();
  const ended = page.waitForEvent('console', (message) => message.text() === 'completed');
  await tour.getByRole('button', { name: 'Done' }).click();
  await ended;
}

async function checkWelcome(page) {
  const tour = page.getByRole('dialog', { name: 'Tour' });
  await tour.getByText('Welcome.').waitFor();
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByText('Find help here.').waitFor();
  await tour.getByRole('button', { name: 'Done' }).click();
  await tour.waitFor({ state: 'hidden' });
}

async function checkEditor(page) {
  const headlines = page.getByRole('region', { name: 'Headlines' });
  await headlines.getByRole('textbox').first().fill('Warm rolls');
}

async function checkMarkImage(page) {
  await page.getByRole('button', { name: 'Mark the image' }).click();
  await drawMark(page);
  await page.getByText('Marked as image/png').waitFor();
}

const checks = {
  'readmes/ad-editor/EditorPage.tsx': checkEditor,
  'readmes/api-client/main.tsx': (page) => page.getByRole('button', { name: 'Autumn offers' }).click(),
  'readmes/widget-core/App.tsx': (page) => openWidget(page, 'Help'),
  'readmes/widget-core/MarkImage.tsx': checkMarkImage,
  'readmes/widget-core/Welcome.tsx': checkWelcome,
  'readmes/widget-core/reportBug.ts': checkReport,
  'readmes/widget-core/tour.ts': checkTour,
  'readmes/widget-core/widget.ts': (page) => openWidget(page, 'Send feedback'),
};

/** Pages of the outside app `vite-react`, each of which runs a code block of a README, with the use of each. */
export const blockPages = Object.entries(checks).map(([block, check]) => ({
  path: `/?block=${block}`,
  check,
}));
