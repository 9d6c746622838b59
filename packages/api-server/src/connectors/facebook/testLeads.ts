import * as z from 'zod';
import type { FormAnswer } from './formLeads';
import type { GraphClient } from './graph/graphClient';
import { readList } from './graph/readList';

const TestLeadNode = z.object({ id: z.string() });

/**
 * Submits a test lead to a form, with the page's token. Facebook holds one per form: the last one is deleted first.
 * Like a real lead it is announced by a webhook, but without an ad.
 * @throws FacebookError
 */
export async function sendTestLead(
  page: GraphClient,
  formId: string,
  answers: readonly FormAnswer[],
): Promise<void> {
  const path = `${formId}/test_leads`;
  for (const { id } of await readList(page, path, { fields: 'id' }, TestLeadNode)) {
    await page({ method: 'DELETE', path: id });
  }
  const field_data = answers.map(({ key, values }) => ({ name: key, values }));
  await page({ method: 'POST', path, params: { field_data } });
}
