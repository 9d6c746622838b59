import type { FileAnswer } from '@adlane/contract';
import { type LeadQuestion, leadFieldLabels } from '@adlane/contract/ads/leads';
import { leadsExportLimit } from '@adlane/contract/constants';
import { type CsvColumns, createListCsv, sliceKeys } from '../../../http/answers/createCsvFile';
import { formatAnswer, listLeadAnswers, type StoredAnswers } from './answers/listLeadAnswers';
import type { LeadRecord } from './queries';

/** A lead with its answers by heading. */
type Line = Omit<LeadRecord, 'lead'> & {
  readonly lead: Omit<LeadRecord['lead'], 'answers' | 'questions'>;
  readonly answers: ReadonlyMap<string, string>;
};

const columns: CsvColumns<Line> = [
  ['Date', ({ lead }) => lead.created_at.toISOString()],
  ['Name', ({ lead }) => lead.full_name],
  ['Email', ({ lead }) => lead.email],
  ['Phone', ({ lead }) => lead.phone],
  ['Platform', (line) => line.platform],
  ['Campaign', (line) => line.campaign_name],
  ['Ad', (line) => line.ad_name],
  ['Form', (line) => line.form_name],
  ['Client', (line) => line.client_name],
  ['CRM delivery', ({ lead }) => lead.delivery_status],
];

/** A combination of questions and answered keys. */
type Combination = Pick<StoredAnswers, 'questions'> & { readonly keys: readonly string[] };

export type LeadsPage = {
  readonly ids: readonly number[];
  readonly page: number;
  readonly total: number;
  readQuestions(ids: readonly number[]): Promise<readonly Combination[]>;
  readRecords(ids: readonly number[]): Promise<readonly LeadRecord[]>;
};

/**
 * Creates a file of leads: the columns of the list, then a column for every question. Questions that ask for the same
 * field share one, in whatever language; own questions are told apart by their text, since forms number their keys. The
 * file's name has the number of the part.
 */
export async function createLeadsFile(leadsPage: LeadsPage): Promise<FileAnswer> {
  const { ids, page, total, readQuestions, readRecords } = leadsPage;
  const questions = new Set<string>();
  for (const portion of sliceKeys(ids)) {
    const combinations = await readQuestions(portion);
    for (const heading of combinations.flatMap(listHeadings)) questions.add(heading);
  }
  const files = Math.max(1, Math.ceil(total / leadsExportLimit));
  const filename = files === 1 ? 'leads.csv' : `leads-${page}-of-${files}.csv`;
  const answered = [...questions].map(
    (question) => [`Answer: ${question}`, ({ answers }: Line) => answers.get(question)] as const,
  );
  return createListCsv<number, Line>(filename, {
    columns: [...columns, ...answered],
    keys: ids,
    read: async (portion) => (await readRecords(portion)).map(toLine),
  });
}

function getHeading({ field, label }: LeadQuestion): string {
  return field === null ? label : leadFieldLabels[field];
}

function listHeadings({ questions, keys }: Combination): string[] {
  const answers = Object.fromEntries(keys.map((key) => [key, null]));
  return listLeadAnswers({ questions, answers }).map(getHeading);
}

function toLine({ lead, ...names }: LeadRecord): Line {
  const answers = new Map<string, string>();
  for (const answer of listLeadAnswers(lead)) {
    const heading = getHeading(answer);
    const texts = [answers.get(heading) ?? '', formatAnswer(answer)];
    answers.set(heading, texts.filter((text) => text !== '').join(', '));
  }
  return { ...names, lead, answers };
}
