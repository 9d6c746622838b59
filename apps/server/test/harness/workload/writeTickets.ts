import { randomUUID } from 'node:crypto';
import { demoSdkKey } from '@adlane/mocks/world';
import type { Workload } from './Workload';

/** Fewer than the budget of a visitor (`widgetBudgets`). */
const ticketsPerVisitor = 80;

type Visitor = { readonly gleapId: string; readonly gleapHash: string };

/** Sends tickets of visitors, one after the other; returns the descriptions of those that were acknowledged. */
export async function writeTickets(workload: Workload): Promise<string[]> {
  const acknowledged: string[] = [];
  let visitor: Visitor | undefined;
  while (!workload.isFinishing()) {
    if (!visitor || acknowledged.length % ticketsPerVisitor === 0) {
      const headers = { 'api-token': demoSdkKey };
      visitor = (await workload.succeed({ path: '/sdk/sessions', headers, body: {} })) as Visitor;
    }
    const key = randomUUID();
    const headers = {
      'api-token': demoSdkKey,
      'gleap-id': visitor.gleapId,
      'gleap-hash': visitor.gleapHash,
    };
    const body = { formData: { description: key } };
    await workload.succeed({ path: '/sdk/bugs/v2', headers, body, key });
    acknowledged.push(key);
    await workload.takeTurns();
  }
  return acknowledged;
}
