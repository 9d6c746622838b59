import type { FileAnswer } from '@adlane/contract';
import { type Lead, type LeadQuestion, leadFieldLabels } from '@adlane/contract/ads/leads';
import { leadsExportLimit } from '@adlane/contract/constants';
import { type CsvColumns, createCsvFile } from '../../../http/answers/createCsvFile';

const columns: CsvColumns<Lead> = [
  ['Date', (lead) => lead.created_at],
  ['Name', (lead) => lead.name],
  ['Email', (lead) => lead.email],
  ['Phone', (lead) => lead.phone],
  ['Platform', (lead) => lead.platform],
  ['Campaign', (lead) => lead.campaign_name],
  ['Ad', (lead) => lead.ad_name],
  ['Form', (lead) => lead.form_name],
  ['Client', (lead) => lead.client_name],
  ['CRM delivery', (lead) => lead.delivery_status],
];

export type LeadsPage = { readonly leads: readonly Lead[]; readonly page: number; readonly total: number };

/**
 * Creates a file of leads: the columns of the list, then a column for every question. Questions that ask for the same
 * field share one, in whatever language; own questions are told apart by their text, since forms number their keys. The
 * file's name has the number of the part.
 */
export function createLeadsFile({ leads, page, total }: LeadsPage): FileAnswer {
  const questions = [...new Set(leads.flatMap((lead) => lead.questions.map(getHeading)))];
  const rows = leads.map((lead) => [
    ...columns.map(([, cell]) => cell(lead)),
    ...questions.map((question) => formatAnswers(lead, question)),
  ]);
  const files = Math.max(1, Math.ceil(total / leadsExportLimit));
  const filename = files === 1 ? 'leads.csv' : `leads-${page}-of-${files}.csv`;
  const headings = [...columns.map(([name]) => name), ...questions.map((question) => `Answer: ${question}`)];
  return createCsvFile(filename, [[headings], rows]);
}

function getHeading({ field, label }: LeadQuestion): string {
  return field === null ? label : leadFieldLabels[field];
}

function formatAnswers({ answers, questions }: Lead, heading: string): string {
  return questions
    .filter((question) => getHeading(question) === heading)
    .map(({ key }) => answers[key] ?? '')
    .filter((answer) => answer !== '')
    .join(', ');
}
