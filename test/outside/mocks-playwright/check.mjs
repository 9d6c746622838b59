import { contract } from '@adlane/contract';
import { mock } from '@adlane/mocks/fixtures';
import { http } from 'msw';
import { chromium } from 'playwright';
import { answerCalls } from './readmes/mocks/answerCalls.ts';

/** Answers with the body that it receives. */
const echo = http.post('*/api/echo', async ({ request }) => new Response(await request.arrayBuffer()));

const browser = await chromium.launch(JSON.parse(process.env.CHROMIUM));
try {
  const page = await browser.newPage();
  await page.route('https://app.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'An app' }),
  );
  await answerCalls(page, [mock(contract.templates.list).empty(), mock(contract.tags.list).offline(), echo]);
  await page.goto('https://app.example/');
  const count = (path) =>
    page.evaluate(async (url) => (await (await fetch(url)).json()).data.length, `/api/v1/${path}`);
  const counts = [await count('templates'), await count('folders')].join();
  if (counts !== '0,1') throw new Error(`The page received ${counts} rows in place of 0,1.`);
  const failure = await count('tags').catch(String);
  if (!failure.includes('Failed to fetch')) throw new Error(`A call without a connection gave ${failure}.`);
  const bytes = await page.evaluate(async () => {
    const answer = await fetch('/api/echo', { method: 'POST', body: Uint8Array.of(0, 255, 128, 10) });
    return [...new Uint8Array(await answer.arrayBuffer())].join();
  });
  if (bytes !== '0,255,128,10') throw new Error(`A binary body arrived as ${bytes}.`);
} finally {
  await browser.close();
}
