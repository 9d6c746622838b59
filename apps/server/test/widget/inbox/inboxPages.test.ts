import { conversations, projects, tickets, visitors } from '@adlane/api-server/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRowSeries } from '../../fixtures/rows/insertRowSeries';
import { findRow } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

type Row = { readonly kind: string; readonly id: number; readonly title: string };
type Page = { readonly data: Row[]; readonly meta: { readonly total: number; readonly has_more: boolean } };

let test: TestApp;
let agency: string;
let project: { readonly agency_id: number; readonly id: number };

async function list(query: Record<string, string | number>, token = agency): Promise<Page> {
  const params = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (await test.request(`/api/v1/inbox?${params}`, { token })).json();
}

const listTitles = async (query: Record<string, string | number>) =>
  (await list({ project_id: project.id, ...query })).data.map(({ title }) => title);

async function insertVisitor(name: string, email: string): Promise<number> {
  await insertRowSeries(test.ownerPool, visitors, {
    count: 1,
    toRow: () => ({
      agency_id: project.agency_id,
      project_id: project.id,
      gleap_id: name,
      gleap_hash_digest: '-',
      name,
      email,
    }),
  });
  return (await findRow(test.ownerPool, visitors, { where: { gleap_id: name } })).id;
}

type Values = { readonly [name: string]: unknown };

/** Stores one conversation, or several whose titles end with their numbers. */
async function insertConversations(title: string, values: Values, count = 1): Promise<void> {
  await insertRowSeries(test.ownerPool, conversations, {
    count,
    toRow: (number) => ({
      agency_id: project.agency_id,
      project_id: project.id,
      share_token: sql`${title} || ' ' || ${number}`,
      title: count === 1 ? title : sql`${title} || ' ' || ${number}`,
      visitor_wrote_at: test.clock.now(),
      ...values,
    }),
  });
}

async function insertTicket(title: string, values: Values): Promise<number> {
  await insertRowSeries(test.ownerPool, tickets, {
    count: 1,
    toRow: () => ({
      agency_id: project.agency_id,
      project_id: project.id,
      share_token: title,
      type: 'BUG',
      title,
      ...values,
    }),
  });
  return (await findRow(test.ownerPool, tickets, { where: { share_token: title } })).id;
}

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
});
afterAll(() => test.close());

/** An empty project to fill. */
async function openProject(name: string): Promise<void> {
  const answer = await test.request('/api/v1/projects', { method: 'POST', token: agency, body: { name } });
  const { id } = await answer.json();
  project = await findRow(test.ownerPool, projects, { where: { id }, columns: ['agency_id', 'id'] });
}

describe('a long inbox', () => {
  beforeAll(async () => {
    await openProject('Long');
    const visitor_id = await insertVisitor('Sam Long', 'sam@long.test');
    // Every third has the time of the next one.
    const at = sql`now() - make_interval(mins => n - n % 3)`;
    await insertConversations('Order', { visitor_id, created_at: at, updated_at: at }, 430);
  });

  it('is counted up to 100 after the beginning of the page', async () => {
    const narrow = { project_id: project.id, per_page: 100 };
    const metas = [];
    for (const page of [1, 2, 3, 4, 5, 6]) metas.push((await list({ ...narrow, page })).meta);
    expect(metas).toEqual([
      { page: 1, per_page: 100, total: 100, has_more: true },
      { page: 2, per_page: 100, total: 200, has_more: true },
      { page: 3, per_page: 100, total: 300, has_more: true },
      { page: 4, per_page: 100, total: 400, has_more: true },
      { page: 5, per_page: 100, total: 430, has_more: false },
      { page: 6, per_page: 100, total: 430, has_more: false },
    ]);
  });

  it.each<Record<string, string>>([
    { sort: 'updated_at', order: 'desc' },
    { sort: 'updated_at', order: 'asc' },
    { sort: 'created_at', order: 'desc' },
    { sort: 'priority', order: 'desc' },
    { sort: 'waiting_since', order: 'asc' },
    { sort: 'updated_at', order: 'desc', search: 'order' },
    { sort: 'updated_at', order: 'desc', search: 'der 1' },
    { sort: 'updated_at', order: 'desc', search: '4' },
  ])('has each of its items on one page, by %j', async (query) => {
    const listPages = async (perPage: number) => {
      const found: number[] = [];
      for (let page = 1; page === 1 || found.length === (page - 1) * perPage; page += 1) {
        const { data } = await list({ project_id: project.id, ...query, page, per_page: perPage });
        found.push(...data.map(({ id }) => id));
      }
      return found;
    };
    const found = await listPages(30);
    expect(found.length).toBeGreaterThan(100);
    expect(new Set(found).size).toBe(found.length);
    expect(await listPages(50)).toEqual(found);
  });

  it('is counted up to 100 in a saved view', async () => {
    const save = async (name: string, query: string) => {
      const body = { name, list: 'inbox', query, is_shared: false };
      const answer = await test.request('/api/v1/list-views', { method: 'POST', token: agency, body });
      return answer.json();
    };
    expect(await save('All', `project_id=${project.id}`)).toMatchObject({ count: 100, has_more: true });
    expect(await save('One', `project_id=${project.id}&search=order+417`)).toMatchObject({
      count: 1,
      has_more: false,
    });
  });
});

describe('an inbox whose items arrive meanwhile', () => {
  beforeAll(async () => {
    await openProject('Busy');
    const visitor_id = await insertVisitor('Sam Busy', 'sam@busy.test');
    const at = sql`now() - make_interval(mins => n)`;
    await insertConversations('Thread', { visitor_id, created_at: at, updated_at: at }, 30);
  });

  it('shifts by what arrived, so that no item is skipped between two pages', async () => {
    const first = await listTitles({ per_page: 10 });
    await insertConversations('Arrived', { visitor_id: await insertVisitor('Kim Busy', 'kim@busy.test') });
    expect(await listTitles({ per_page: 10, page: 2 })).toEqual([
      first.at(-1),
      ...(await listTitles({ per_page: 20 })).slice(11),
    ]);
    expect((await listTitles({ per_page: 10 }))[0]).toBe('Arrived');
  });
});

describe('a search of the inbox', () => {
  beforeAll(async () => {
    await openProject('Searched');
    const visitor_id = await insertVisitor('Zoë Ångström', 'zoe.a+shop@müller.example');
    const other = await insertVisitor('Robin', 'robin_7@shop.test');
    await insertConversations('100% refund', { visitor_id: other });
    await insertConversations('100 refunds', { visitor_id: other });
    await insertConversations('snake_case', { visitor_id: other });
    await insertConversations('snakeXcase', { visitor_id: other });
    await insertConversations('back\\slash', { visitor_id: other });
    await insertConversations('فاتورة متأخرة', { visitor_id: other });
    await insertConversations('請求書について', { visitor_id: other });
    await insertConversations('Ends with q', { visitor_id: other, last_text: 'See you in CAFÉ NOIR' });
    await insertTicket('Written by Zoë', { visitor_id });
    await insertTicket('From a server', { reportedBy: 'deploy-bot@ci.example' });
    const answered = await insertTicket('Answered', { visitor_id: other });
    await insertConversations('Answer', {
      visitor_id: other,
      ticket_id: answered,
      last_text: 'Use the lighthouse',
    });
    await insertConversations('Not written yet', { visitor_id, visitor_wrote_at: null });
  });

  it.each([
    ['100%', ['100% refund']],
    ['0% r', ['100% refund']],
    ['refund', ['100 refunds', '100% refund']],
    ['snake_case', ['snake_case']],
    ['e_c', ['snake_case']],
    ['k\\s', ['back\\slash']],
    [
      '_',
      [
        '100 refunds',
        '100% refund',
        'Answered',
        'Ends with q',
        'back\\slash',
        'snakeXcase',
        'snake_case',
        'فاتورة متأخرة',
        '請求書について',
      ],
    ],
    ['%', ['100% refund']],
    ['X', ['From a server', 'Written by Zoë', 'snakeXcase']],
    ['فاتورة', ['فاتورة متأخرة']],
    ['ف', ['فاتورة متأخرة']],
    ['ورة مت', ['فاتورة متأخرة']],
    ['請求', ['請求書について']],
    ['請求書', ['請求書について']],
    ['café noir', ['Ends with q']],
    ['ZOË', ['Written by Zoë']],
    ['ångström', ['Written by Zoë']],
    ['zoe.a+shop@müller.example', ['Written by Zoë']],
    ['@MÜLLER', ['Written by Zoë']],
    ['deploy-bot@ci', ['From a server']],
    ['lighthouse', ['Answered']],
    ['written yet', []],
    ['no such words', []],
    ["' or 1=1 --", []],
  ])('for %j finds %j', async (search, titles) => {
    expect((await listTitles({ search })).toSorted()).toEqual(titles.toSorted());
    expect((await listTitles({ search, kind: 'ticket' })).toSorted()).toEqual(
      titles.filter((title) => ['Written by Zoë', 'From a server', 'Answered'].includes(title)).toSorted(),
    );
  });

  it('finds a ticket by its number, within the filters', async () => {
    const id = await insertTicket('Has a number', {});
    for (const search of [`#${id}`, String(id)]) {
      expect(await listTitles({ search })).toContain('Has a number');
      expect(await listTitles({ search, status: 'DONE' })).toEqual([]);
    }
    expect(await listTitles({ search: `#${id}0` })).toEqual([]);
  });

  it('finds nothing of another tenant', async () => {
    const operator = await test.as('SuperAdmin');
    const ticket = await insertTicket('Of the agency', {});
    expect((await list({ search: `#${ticket}` }, operator)).data).toEqual([]);
    for (const search of ['lighthouse', 'ف', 'deploy-bot@ci'])
      expect([search, (await list({ search }, operator)).data]).toEqual([search, []]);
  });
});
