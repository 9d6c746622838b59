import { notifications, users, visitors } from '@adlane/api-server/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findUserByEmail } from '../../fixtures/rows/demoRows';
import { countRows, insertRow, updateRows } from '../../fixtures/rows/rows';
import { createEmailTest, type EmailTest, webhookSecret } from '../../harness/emails/createEmailTest';

type Thread = {
  readonly kind: string;
  readonly id: number;
  readonly status: string;
  readonly unread: number;
  readonly messages: readonly {
    readonly from: string;
    readonly text: string;
    readonly by_email: boolean;
    readonly files: readonly object[];
  }[];
  readonly notes: readonly { readonly author: string; readonly text: string }[];
};

const team = 'agency@adlane.test';
const robin = 'robin@shop.test';

let test: EmailTest;
let key: Record<string, string>;
let visitor: Record<string, string>;
let count = 0;

async function startVisitor(email: string, name: string): Promise<Record<string, string>> {
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  const headers = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  await test.request('/sdk/sessions/identify', {
    method: 'POST',
    headers,
    body: { userId: email, name, email },
  });
  return headers;
}

async function sendAsVisitor(method: string, path: string, body?: unknown) {
  return (await test.request(`/sdk${path}`, { method, headers: visitor, body })).json();
}

async function find(title: string): Promise<Thread> {
  const { data } = (await test.send('GET', `/inbox?search=${encodeURIComponent(title)}`)).body;
  return (await test.send('GET', `/inbox/${data[0].kind}/${data[0].id}`)).body;
}

const path = ({ kind, id }: Thread) => `/inbox/${kind}/${id}`;
const texts = (thread: Thread) => thread.messages.map(({ from, text }) => `${from}: ${text}`);

/** Starts a thread that the team answered, and returns where an answer to the visitor's email goes. */
async function startThread(kind: 'report' | 'conversation' = 'conversation') {
  count += 1;
  const title = `Where is parcel ${count}?`;
  if (kind === 'report') await sendAsVisitor('POST', '/bugs/v2', { formData: { description: title } });
  else await sendAsVisitor('POST', '/conversations', { text: title });
  await test.send('POST', `${path(await find(title))}/reply`, { text: 'Which order?' });
  await test.pass(6);
  return { title, to: test.findMail(robin, title).replyTo };
}

/** Starts a thread and returns where an answer to the team's email goes. */
async function startUnanswered() {
  count += 1;
  const title = `Is anyone there ${count}?`;
  await sendAsVisitor('POST', '/conversations', { text: title });
  await test.pass(2);
  return { title, to: test.findMail(team, title).replyTo };
}

beforeAll(async () => {
  test = await createEmailTest();
  const { sdkKey } = (await test.send('POST', '/projects', { name: 'Shop' })).body;
  key = { 'api-token': sdkKey };
  visitor = await startVisitor(robin, 'Robin de Wit');
});
beforeEach(() => {
  test.mails.splice(0);
});
afterAll(() => test.close());

describe('the email about a message', () => {
  const long = `First paragraph.\n\n${'A sentence that is long. '.repeat(40)}\n- the end`;

  it('shows a visitor the whole reply, in its lines', async () => {
    count += 1;
    const title = `A long question ${count}`;
    await sendAsVisitor('POST', '/conversations', { text: title });
    await test.send('POST', `${path(await find(title))}/reply`, { text: long });
    await test.pass(6);
    const { text, html } = test.findMail(robin, title);
    expect(text).toContain(long.replace(/ \n/, '\n'));
    expect(html).toContain('First paragraph.<br>\n<br>\nA sentence');
  });

  it('shows the team all that a visitor wrote, in its lines', async () => {
    count += 1;
    const title = `A long story ${count}`;
    await sendAsVisitor('POST', '/conversations', { text: `${title}\n\n${long}` });
    await test.pass(2);
    expect(test.findMail(team, title).text).toContain(`${title}\n\n${long.replace(/ \n/, '\n')}`);
  });
});

describe('a visitor’s answer by email', () => {
  it.each(['report', 'conversation'] as const)('continues the thread of a %s', async (kind) => {
    const { title, to } = await startThread(kind);
    expect(test.findMail(robin).text).toContain('Reply to this email');
    const { kind: itemKind, id } = await find(title);
    await test.send('PUT', '/inbox', { changes: [{ kind: itemKind, id, status: 'DONE' }] });
    const text = 'Order 7.\n\nOn Sunday, Shop wrote:\n> Which order?';
    expect(await test.deliver({ from: 'Robin@Shop.test', to, text })).toBe(200);
    const thread = await find(title);
    expect(texts(thread)).toEqual([`visitor: ${title}`, 'operator: Which order?', 'visitor: Order 7.']);
    expect(thread.messages.map(({ by_email }) => by_email)).toEqual([false, false, true]);
    expect(thread).toMatchObject({ status: 'OPEN', unread: 1, notes: [] });
    const { data } = await sendAsVisitor('GET', `/conversations?search=${encodeURIComponent(title)}`);
    expect(data[0]).toMatchObject({ lastText: 'Order 7.', unread: 0 });
  });

  it('arrives in the mail program’s thread of the item, like the emails to the team', async () => {
    const { title, to } = await startThread('report');
    await test.deliver({ from: robin, to, text: 'Order 7.' });
    await test.pass(2);
    await test.send('POST', `${path(await find(title))}/reply`, { text: 'Found it.' });
    await test.pass(6);
    const { agency_id } = await findUserByEmail(test.ownerPool, team);
    const thread = `ticket-${agency_id}-${(await find(title)).id}`;
    const sent = test.mails.filter(({ subject, text }) => `${subject} ${text}`.includes(title));
    expect(sent.map((mail) => [mail.to, mail.thread])).toEqual([
      [robin, thread],
      [team, thread],
      [team, thread],
      [robin, thread],
    ]);
    const subjects = sent.filter((mail) => mail.to === robin).map(({ subject }) => subject);
    expect(subjects).toEqual([`Re: ${title}`, `Re: ${title}`]);
  });

  it('notifies the person in charge once, however often it arrives', async () => {
    const { title, to } = await startThread();
    const { id: assignee_id } = await findUserByEmail(test.ownerPool, team);
    const { kind, id } = await find(title);
    await test.send('PUT', '/inbox', { changes: [{ kind, id, assignee_id }] });
    const before = await countRows(test.ownerPool, notifications);
    const email = { from: robin, to, text: 'Order 7.', id: 'same' };
    for (let times = 0; times < 3; times += 1) expect(await test.deliver(email)).toBe(200);
    await Promise.all([test.deliver({ ...email, id: 'other' }), test.deliver({ ...email, id: 'other' })]);
    expect(texts(await find(title)).slice(2)).toEqual(['visitor: Order 7.', 'visitor: Order 7.']);
    expect(await countRows(test.ownerPool, notifications)).toBe(before + 2);
    await test.pass(2);
    await test.pass(2);
    const sent = test.mails.filter(
      ({ subject, text }) => subject.includes(title) && text.includes('Order 7.'),
    );
    expect(sent).toHaveLength(2);
  });

  it('has its files, as downloads of the thread', async () => {
    const { title, to } = await startThread();
    const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
    const text = `--b\n\nSee the bill.\n--b\nContent-Type: text/html\nContent-Disposition: attachment; filename="../bill.html"\n\n<script>alert(1)</script>\n--b--`;
    expect(await test.deliver({ from: robin, to, text, headers })).toBe(200);
    const { messages } = await find(title);
    expect(messages.at(-1)).toMatchObject({
      text: 'See the bill.',
      files: [{ name: 'bill.html', type: 'application/octet-stream' }],
    });
    const [stored] = messages.at(-1)?.files ?? [];
    const opened = await test.request(`/api/v1/inbox/files/${Reflect.get(stored ?? {}, 'token')}`, {
      token: await test.as('Agency'),
    });
    expect(opened.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('from another address becomes a note, which the visitor never sees', async () => {
    const { title, to } = await startThread();
    expect(await test.deliver({ from: 'kim@other.test', to, text: 'I am Robin’s colleague.' })).toBe(200);
    const thread = await find(title);
    expect(texts(thread)).toHaveLength(2);
    expect(thread).toMatchObject({
      unread: 1,
      notes: [{ author: 'kim@other.test (email)', text: 'I am Robin’s colleague.' }],
    });
    const { data } = await sendAsVisitor('GET', `/conversations?search=${encodeURIComponent(title)}`);
    const seen = await sendAsVisitor('GET', `/conversations/${data[0].shareToken}`);
    expect(JSON.stringify(seen)).not.toContain('colleague');
  });

  it('to the address of another visitor writes nothing as that visitor', async () => {
    const { title, to } = await startThread();
    await startVisitor('eve@shop.test', 'Eve');
    await test.deliver({ from: 'eve@shop.test', to, text: 'As Robin' });
    expect(texts(await find(title)).join()).not.toContain('As Robin');
    for (const digit of ['0', '1']) {
      const forged = to?.replace(/.@/, `${digit}@`) ?? null;
      if (forged !== to) await test.deliver({ from: robin, to: forged, text: 'Forged' });
    }
    const { messages, notes } = await find(title);
    expect(JSON.stringify([messages, notes])).not.toContain('Forged');
  });

  it.each([
    ['an absence note', ['Auto-Submitted: auto-replied']],
    ['a bounce', ['Return-Path: <>']],
    ['a mailing list', ['Precedence: list']],
  ])('is ignored if it is %s', async (_what, headers) => {
    const { title, to } = await startThread();
    expect(await test.deliver({ from: robin, to, text: 'I am away.', headers })).toBe(200);
    const { messages, notes } = await find(title);
    expect([messages.length, notes]).toEqual([2, []]);
  });

  it('is ignored if it is empty, or from an address of this server', async () => {
    const { title, to } = await startThread();
    await test.deliver({ from: robin, to, text: '> Which order?' });
    await test.deliver({ from: 'no-reply@adlane.test', to, text: 'Loop' });
    await test.deliver({ from: to ?? '', to, text: 'Loop' });
    const { messages, notes } = await find(title);
    expect([messages.length, notes]).toEqual([2, []]);
  });

  it('is limited per thread, and later accepted', async () => {
    const { title, to } = await startThread();
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent += 1)
      statuses.push(await test.deliver({ from: robin, to, text: `Flood ${sent}` }));
    expect([statuses.slice(0, 30).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
    expect((await find(title)).messages).toHaveLength(32);
    test.clock.advance(11 * 60_000);
    expect(await test.deliver({ from: robin, to, text: 'Later' })).toBe(200);
  });

  it('to a merged report arrives in the one it was merged into', async () => {
    const { title, to } = await startThread('report');
    count += 1;
    const original = `The original ${count}`;
    await sendAsVisitor('POST', '/bugs/v2', { formData: { description: original } });
    const [merged, into] = [await find(title), await find(original)];
    await test.send('POST', `${path(into)}/reply`, { text: 'We work on it.' });
    const { status } = await test.send('POST', `/tickets/${merged.id}/merge`, { into_id: into.id });
    expect(status).toBe(200);
    await test.deliver({ from: robin, to, text: 'Order 7.' });
    expect(texts(await find(original)).at(-1)).toBe('visitor: Order 7.');
  });

  it('changes nothing once the visitor has another address, but a note', async () => {
    const { title, to } = await startThread();
    const where = { gleap_id: visitor['gleap-id'] ?? '' };
    await updateRows(test.ownerPool, visitors, { email: 'new@shop.test' }, where);
    await test.deliver({ from: robin, to, text: 'From the old address' });
    await test.deliver({ from: 'new@shop.test', to, text: 'From the new one' });
    await updateRows(test.ownerPool, visitors, { email: robin }, where);
    const thread = await find(title);
    expect(thread.notes).toMatchObject([{ author: `${robin} (email)` }]);
    expect(texts(thread).at(-1)).toBe('visitor: From the new one');
  });
});

describe('a team member’s answer by email', () => {
  it('is sent to the visitor as a reply', async () => {
    const { title, to } = await startUnanswered();
    expect(test.findMail(team).text).toContain('Reply to this email to answer the visitor.');
    expect(await test.deliver({ from: team, to, text: 'Yes, we are.\n-- \nThe team' })).toBe(200);
    const thread = await find(title);
    expect(texts(thread)).toEqual([`visitor: ${title}`, 'operator: Yes, we are.']);
    expect(thread.unread).toBe(0);
    const { data } = await sendAsVisitor('GET', `/conversations?search=${encodeURIComponent(title)}`);
    expect(data[0]).toMatchObject({ lastText: 'Yes, we are.', unread: 1 });
    const log = (await test.send('GET', '/audit-log')).body.data;
    expect(log).toContainEqual(expect.objectContaining({ action: 'inbox.reply', ip: 'email' }));
  });

  it('to a mention is an internal note', async () => {
    const { title } = await startUnanswered();
    const { id: _id, ...owner } = await findUserByEmail(test.ownerPool, team);
    const second = `second-${count}@adlane.test`;
    const other = await insertRow(test.ownerPool, users, { ...owner, email: second });
    await test.send('POST', `${path(await find(title))}/notes`, {
      text: '@Second, an idea?',
      mentions: [other.id],
    });
    await test.pass(2);
    const mail = test.mails.findLast(({ to, subject }) => to === second && subject.includes('mentioned'));
    expect(mail?.text).toContain('Reply to this email to add an internal note.');
    await test.deliver({ from: second, to: mail?.replyTo ?? null, text: 'Refund it.' });
    const thread = await find(title);
    expect([texts(thread), thread.notes.map(({ text }) => text)]).toEqual([
      [`visitor: ${title}`],
      ['@Second, an idea?', 'Refund it.'],
    ]);
    // An active member would receive the emails of the tests after this one.
    await updateRows(test.ownerPool, users, { status: 'inactive' }, { email: second });
  });

  it('from another address is a note of that address', async () => {
    const { title, to } = await startUnanswered();
    await test.deliver({ from: 'stranger@mail.test', to, text: 'As the team' });
    const thread = await find(title);
    expect([texts(thread), thread.notes]).toMatchObject([
      [`visitor: ${title}`],
      [{ author: 'stranger@mail.test (email)', text: 'As the team' }],
    ]);
  });

  it('is refused once the account is deactivated', async () => {
    const { title, to } = await startUnanswered();
    await updateRows(test.ownerPool, users, { status: 'inactive' }, { email: team });
    expect(await test.deliver({ from: team, to, text: 'Still here' })).toBe(200);
    await updateRows(test.ownerPool, users, { status: 'active' }, { email: team });
    const { messages, notes } = await find(title);
    expect([messages.length, notes]).toEqual([1, []]);
  });
});

describe('a report', () => {
  it('is answered by email in both directions, and each side is notified once of each answer', async () => {
    await test.send('PUT', '/notifications/settings', {
      settings: [{ kind: 'ticket', in_app: true, email: true }],
    });
    count += 1;
    const title = `The map is empty ${count}`;
    await sendAsVisitor('POST', '/bugs/v2', { formData: { description: title } });
    await test.pass(2);
    const findMails = (to: string, text: string) =>
      test.mails.filter((mail) => mail.to === to && mail.text.includes(text));
    const [arrival] = findMails(team, title);
    await test.deliver({ from: team, to: arrival?.replyTo ?? null, text: 'Which browser?' });
    await test.pass(6);
    const [question] = findMails(robin, 'Which browser?');
    await test.deliver({ from: robin, to: question?.replyTo ?? null, text: 'Firefox 140' });
    await test.pass(2);
    await test.pass(2);
    const [answer, ...repeated] = findMails(team, 'Firefox 140');
    await test.deliver({ from: team, to: answer?.replyTo ?? null, text: 'Fixed.' });
    await test.pass(6);
    await test.pass(6);
    expect([repeated.length, findMails(robin, 'Fixed.').length]).toEqual([0, 1]);
    expect(texts(await find(title))).toEqual([
      `visitor: ${title}`,
      'operator: Which browser?',
      'visitor: Firefox 140',
      'operator: Fixed.',
    ]);
  });
});

describe('the webhook for emails', () => {
  it('accepts nothing with another secret, or without one', async () => {
    const { title, to } = await startThread();
    expect(await test.deliver({ from: robin, to, text: 'Hi' }, 'another-secret')).toBe(404);
    const off = await createEmailTest({ webhookSecret: null });
    expect(await off.deliver({ from: robin, to, text: 'Hi' }, 'null')).toBe(404);
    await off.close();
    expect((await find(title)).messages).toHaveLength(2);
  });

  it('refuses what has no email, and what is too large before it is read', async () => {
    const url = `/api/v1/webhooks/email/${webhookSecret}`;
    expect((await test.request(url, { method: 'POST', body: { Subject: 'No raw email' } })).status).toBe(400);
    const headers = { 'content-length': String(40 * 1024 * 1024), 'content-type': 'message/rfc822' };
    expect((await test.request(url, { method: 'POST', headers, body: 'x' })).status).toBe(413);
  });

  it('accepts the forms of providers', async () => {
    const { title, to } = await startThread();
    const form = new FormData();
    form.set('email', `From: <${robin}>\r\nTo: <${to}>\r\nMessage-ID: <form@mail.test>\r\n\r\nBy a form.`);
    const answer = await test.request(`/api/v1/webhooks/email/${webhookSecret}`, {
      method: 'POST',
      body: form,
    });
    expect([answer.status, texts(await find(title)).at(-1)]).toEqual([200, 'visitor: By a form.']);
  });
});

describe('an installation without answers by email', () => {
  it('says so in its emails', async () => {
    const off = await createEmailTest({ address: null, webhookSecret: null });
    const { sdkKey } = (await off.send('POST', '/projects', { name: 'Quiet' })).body;
    const headers = { 'api-token': sdkKey };
    const started = await (await off.request('/sdk/sessions', { method: 'POST', headers, body: {} })).json();
    const session = { ...headers, 'gleap-id': started.gleapId, 'gleap-hash': started.gleapHash };
    const identity = { userId: 'q', email: 'quiet@shop.test' };
    await off.request('/sdk/sessions/identify', { method: 'POST', headers: session, body: identity });
    await off.request('/sdk/conversations', { method: 'POST', headers: session, body: { text: 'Quiet?' } });
    const [row] = (await off.send('GET', '/inbox?search=Quiet')).body.data;
    await off.send('POST', `/inbox/conversation/${row.id}/reply`, { text: 'Yes.' });
    await off.pass(6);
    const { text, replyTo } = off.findMail('quiet@shop.test');
    expect([text.includes('replies to this email do not arrive'), replyTo]).toEqual([true, team]);
    await off.close();
  });
});
