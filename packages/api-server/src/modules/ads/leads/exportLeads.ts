import type { Contract, FileAnswer, ParsedInput } from '@adlane/contract';
import type { Lead } from '@adlane/contract/ads/leads';
import { leadsExportLimit } from '@adlane/contract/constants';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { checkAllFound } from '../../../http/checkAllFound';
import { notFound } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { formatAnswer, listLeadAnswers } from './answers/listLeadAnswers';
import { deleteLeadRows } from './commands';
import { createLeadsFile } from './createLeadsFile';
import { type LeadRecord, listLeadIds, listLeadRecords, listQuestions } from './queries';

/** Returns a lead for an answer. */
export function toLead({ lead, ...names }: LeadRecord): Lead {
  const answers = listLeadAnswers(lead);
  return {
    id: lead.id,
    name: lead.full_name,
    email: lead.email,
    phone: lead.phone,
    external_id: lead.external_id ?? '',
    ad_id: lead.ad_id,
    client_user_id: lead.client_user_id,
    ...names,
    answers: Object.fromEntries(answers.map((answer) => [answer.key, formatAnswer(answer)])),
    questions: answers.map(({ key, label, field }) => ({ key, label, field })),
    delivery_status: lead.delivery_status,
    created_at: lead.created_at.toISOString(),
  };
}

export type ExportQuery = ParsedInput<Contract['leads']['export']>['query'];

/** Streams the listed leads as a file. Headers state the total over all files and the maximum per file. */
export async function exportLeads(call: CallContext<UserCaller>, query: ExportQuery): Promise<FileAnswer> {
  const page = { ...query, per_page: leadsExportLimit };
  const { ids, total } = await call.inTenant((ctx) => listLeadIds(ctx, page));
  call.answerHeaders.set('x-total-count', String(total));
  call.answerHeaders.set('x-export-limit', String(leadsExportLimit));
  return createLeadsFile({
    ids,
    page: query.page,
    total,
    readQuestions: (portion) =>
      call.inTenant(({ tx, caller }) => listQuestions(tx, caller.agency_id, portion)),
    readRecords: (portion) =>
      call.inTenant(({ tx, caller }) => listLeadRecords(tx, caller.agency_id, portion)),
  });
}

/** @throws Problem 404 */
export async function deleteLead(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  const gone = await deleteLeadRows(ctx, [id]);
  if (gone.length === 0) throw notFound();
}

/**
 * Deletes all of them or none.
 * @throws Problem 422 that lists the ids that the caller does not have
 */
export async function deleteLeads(ctx: UseCaseContext, ids: readonly number[]): Promise<void> {
  checkAllFound('ids', ids, await deleteLeadRows(ctx, ids));
}
