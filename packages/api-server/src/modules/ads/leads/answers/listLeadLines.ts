import { and, eq } from 'drizzle-orm';
import { leads } from '../../../../db/schema/ads/ads';
import type { Database } from '../../../../ports';
import { formatAnswer, listLeadAnswers } from './listLeadAnswers';

/** Lists a lead's answers as lines of a text; none if it was deleted. */
export async function listLeadLines(tx: Database, agencyId: number, leadId: number): Promise<string[]> {
  const [lead] = await tx
    .select({ answers: leads.answers, questions: leads.questions })
    .from(leads)
    .where(and(eq(leads.agency_id, agencyId), eq(leads.id, leadId)));
  if (!lead) return [];
  return listLeadAnswers(lead)
    .map((answer) => [answer.label, formatAnswer(answer)])
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`);
}
