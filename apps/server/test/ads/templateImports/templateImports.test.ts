import { template_import_rows, template_imports, templates } from '@adlane/api-server/schema';
import type { BulkImportStatus } from '@adlane/contract/ads/templateImports';
import type { Template } from '@adlane/contract/ads/templates';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findUserByEmail } from '../../fixtures/rows/demoRows';
import { findRows, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { signIn } from '../../harness/signIn';
import { templatesFile } from '../../harness/templatesFile';

let test: TestApp;
let agency: string;
let stranger: string;

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  stranger = await signIn(test, 'second-agency@adlane.test');
});
afterEach(() => test.jobs.settle());
afterAll(() => test.close());

const base = '/api/v1/templates/bulk/import';

function upload(text: string | Uint8Array<ArrayBuffer>, more: Record<string, string> = {}, token = agency) {
  const body = new FormData();
  body.set('file', new File([text], 'templates.csv', { type: 'text/csv' }));
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  return test.request(base, { method: 'POST', token, body });
}

async function status(id: number): Promise<BulkImportStatus> {
  return (await test.request(`${base}/status/${id}`, { token: agency })).json();
}

const confirm = (id: number, token = agency) =>
  test.request(`${base}/confirm/${id}`, { method: 'POST', token });

/** Uploads a file, and waits until the rows are validated. */
async function judge(text: string): Promise<BulkImportStatus> {
  const answer = await upload(text);
  expect(answer.status).toBe(202);
  const { id }: BulkImportStatus = await answer.json();
  await test.jobs.settle();
  return status(id);
}

async function named(search: string): Promise<Template[]> {
  const query = `search=${encodeURIComponent(search)}&per_page=100&sort=name&order=asc`;
  return (await (await test.request(`/api/v1/templates?${query}`, { token: agency })).json()).data;
}

const texts = 'Some ad text,Some headline,Some line';
const one = (name: string, more = '') =>
  `name,adText1,headline1,subHeadline1${more && ','}${more}\n${name},${texts}`;

describe('an import file', () => {
  it('may use existing smart inserts only', async () => {
    const row = (name: string, headline: string) => `${name},Some ad text,${headline},Some line`;
    const read = await judge(
      [
        'name,adText1,headline1,subHeadline1',
        row('Known insert', 'At {Business Name}'),
        row('Unknown insert', 'At {Nowhere}'),
      ].join('\n'),
    );
    expect(read).toMatchObject({ passed_count: 1, failed_count: 1 });
    expect(JSON.stringify(read)).toContain('headline1: Please Remove { } Braces');
  });

  it('is validated first, stored when confirmed, and each row is counted once', async () => {
    const read = await judge(templatesFile(30, { bad: [3, 17], prefix: 'Judged' }));
    expect(read).toMatchObject({
      status: 'completed',
      is_confirmed: false,
      total_count: 30,
      processed_count: 30,
      passed_count: 28,
      failed_count: 2,
    });
    expect(read.records.data[2]).toMatchObject({
      row: 3,
      status: 'failed',
      errors: ['headline1: Heading cannot exceed 30 characters'],
    });
    expect(await named('Judged')).toEqual([]);

    expect((await confirm(read.id)).status).toBe(202);
    await test.jobs.settle();
    expect(await status(read.id)).toMatchObject({
      status: 'completed',
      is_confirmed: true,
      processed_count: 30,
      passed_count: 28,
      failed_count: 2,
    });
    expect(await named('Judged')).toHaveLength(28);
    expect((await confirm(read.id)).status).toBe(202);
    await test.jobs.settle();
    expect(await named('Judged')).toHaveLength(28);
  });

  it('creates templates with texts, audience and defaults, in the selected folder', async () => {
    const { data } = await (await test.request('/api/v1/folders', { token: agency })).json();
    const text = [
      'Name;Ad Text 1;Ad_Text_2;headline1;subHeadline1;Call to Action;template ad type;landingPageUrl;gender;Min Age;max age;radius;niche;utm_source',
      '"Whitening, now";"Two\nlines";Another;Headline one;Line;Book Now;Traffic;https://dental.example/x;Female;25;55;20;Dental;news',
    ].join('\r\n');
    const answer = await upload(`\uFEFF${text}`, { folderId: String(data[0].id) });
    const { id } = await answer.json();
    await test.jobs.settle();
    await confirm(id);
    await test.jobs.settle();
    const [row] = await named('Whitening, now');
    const view: Template = await (
      await test.request(`/api/v1/templates/view/${row?.id}`, { token: agency })
    ).json();
    expect(view).toMatchObject({
      name: 'Whitening, now',
      niche: 'Dental',
      folderId: data[0].id,
      status: 'active',
      templateAdType: 'landing_page',
      isVisibilityAllowed: true,
      templateTargeting: { gender: 'female', minAge: 25, maxAge: 55, radius: 20, distanceUnit: 'mile' },
      templateContent: { callToAction: 'BOOK_NOW', landingPageUrl: 'https://dental.example/x' },
    });
    expect(view.templateTargeting.utmTags.utm_source).toBe('news');
    expect(view.templateContent.adText).toEqual([
      { id: 1, title: 'Ad Text 1', value: 'Two\nlines', isDefault: true },
      { id: 2, title: 'Ad Text 2', value: 'Another', isDefault: false },
      { id: 3, title: 'Ad Text 3', value: '', isDefault: false },
    ]);
  });

  it.each([
    ['name', '', 'name: This field is required.'],
    ['name', 'x'.repeat(121), 'name: Not more than 120 characters, please.'],
    ['headline1', 'x'.repeat(31), 'headline1: Heading cannot exceed 30 characters'],
    ['headline1', '', 'headline1: This field is required.'],
    ['headline2', 'Some headline', 'headline2: Please remove duplicate entry.'],
    ['headline2', '<b>bold</b>', 'headline2: HTML tags are not allowed.'],
    [
      'adText1',
      'x'.repeat(2201),
      'adText1: Character limit exceeded. Please shorten your ad text or smart insert',
    ],
    ['subHeadline1', 'x'.repeat(91), 'subHeadline1: Description cannot exceed 90 characters'],
    ['adText2', 'Yes 😀', 'adText2: Emojis are not allowed.'],
    ['adText2', 'BUY it', 'adText2: Capital words are not allowed.'],
    ['adText2', 'Hi!you', 'adText2: Please add a space after the !'],
    ['adText2', 'a {b}', 'adText2: Please Remove { } Braces'],
    ['adText2', 'a ^ b', 'adText2: Special characters are not allowed.'],
    ['callToAction', 'Dance', 'callToAction: Please choose one of the available option.'],
    [
      'callToAction',
      'Contact Us',
      'callToAction: Please choose a different call to action for the Lead Form objective.',
    ],
    ['landingPageUrl', 'javascript:alert(1)', 'landingPageUrl: Please Enter Valid URL'],
    ['minAge', '17', 'minAge: Ages must be between 18 and 65, the lower one first.'],
    ['maxAge', 'old', 'maxAge: Please enter a whole number.'],
    ['radius', '19', 'radius: Radius must be between 20 and 500'],
    ['radius', '501', 'radius: Radius must be between 20 and 500'],
    ['status', 'archived', 'status: Please choose one of the available option.'],
  ])('with an invalid %s reports it (%#)', async (column, value, error) => {
    const cells = new Map([
      ['name', `Bad ${crypto.randomUUID()}`],
      ['adText1', 'Some ad text'],
      ['headline1', 'Some headline'],
      ['subHeadline1', 'Some line'],
      [column, value],
    ]);
    const { records } = await judge([[...cells.keys()].join(','), [...cells.values()].join(',')].join('\n'));
    expect(records.data[0]?.errors).toEqual([error]);
  });

  it.each([
    ['name', 'x'.repeat(120)],
    ['headline1', 'x'.repeat(30)],
    ['adText1', 'x'.repeat(2200)],
    ['subHeadline1', 'x'.repeat(90)],
    ['radius', '20'],
    ['radius', '500'],
    ['minAge', '18'],
    ['maxAge', '65'],
  ])('accepts a %s at its limit', async (column, value) => {
    const cells = new Map([
      ['name', `Good ${crypto.randomUUID()}`],
      ['adText1', 'Some ad text'],
      ['headline1', 'Some headline'],
      ['subHeadline1', 'Some line'],
      [column, value],
    ]);
    const read = await judge([[...cells.keys()].join(','), [...cells.values()].join(',')].join('\n'));
    expect([read.passed_count, read.records.data[0]?.errors]).toEqual([1, []]);
  });

  it.each([
    [';', ','],
    [',', ';'],
    ['\t', ';'],
    ['\t', ','],
  ])('separated by %j has its cells whole, however many %j they hold', async (separator, other) => {
    const name = `Whole ${crypto.randomUUID()}`;
    const cells = {
      name,
      adText1: ['Clean', 'calm', 'close', 'kind', 'quick'].join(`${other} `),
      headline1: 'A calm visit',
      subHeadline1: ['Open', 'early', 'late'].join(`${other} `),
      utm_campaign: '{{campaign.name}}',
    };
    const lines = [Object.keys(cells), Object.values(cells)].map((line) => line.join(separator));
    const { id, passed_count } = await judge(`\uFEFF${lines.join('\r\n')}\r\n`);
    expect(passed_count).toBe(1);
    await confirm(id);
    await test.jobs.settle();
    const [row] = await findRows(test.ownerPool, templates, { where: { name } });
    const { adText, subHeadlines } = row?.templateContent ?? {};
    expect([adText?.[0]?.value, subHeadlines?.[0]?.value]).toEqual([cells.adText1, cells.subHeadline1]);
    expect(row?.templateTargeting.utmTags.utm_campaign).toBe(cells.utm_campaign);
  });

  it('may lack texts as drafts', async () => {
    expect((await judge('name,status\nOnly a name,Draft')).passed_count).toBe(1);
  });

  it.each([
    ['nothing', '', 'This field is required.'],
    ['no rows', 'name\n', 'The file has no rows below its header.'],
    ['no names', 'headline1\nx', 'The column "name" is missing.'],
    ['an unknown column', 'name,colour\nx,red', 'The column "colour" is not known.'],
    ['a column twice', 'name,Name\nx,y', 'Please remove duplicate entry.'],
    ['a cell too many', 'name,niche\na,b\nx,y,z', 'Row 2 has more cells than the file has columns.'],
    ['quotes that do not close', 'name,niche\n"x,y', 'The quotes in row 1 do not close.'],
    [
      'a row that never ends',
      `name\n"${'x,'.repeat(200_000)}`,
      'Row 1 is too long. Please check its quotes.',
    ],
    ['3 million broken quotes', `name\n"${'a,"'.repeat(3_000_000)}`, 'The quotes in row 1 do not close.'],
    ['a character that no text has', 'name\nx\0y', 'The file contains characters that are not text.'],
    [
      'another encoding',
      new Uint8Array([0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xe9, 0x0a]),
      'The file is not text in UTF-8. Please save it as "CSV UTF-8".',
    ],
    ['10,001 rows', templatesFile(10_001), 'The file has more than 10,000 rows.'],
  ])('with %s is refused', async (_case, text, message) => {
    const answer = await upload(text);
    expect([answer.status, (await answer.json()).errors]).toEqual([422, { file: [message] }]);
  });

  it("can't use another agency's folder", async () => {
    const { data } = await (await test.request('/api/v1/folders', { token: stranger })).json();
    const answer = await upload(one('Nowhere'), { folderId: String(data[0].id) });
    expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, ['folderId']]);
  });
});

describe('names in an import file', () => {
  it('of an earlier import, of the same file and of other templates are refused, regardless of spelling variants', async () => {
    await test.request('/api/v1/templates/store', {
      method: 'POST',
      token: agency,
      body: { name: 'Already there' },
    });
    const rows = ['Already  THERE', 'Twice in here', 'twice in HERE', 'Alone'].map(
      (name) => `${name},${texts}`,
    );
    const read = await judge(['name,adText1,headline1,subHeadline1', ...rows].join('\n'));
    const nameInUse = ['name: A template with this name already exists.'];
    expect(read.records.data.map(({ errors }) => errors)).toEqual([nameInUse, [], nameInUse, []]);
    await confirm(read.id);
    await test.jobs.settle();
    const again = await judge(['name,adText1,headline1,subHeadline1', ...rows].join('\n'));
    expect([again.passed_count, again.failed_count]).toEqual([0, 4]);
    expect(await (await confirm(again.id)).json()).toMatchObject({ status: 'completed', is_confirmed: true });
  });

  it('that were used between validation and confirmation fail then, and the counts say so', async () => {
    const read = await judge(one('Given away'));
    expect(read.passed_count).toBe(1);
    await test.request('/api/v1/templates/store', {
      method: 'POST',
      token: agency,
      body: { name: 'Given away' },
    });
    await confirm(read.id);
    await test.jobs.settle();
    expect(await status(read.id)).toMatchObject({ passed_count: 0, failed_count: 1, processed_count: 1 });
    expect(await named('Given away')).toHaveLength(1);
  });
});

describe('the file of failed rows', () => {
  it('has reasons and cells that are safe from formulas, and can be fixed and sent again', async () => {
    const name = '=HYPERLINK("http://evil.example")';
    const read = await judge(
      `name,headline1,adText1\n"${name.replaceAll('"', '""')}",${'x'.repeat(31)},Text`,
    );
    const answer = await test.request(`${base}/failed/${read.id}`, { token: agency });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const bytes = await answer.arrayBuffer();
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(csv).toBe(
      `\uFEFF"row","errors","name","headline1","adText1"\r\n"1","headline1: Heading cannot exceed 30 characters\nsubHeadline1: This field is required.","'${name.replaceAll('"', '""')}","${'x'.repeat(31)}","Text"\r\n`,
    );
    const mended = await judge(
      csv
        .replace('x'.repeat(31), 'Short')
        .replace('adText1"\r\n', 'adText1","status"\r\n')
        .replace('"Text"', '"Text","draft"'),
    );
    expect(mended.records.data[0]).toMatchObject({ name, status: 'passed' });
  });
});

describe('while one import is under way', () => {
  it('a second one and a confirmation wait', async () => {
    const { agency_id, id: user_id } = await findUserByEmail(test.ownerPool, 'agency@adlane.test');
    const running = { agency_id, kind: 'bulk', user_id, total_count: 1 } as const;
    const { id } = await insertRow(test.ownerPool, template_imports, running);
    const second = await upload(one('Second'));
    expect([second.status, (await second.json()).message]).toEqual([
      409,
      'Previous Imported Ads are being processed. Please wait.',
    ]);
    const early = await confirm(id);
    expect([early.status, (await early.json()).message]).toEqual([
      409,
      'Uploaded records are under process.',
    ]);
    expect((await upload(one('Theirs'), {}, stranger)).status).toBe(202);
    await updateRows(test.ownerPool, template_imports, { status: 'completed' }, { id });
    expect((await upload(one('Second'))).status).toBe(202);
  });

  it('two that start at the same time are one', async () => {
    const jobs = { register: () => undefined, send: async () => undefined };
    const waiting = await createTestApp({ ports: { jobs } });
    const token = await waiting.as('Agency');
    const start = (name: string) => {
      const body = new FormData();
      body.set('file', new File([one(name)], 'templates.csv', { type: 'text/csv' }));
      return waiting.request(base, { method: 'POST', token, body });
    };
    const answers = await Promise.all([start('Race a'), start('Race b'), start('Race c')]);
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([202, 409, 409]);
    await waiting.close();
  });
});

describe('access to imports', () => {
  it("answers another agency's like a missing one", async () => {
    const { id } = await judge(one('Mine alone'));
    for (const [method, verb] of [
      ['GET', 'status'],
      ['GET', 'failed'],
      ['POST', 'confirm'],
    ] as const) {
      const theirs = await test.request(`${base}/${verb}/${id}`, { method, token: stranger });
      const missing = await test.request(`${base}/${verb}/2147483647`, { method, token: stranger });
      expect([verb, theirs.status, (await theirs.json()).message]).toEqual([
        verb,
        404,
        (await missing.json()).message,
      ]);
    }
    expect(await status(id)).toMatchObject({ is_confirmed: false });
  });

  it('is refused to clients and guests', async () => {
    const client = await test.as('Client');
    expect((await upload(one('No'), {}, client)).status).toBe(403);
    expect((await test.request(`${base}/status/1`)).status).toBe(401);
  });
});

describe('a finished import', () => {
  it('can be read for 30 days and is then deleted, except for its templates', async () => {
    const { id } = await judge(one('Outlives its import'));
    await confirm(id);
    await test.jobs.settle();
    const readStatus = () => test.request(`${base}/status/${id}`, { token: agency });
    const minute = async () => {
      await test.jobs.send('scheduler.tick', {});
      await test.jobs.settle();
    };
    const lastDay = test.clock.now().getTime() - 30 * 24 * 60 * 60 * 1000;
    await updateRows(test.ownerPool, template_imports, { updated_at: new Date(lastDay) }, { id });
    await minute();
    expect((await readStatus()).status).toBe(200);
    await updateRows(test.ownerPool, template_imports, { updated_at: new Date(lastDay - 1000) }, { id });
    await minute();
    expect((await readStatus()).status).toBe(404);
    const rows = await findRows(test.ownerPool, template_import_rows, { where: { import_id: id } });
    expect([rows.length, (await named('Outlives its import')).length]).toEqual([0, 1]);
  });
});
