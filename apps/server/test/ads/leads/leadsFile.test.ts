import { leads } from '@adlane/api-server/schema';
import { type Lead, leadFieldLabels } from '@adlane/contract/ads/leads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../fixtures/rows/rows';
import { createDemoTest, type DemoTest } from '../../harness/createDemoTest';

const count = 450;
/** Questions of forms; each lead answered some of them. */
const questions = [
  { key: 'full_name', label: 'Vollständiger Name', type: 'FULL_NAME' },
  { key: 'mail', label: 'Email', type: 'EMAIL' },
  { key: 'email', label: 'Newsletter?', type: 'CUSTOM' },
  { key: '7', label: 'Favourite day', type: 'CUSTOM' },
  { key: '10', label: 'Favourite day', type: 'CUSTOM' },
  { key: 'work', label: '', type: 'WORK_EMAIL' },
];
const values = ['Monday', ' ', ['Monday', '=1+1'], 7, null, 'say "hi", twice', { a: 1 }];

let test: DemoTest;

beforeAll(async () => {
  test = await createDemoTest();
  await insertRows(
    test.ownerPool,
    leads,
    Array.from({ length: count }, (_none, index) => {
      const described = questions.filter((_question, at) => (index >> at) % 2 === 1 || at === index % 6);
      // A question of the last leads only, and leads of earlier versions without descriptions.
      const others = index > count - 9 ? ['only_of_late_leads', '3'] : [];
      const keys = [...described.map(({ key }) => key), ...others];
      return {
        agency_id: test.agencyId,
        client_user_id: index % 2 === 0 ? test.clientId : null,
        full_name: `Portion ${index}`,
        email: `portion${index}@x.example`,
        answers: Object.fromEntries(keys.map((key, at) => [key, values[(index + at) % values.length]])),
        questions: index % 5 === 0 ? [] : described,
      };
    }),
  );
});
afterAll(() => test.close());

const query = 'search=portion&sort=name';

async function listAll(): Promise<Lead[]> {
  const all: Lead[] = [];
  for (let page = 1; all.length < count; page += 1) {
    const answer = await test.send('GET', `leads?per_page=100&page=${page}&${query}`);
    all.push(...((await answer.json()) as { data: Lead[] }).data);
  }
  return all;
}

/** Returns the file of listed leads as its format describes it, row by row. */
function formatFile(listed: readonly Lead[]): string {
  const getHeading = ({ field, label }: Lead['questions'][number]) =>
    field === null ? label : leadFieldLabels[field];
  const headings = [...new Set(listed.flatMap((lead) => lead.questions.map(getHeading)))];
  const named = ['Date', 'Name', 'Email', 'Phone', 'Platform', 'Campaign', 'Ad', 'Form', 'Client'];
  const rows = listed.map((lead) => [
    lead.created_at,
    lead.name,
    lead.email,
    lead.phone,
    lead.platform,
    lead.campaign_name,
    lead.ad_name ?? '',
    lead.form_name,
    lead.client_name ?? '',
    lead.delivery_status,
    ...headings.map((heading) =>
      lead.questions
        .filter((question) => getHeading(question) === heading)
        .map(({ key }) => lead.answers[key] ?? '')
        .filter((text) => text !== '')
        .join(', '),
    ),
  ]);
  const all = [[...named, 'CRM delivery', ...headings.map((heading) => `Answer: ${heading}`)], ...rows];
  const formatCell = (text: string) => `"${text.replace(/^(?=[=+\-@])/, "'").replaceAll('"', '""')}"`;
  return `\uFEFF${all.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('')}`;
}

describe('the file of leads', () => {
  it('has the rows of the list, with a column for each question that any of its leads answered', async () => {
    const answer = await test.send('GET', `leads/export?${query}`);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    const listed = await listAll();
    expect(listed).toHaveLength(count);
    expect(text).toBe(formatFile(listed));
    expect(text.split('\r\n')[0]).toContain('"Answer: Only of late leads"');
  });

  it('is sent in portions of at most 100 rows, so that other requests run between them', async () => {
    const answer = await test.send('GET', `leads/export?${query}`);
    const rows: number[] = [];
    for await (const chunk of answer.body ?? []) {
      rows.push(new TextDecoder().decode(chunk).split('\r\n').length - 1);
    }
    expect(rows.reduce((sum, one) => sum + one, 0)).toBe(count + 1);
    expect(Math.max(...rows)).toBeLessThanOrEqual(100);
  });
});
