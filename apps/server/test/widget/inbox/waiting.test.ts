import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

type Row = { kind: string; id: number; title: string; waiting_since: string | null };

let test: TestApp;
let agency: string;
let project: { readonly id: number; readonly sdkKey: string };
let visitor: Record<string, string>;

async function send(method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token: agency, body });
  return { status: answer.status, body: await answer.json() };
}

async function sendAsVisitor(method: string, path: string, body?: unknown) {
  const answer = await test.request(`/sdk${path}`, { method, headers: visitor, body });
  return answer.status === 204 ? undefined : answer.json();
}

const write = async (text: string): Promise<string> =>
  (await sendAsVisitor('POST', '/conversations', { text })).shareToken;
const report = (description: string, more: object = {}) =>
  sendAsVisitor('POST', '/bugs/v2', { formData: { description }, ...more });
const list = async (query = ''): Promise<Row[]> =>
  (await send('GET', `/inbox?project_id=${project.id}&${query}`)).body.data;
const path = ({ kind, id }: Row) => `/inbox/${kind}/${id}`;

async function find(title: string): Promise<Row> {
  const [row] = await list(`search=${encodeURIComponent(title)}`);
  if (!row) throw new Error(`The inbox has no item "${title}".`);
  return row;
}

const since = async (title: string) => (await find(title)).waiting_since;
const isoNow = () => test.clock.now().toISOString();
const reply = async (title: string, text = 'Here it is.') =>
  send('POST', `${path(await find(title))}/reply`, { text });
const setStatus = async (title: string, status: string) => {
  const { kind, id } = await find(title);
  return send('PUT', '/inbox', { changes: [{ kind, id, status }] });
};

async function pass(minutes: number): Promise<void> {
  test.clock.advance(minutes * 60_000);
  await test.jobs.send('scheduler.tick', {});
  await test.jobs.settle();
}

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let count = 0;
beforeEach(async () => {
  count += 1;
  // Tests move the clock, and sessions end.
  agency = await test.as('Agency');
  project = (await send('POST', '/projects', { name: `Shop ${count}` })).body;
  const key = { 'api-token': project.sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
});

describe('a visitor', () => {
  it('waits from the first unanswered message until the team replies', async () => {
    const startedAt = isoNow();
    const shareToken = await write('Invoice?');
    test.clock.advance(60_000);
    await sendAsVisitor('POST', `/conversations/${shareToken}/messages`, { text: 'Hello?' });
    expect(await since('Invoice?')).toBe(startedAt);
    await reply('Invoice?');
    expect(await since('Invoice?')).toBeNull();
    test.clock.advance(60_000);
    await sendAsVisitor('POST', `/conversations/${shareToken}/messages`, { text: 'Thanks, and May?' });
    expect(await since('Invoice?')).toBe(isoNow());
  });

  it('waits for an answer to a report, but not to a silent one', async () => {
    const reported = isoNow();
    await report('The coupon fails');
    await report('Crash', { isSilent: true });
    expect([await since('coupon'), await since('Crash')]).toEqual([reported, null]);
    await reply('coupon');
    expect(await since('coupon')).toBeNull();
    const { data } = await sendAsVisitor('GET', '/conversations?search=coupon');
    test.clock.advance(60_000);
    await sendAsVisitor('POST', `/conversations/${data[0].shareToken}/messages`, { text: 'SUMMER' });
    expect(await since('coupon')).toBe(isoNow());
  });

  it('does not wait in a closed conversation, and waits again from the next message on', async () => {
    const shareToken = await write('Closed?');
    await setStatus('Closed?', 'DONE');
    expect(await since('Closed?')).toBeNull();
    test.clock.advance(60_000);
    await sendAsVisitor('POST', `/conversations/${shareToken}/messages`, { text: 'One more thing' });
    expect(await since('Closed?')).toBe(isoNow());
  });

  it('does not wait for the team while a bot answers', async () => {
    const steps = [
      { id: 'a', text: 'Which plan?', choices: [{ label: 'Pro', next: 'b' }, { label: 'A person' }] },
      { id: 'b', text: 'Pro costs 20.', choices: [{ label: 'A person' }] },
    ];
    const botPath = `/projects/${project.id}/bots`;
    const { version } = (await send('GET', botPath)).body;
    await send('PUT', botPath, { version, bots: [{ bot_id: 'plans', name: 'Plans', steps }] });
    const { shareToken } = await sendAsVisitor('POST', '/conversations', { botId: 'plans' });
    const answer = (text: string) => sendAsVisitor('POST', `/conversations/${shareToken}/messages`, { text });
    await answer('Pro');
    expect(await since('Plans')).toBeNull();
    await answer('A person');
    expect(await since('Plans')).toBe(isoNow());
  });
});

describe('the inbox', () => {
  it('lists who waits, the longest wait first, and those who do not wait last', async () => {
    for (const text of ['First', 'Second', 'Answered']) {
      await write(text);
      test.clock.advance(60_000);
    }
    await report('Third');
    await reply('Answered');
    const titles = async (query: string) => (await list(query)).map(({ title }) => title);
    const sorted = 'sort=waiting_since&order=asc';
    expect(await titles(sorted)).toEqual(['First', 'Second', 'Third', 'Answered']);
    expect(await titles('sort=waiting_since')).toEqual(['Third', 'Second', 'First', 'Answered']);
    await setStatus('Second', 'DONE');
    expect(await titles(`only=waiting&${sorted}`)).toEqual(['First', 'Third']);
  });

  it('shows when the visitor read a reply', async () => {
    const shareToken = await write('Read it?');
    await reply('Read it?');
    const row = await find('Read it?');
    const readAt = async () => Date.parse((await send('GET', path(row))).body.visitor_read_at);
    const before = test.clock.now().getTime();
    expect(await readAt()).toBeLessThanOrEqual(before);
    test.clock.advance(60_000);
    await sendAsVisitor('POST', `/conversations/${shareToken}/read`);
    expect(await readAt()).toBe(test.clock.now().getTime());
    test.clock.advance(60_000);
    await sendAsVisitor('POST', `/conversations/${shareToken}/read`);
    expect(await readAt()).toBe(before + 60_000);
  });
});

describe('the answer time of a project', () => {
  const setMinutes = (answer_minutes: number | null) =>
    send('PUT', `/projects/${project.id}/answer-time`, { answer_minutes });
  const overdue = async (title: string): Promise<number> =>
    (await send('GET', '/notifications?kind=unanswered')).body.data.filter((row: { title: string }) =>
      row.title.includes(title),
    ).length;

  it('notifies the team once for each wait that is longer', async () => {
    expect((await send('GET', `/projects/${project.id}/answer-time`)).body).toEqual({ answer_minutes: null });
    expect((await setMinutes(30)).body).toEqual({ answer_minutes: 30 });
    await write('Due question');
    await report('Due report');
    await pass(29);
    expect([await overdue('Due question'), await overdue('Due report')]).toEqual([0, 0]);
    await pass(2);
    await pass(31);
    expect([await overdue('Due question'), await overdue('Due report')]).toEqual([1, 1]);
    await reply('Due question');
    const { data } = await sendAsVisitor('GET', '/conversations?search=Due question');
    await sendAsVisitor('POST', `/conversations/${data[0].shareToken}/messages`, { text: 'And now?' });
    await pass(31);
    expect(await overdue('Due question')).toBe(2);
  });

  it('does not notify of what is answered, closed or snoozed, nor without a time', async () => {
    await write('Untimed wait');
    await pass(31);
    expect(await overdue('Untimed wait')).toBe(0);
    await setMinutes(30);
    for (const text of ['Answered wait', 'Closed wait', 'Snoozed wait']) await write(text);
    await reply('Answered wait');
    await setStatus('Closed wait', 'DONE');
    const { kind, id } = await find('Snoozed wait');
    const snoozed_until = new Date(test.clock.now().getTime() + 86_400_000).toISOString();
    await send('PUT', '/inbox', { changes: [{ kind, id, snoozed_until }] });
    await pass(31);
    const titles = ['Answered wait', 'Closed wait', 'Snoozed wait'];
    expect(await Promise.all(titles.map(overdue))).toEqual([0, 0, 0]);
  });

  it('is between a minute and a week', async () => {
    for (const minutes of [1, 10_080]) expect((await setMinutes(minutes)).status).toBe(200);
    for (const minutes of [0, 10_081, 1.5]) expect((await setMinutes(minutes)).status).toBe(422);
    expect((await setMinutes(null)).body).toEqual({ answer_minutes: null });
  });
});
