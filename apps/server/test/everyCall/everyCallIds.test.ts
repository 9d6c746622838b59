import type { NamedCall } from '@adlane/contract';
import { eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reportCounts } from '../../../../test/reportCounts';
import { lossesLast, madeCalls } from '../fixtures/allFixtures';
import { getTable } from '../fixtures/databaseCatalog';
import { tenantDigest } from '../fixtures/databaseDigest';
import { listCallers } from '../fixtures/listCallers';
import type { CallMaker } from '../fixtures/makeCall';
import { type CallField, type FieldAnswer, listCallFields, openRequest } from '../fixtures/openRequest';
import { findRows } from '../fixtures/rows/rows';
import { neverAnId } from '../fixtures/rows/tenantRows';
import { collectStatements } from '../fixtures/sql/collectStatements';
import { createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

/** Tables of the rows that an id of a name refers to, `picture.id` for one in an object; some depend on the call. */
const tablesByName: Readonly<Record<string, readonly string[]>> = {
  adAccountId: ['ad_accounts'],
  ad_account_id: ['ad_accounts'],
  ad_id: ['ads'],
  add_user_ids: ['users', 'clients'],
  'articles.id': ['help_articles'],
  assignee_id: ['users'],
  'bgMedia.id': ['media'],
  categoryId: ['categories'],
  category_id: ['categories'],
  'changes.id': ['tickets'],
  checklist_id: ['checklists'],
  client_ids: ['clients'],
  client_user_id: ['clients'],
  client_user_ids: ['clients'],
  collection_id: ['help_collections'],
  'collections.id': ['help_collections'],
  contact_ids: ['visitors'],
  content_id: ['news_articles'],
  custom_field_id: ['custom_fields'],
  duplicate_of_id: ['tickets'],
  'existingLeadForm.id': ['lead_forms'],
  folderId: ['folders'],
  'googleTemplateLogos.id': ['media'],
  'googleTemplateMedia.id': ['media'],
  into: ['feature_requests'],
  item_id: ['templates', 'folders', 'media', 'tickets'],
  item_ids: ['templates', 'folders', 'media'],
  leadFormId: ['lead_forms'],
  'lead_forms.id': ['lead_forms'],
  logo_media_id: ['media'],
  mediaId: ['media'],
  media_id: ['media'],
  mentions: ['users'],
  news_id: ['news_articles'],
  niche_id: ['niches'],
  outboundId: ['outbound_messages', 'surveys', 'guides', 'checklists'],
  pageId: ['pages'],
  page_id: ['pages'],
  project_id: ['projects'],
  tracker_id: ['project_trackers'],
  remove_user_ids: ['users', 'clients'],
  'selectedLeadForm.id': ['lead_forms'],
  source_id: ['sources'],
  subCategoryId: ['categories'],
  survey_id: ['surveys'],
  templateMediaIds: ['media'],
  template_id: ['templates'],
  ticket_ids: ['tickets'],
  tour_id: ['guides'],
  user_id: ['users'],
  user_ids: ['users', 'clients'],
};
/** The same for `id`, `ids` and `into_id`, by call. */
const tablesByCall: Readonly<Record<string, readonly string[]>> = {
  'categories.merge': ['categories'],
  'clients.bulkHide': ['clients'],
  'clients.bulkUnhide': ['clients'],
  'launches.list': ['launches'],
  'leads.bulkDelete': ['leads'],
  'masterTemplates.move': ['templates'],
  'media.bulkDelete': ['media'],
  'sharing.share': ['ad_accounts', 'pages'],
  'sources.setDefaultAdAccount': ['ad_accounts'],
  'sources.setDefaultPage': ['pages'],
  'subCategories.merge': ['categories'],
  'templateImports.importMaster': ['templates'],
  'templates.assign': ['templates'],
  'templates.fixOutdated': ['templates'],
  'templates.move': ['templates'],
  'templates.validateName': ['templates'],
  'tickets.merge': ['tickets'],
};

/** Numbers that count the parts of a document, or are stored and never looked up. */
const partNumbers = new Set([
  'adText.id',
  'cards.id',
  'description.id',
  'disclaimerConsent.id',
  'existingLeadForm.questionId',
  'headlines.id',
  'longHeadline.id',
  'questions.id',
  'selectedLeadForm.questionId',
  'subHeadlines.id',
  'user.id',
]);

/** The last name of a field; with the object that it is in if it alone says nothing. */
function findName({ path }: CallField): string {
  const names = path.filter((step) => typeof step === 'string');
  return names.slice(/^(id|questionId)$/.test(names.at(-1) ?? '') ? -2 : -1).join('.');
}

const listTables = (named: NamedCall, field: CallField): readonly string[] | undefined =>
  /^(ids?|into_id)$/.test(findName(field)) ? tablesByCall[named.name] : tablesByName[findName(field)];
/** Ids are numbers; where visitors and lists of a query send them, texts. */
const listIdFields = (named: NamedCall) =>
  listCallFields(named.call).filter((field) =>
    field.schema.type === 'integer'
      ? /(^|[._])(ids?|mentions|into)$|Ids?$/.test(findName(field)) && !partNumbers.has(findName(field))
      : field.schema.type === 'string' && listTables(named, field),
  );
const callsWithIds = madeCalls.filter((named) => listIdFields(named).length > 0);

let test: DoublesTest;
let maker: CallMaker;
let statements: string[] = [];

beforeAll(async () => {
  ({ test, maker } = await createCallsTest(callsWithIds));
  collectStatements((text) => statements.push(text));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await test.close();
});

/** Finds an id of the second agency in a table; tables without tenants have none. */
async function findForeignId(name: string): Promise<number | undefined> {
  const table = getTable(name);
  const { agency_id, id } = getTableColumns(table);
  if (!agency_id || !id) return undefined;
  const where = eq(agency_id, maker.callers.second.agencyId);
  const [row] = await findRows(test.ownerPool, table, { where, orderBy: [id], limit: 1 });
  return row && Number(row['id']);
}

/** Removes the id, and what is new in each answer: times, sealed links, ids of rows that were created. */
function toComparable({ status, text }: FieldAnswer, id: number, { call }: NamedCall): unknown[] {
  if (status < 300 && call.method !== 'GET') return [status];
  return [status, text.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#').replace(/v1\.test\.[\w.-]+/g, '#')];
}

describe('every id in a query or body', () => {
  it('has a known table', () => {
    const unknown = callsWithIds.flatMap((named) =>
      listIdFields(named).flatMap((field) =>
        listTables(named, field) ? [] : [`${named.name} ${field.path.join('.')}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it.for(lossesLast(callsWithIds))(
    'of $name is answered alike if it is of another agency and if it does not exist',
    async (named, context) => {
      let pairs = 0;
      let reached = 0;
      let operators = 0;
      const callers = await listCallers(maker, named);
      const others = await tenantDigest(test.ownerPool, maker.callers.second.agencyId);
      for (const { name, headers } of callers) {
        const { send } = await openRequest(test, maker, named, headers);
        for (const field of listIdFields(named)) {
          for (const table of listTables(named, field) ?? []) {
            const id = await findForeignId(table);
            if (id === undefined) continue;
            const about = `${name}: ${field.path.join('.')} (${table})`;
            statements = [];
            const toValue = (value: number) => (field.schema.type === 'string' ? String(value) : value);
            const theirs = await send({ field, value: toValue(id) });
            pairs += 1;
            if (name === 'super admin' && named.call.method !== 'GET') operators += 1;
            if (statements.some((text) => text.includes(`"${table}"`))) reached += 1;
            const missing = await send({ field, value: toValue(neverAnId) });
            expect([about, ...toComparable(theirs, id, named)]).toEqual([
              about,
              ...toComparable(missing, neverAnId, named),
            ]);
          }
        }
      }
      reportCounts(context, {
        'pairs of foreign and absent ids': pairs,
        'pairs that reach the lookup': reached,
        'pairs in changes by the super admin': operators,
        'kinds of callers of a call': callers.length,
      });
      await test.jobs.settle().catch(() => undefined);
      expect(await tenantDigest(test.ownerPool, maker.callers.second.agencyId)).toEqual(others);
    },
  );
});
