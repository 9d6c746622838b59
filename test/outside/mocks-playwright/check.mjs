import { contract } from '@adlane/contract';
import { handlers, mock } from '@adlane/mocks/fixtures';
import { getResponse } from 'msw';
import { chromium } from 'playwright';

/** Answers the page's calls by mocks. */
async function answerCalls(page, mocks) {
  await page.route('**/api/**', async (route) => {
    const sent = route.request();
    const request = new Request(sent.url(), {
      method: sent.method(),
      headers: await sent.allHeaders(),
      body: sent.postDataBuffer(),
    });
    const answer = await getResponse(mocks, request);
    if (!answer) return route.fallback();
    if (answer.type === 'error') return route.abort();
    const body = Buffer.from(await answer.arrayBuffer());
    await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
  });
}

const browser = await chromium.launch(JSON.parse(process.env.CHROMIUM));
try {
  const page = await browser.newPage();
  await page.route('https://app.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'An app' }),
  );
  await answerCalls(page, [mock(contract.templates.list).empty(), ...handlers]);
  await page.goto('https://app.example/');
  const count = (path) =>
    page.evaluate(async (url) => (await (await fetch(url)).json()).data.length, `/api/v1/${path}`);
  const counts = [await count('templates'), await count('folders')].join();
  if (counts !== '0,1') throw new Error(`The page received ${counts} rows in place of 0,1.`);
} finally {
  await browser.close();
}
