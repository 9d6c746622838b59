// Records the replay of the first demo ticket: a visitor fills in a booking form, and the total is wrong.
// Stores replay and page in mocks/src/world/widget/tickets/bookingReplay.json. `node mocks/scripts/recordReplay.mjs`
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';

const size = { width: 1100, height: 720 };
const startDate = Date.parse('2026-11-01T14:05:00.000Z');

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Brightside Dental: book a visit</title><style>
  body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#16323a;background:#f3fafb}
  header{display:flex;justify-content:space-between;align-items:center;padding:18px 40px;background:#fff;border-bottom:1px solid #d5e6ea}
  header b{font-size:20px;color:#0f766e} nav a{margin-left:24px;color:#35535c;text-decoration:none}
  main{display:grid;grid-template-columns:1fr 320px;gap:32px;padding:40px;max-width:980px;margin:auto}
  .card{background:#fff;border:1px solid #d5e6ea;border-radius:16px;padding:28px}
  label{display:block;margin:0 0 16px;font-weight:600} input,select{display:block;width:100%;box-sizing:border-box;margin-top:6px;padding:10px 12px;font:inherit;border:1px solid #a9c3ca;border-radius:10px}
  button{padding:12px 22px;border:0;border-radius:10px;background:#0f766e;color:#fff;font:inherit;font-weight:600}
  .total{display:flex;justify-content:space-between;font-size:22px;font-weight:700;margin-top:18px} .wrong{color:#b42318}
</style></head><body>
<header><b>Brightside Dental</b><nav><a href="#">Treatments</a><a href="#">Team</a><a href="#">Prices</a></nav></header>
<main><section class="card"><h1>Book a visit</h1><form>
  <label>Your name<input id="name"></label>
  <label>Treatment<select id="treatment"><option value="79">New patient exam, $79</option><option value="199">Whitening, $199</option></select></label>
  <label>Voucher<input id="voucher" placeholder="Optional"></label>
  <button id="apply" type="button">Apply voucher</button></form></section>
<aside class="card"><h2>Your order</h2><p id="line">New patient exam</p><div class="total"><span>Total</span><span id="total">$79</span></div><p id="note"></p></aside></main>
<script>
  const byId=(id)=>document.getElementById(id);
  byId('treatment').addEventListener('change',(e)=>{byId('line').textContent=e.target.selectedOptions[0].textContent.split(',')[0];byId('total').textContent='$'+e.target.value});
  byId('apply').addEventListener('click',()=>{byId('total').textContent='$NaN';byId('total').className='wrong';byId('note').textContent='Voucher applied'});
</script></body></html>`;

async function playVisit(page) {
  await page.mouse.move(200, 120);
  await page.click('#name');
  await page.type('#name', 'Maya', { delay: 90 });
  await page.mouse.move(320, 420, { steps: 6 });
  await page.selectOption('#treatment', '199');
  await page.waitForTimeout(500);
  await page.click('#voucher');
  await page.type('#voucher', 'SMILE20', { delay: 80 });
  const button = await page.locator('#apply').boundingBox();
  await page.mouse.move(button.x + 40, button.y + 20, { steps: 10 });
  await page.click('#apply');
  await page.waitForTimeout(700);
  await page.mouse.move(860, 330, { steps: 12 });
  await page.waitForTimeout(900);
}

const require = createRequire(new URL('../../packages/widget-core/package.json', import.meta.url));
const recorder = readFileSync(join(dirname(require.resolve('@rrweb/record')), 'record.umd.cjs'), 'utf8');
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
const page = await browser.newPage({ viewport: size });
const baseUrl = 'https://brightside-dental.example/book';
await page.route(baseUrl, (route) => route.fulfill({ contentType: 'text/html', body: html }));
await page.goto(baseUrl);
await page.addScriptTag({ content: recorder });
await page.evaluate(() => {
  window.replayEvents = [];
  window.rrwebRecord.record({
    emit: (event) => window.replayEvents.push(event),
    sampling: { mousemove: 50 },
  });
});
await playVisit(page);
const events = await page.evaluate(() => window.replayEvents);
await page.evaluate(() => document.querySelectorAll('script').forEach((script) => script.remove()));
const snapshot = await page.evaluate(() => `<!DOCTYPE html>${document.documentElement.outerHTML}`);
await browser.close();

const shiftMs = startDate - events[0].timestamp;
const shifted = events.map((event) => ({ ...event, timestamp: event.timestamp + shiftMs }));
const replay = { startDate, events: shifted, baseUrl, ...size, isMobile: false, type: 'rrweb' };
const screenshot = { html: snapshot.replaceAll('\n', ''), baseUrl, ...size, isMobile: false, x: 0, y: 0 };
const target = new URL('../src/world/widget/tickets/bookingReplay.json', import.meta.url);
writeFileSync(target, `${JSON.stringify({ replay, screenshot })}\n`);
console.log(events.length, 'events,', JSON.stringify(shifted).length, 'bytes');
