import type { Transaction } from '@adlane/contract/account/billing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDemoInvoices } from '../../../src/demo/addDemoInvoices';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

let test: DoublesTest;
beforeEach(async () => {
  test = await createDoublesTest();
});
afterEach(() => test.close());

describe('the payments of the demo', () => {
  it('have an invoice that opens, also after a start at another port', async () => {
    const doublesUrl = new URL(test.ports.platforms.google.adsUrl).origin;
    await addDemoInvoices(test.ownerPool, 'http://127.0.0.1:1');
    await addDemoInvoices(test.ownerPool, doublesUrl);
    const token = await test.as('Agency');
    const answer = await test.request('/api/v1/agency/billing/transactions', { token });
    const { data } = (await answer.json()) as { data: Transaction[] };
    expect(data.length).toBeGreaterThan(1);
    for (const { number, invoice_url } of data) {
      const page = await fetch(String(invoice_url));
      expect(page.status).toBe(200);
      expect(await page.text()).toContain(`Invoice ${number}`);
    }
  });
});
