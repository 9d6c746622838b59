import type pg from 'pg';

/**
 * Gives the seeded payments the address of their invoice at the double of Stripe, where it can be opened.
 * @param doublesUrl address of the doubles, whose port may differ at each start
 */
export async function addDemoInvoices(ownerPool: pg.Pool, doublesUrl: string): Promise<void> {
  await ownerPool.query(
    "update transactions set invoice_url = $1 || invoice_id where invoice_id like 'in\\_demo%' or invoice_id like 'in\\_double%'",
    [`${doublesUrl}/stripe/invoice/`],
  );
}
