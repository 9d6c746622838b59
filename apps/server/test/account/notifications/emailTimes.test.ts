import { notification_times, notifications } from '@adlane/api-server/schema';
import type { EmailTimes } from '@adlane/contract/account/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDigests } from '../../../../../packages/api-server/src/modules/account/notifications/sendDigests';
import { deleteRows } from '../../fixtures/rows/rows';
import { createEmailTest, type EmailTest } from '../../harness/emails/createEmailTest';

const team = 'agency@adlane.test';
const atOnce: EmailTimes = { time_zone: 'UTC', quiet_hours: null, digest_at: null };
const night: EmailTimes = {
  ...atOnce,
  time_zone: 'Europe/Berlin',
  quiet_hours: { from: '22:00', to: '07:00' },
};
const daily: EmailTimes = { ...night, quiet_hours: null, digest_at: '08:00' };

let test: EmailTest;
let visitor: Record<string, string>;

const choose = (email_times: object) => test.send('PUT', '/notifications/settings', { email_times });

async function write(text: string): Promise<void> {
  const answer = await test.request('/sdk/conversations', {
    method: 'POST',
    headers: visitor,
    body: { text },
  });
  expect(answer.status).toBe(201);
}

/** Sets the clock to a time in Berlin's winter, and runs the scheduler. */
async function goTo(time: string): Promise<void> {
  test.clock.set(new Date(`${time}+01:00`));
  await test.pass(0);
}

const subjects = () => test.mails.filter(({ to }) => to === team).map(({ subject }) => subject);

beforeAll(async () => {
  test = await createEmailTest();
  const { sdkKey } = (await test.send('POST', '/projects', { name: 'Shop' })).body;
  const key = { 'api-token': sdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: key, body: {} });
  const { gleapId, gleapHash } = await started.json();
  visitor = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
});
beforeEach(async () => {
  await deleteRows(test.ownerPool, notifications);
  await deleteRows(test.ownerPool, notification_times);
  test.mails.splice(0);
});
afterAll(() => test.close());

describe('in quiet hours', () => {
  it('nothing is emailed, and as they end one email has all of it, once', async () => {
    expect((await choose(night)).body.email_times).toEqual(night);
    await goTo('2026-12-01T22:00:00');
    await write('Late question');
    await write('Later question');
    await test.pass(2);
    await goTo('2026-12-02T06:59:59');
    expect(subjects()).toEqual([]);
    await goTo('2026-12-02T07:00:00');
    await test.pass(1);
    expect(subjects()).toEqual(['2 notifications']);
    const { text } = test.findMail(team);
    expect(text).toMatch(/Late question[^]*\/agency\/inbox\/conversation\/[^]*Later question/);
    await test.pass(24 * 60);
    expect(subjects()).toHaveLength(1);
  });

  it('one email is sent as they end, even if another server looks for it meanwhile', async () => {
    await choose(night);
    await goTo('2026-12-01T23:00:00');
    await write('First of two');
    await write('Second of two');
    await test.pass(2);
    test.clock.set(new Date('2026-12-02T07:00:00+01:00'));
    const queued: string[] = [];
    const jobs: typeof test.jobs = {
      ...test.jobs,
      async send(...job) {
        queued.push(job[0]);
        // Another server looks for it while this one sends it.
        if (queued.length === 1) await sendDigests({ ...test.ports, jobs }, {});
        await test.jobs.send(...job);
      },
    };
    await sendDigests({ ...test.ports, jobs }, {});
    await test.jobs.settle();
    expect(queued).toEqual(['mail.send']);
    expect(subjects()).toEqual(['2 notifications']);
  });

  it('one notification is sent as usual as they end, and answers to it reach its thread', async () => {
    await choose(night);
    await goTo('2026-12-01T23:00:00');
    await write('Only question');
    await test.pass(2);
    await goTo('2026-12-02T07:00:00');
    expect(subjects()).toEqual(['Visitor wrote in “Only question”']);
    expect(test.findMail(team).replyTo).toContain('reply+');
  });

  it('what is read before they end is not sent', async () => {
    await choose(night);
    await goTo('2026-12-01T23:00:00');
    await write('Read in the app');
    await write('Read as well');
    await test.pass(2);
    await test.send('POST', '/notifications/read-all');
    await goTo('2026-12-02T07:00:00');
    expect(subjects()).toEqual([]);
  });

  it('many notifications are one email, which counts those that it does not name', async () => {
    await choose(night);
    await goTo('2026-12-01T23:00:00');
    for (let count = 1; count <= 21; count += 1) await write(`Question ${count}.`);
    await test.pass(2);
    await goTo('2026-12-02T07:00:00');
    expect(subjects()).toEqual(['21 notifications']);
    const { text } = test.findMail(team);
    expect([text.includes('Question 20.'), text.includes('Question 21.')]).toEqual([true, false]);
    expect(text).toContain('The app has 1 more.');
  });
});

describe('one email a day', () => {
  it('has what arrived since the last one', async () => {
    await choose(daily);
    await goTo('2026-12-01T09:00:00');
    await write('In the morning');
    await test.pass(2);
    await goTo('2026-12-01T18:00:00');
    await write('In the evening');
    await test.pass(2);
    expect(subjects()).toEqual([]);
    await goTo('2026-12-02T08:00:00');
    expect(subjects()).toEqual(['2 notifications']);
  });

  it('is sent at once when its user wants each email again', async () => {
    await choose(daily);
    await goTo('2026-12-01T09:00:00');
    await write('First');
    await write('Second');
    await test.pass(2);
    await choose(atOnce);
    await test.pass(0);
    expect(subjects()).toEqual(['2 notifications']);
    await write('Third');
    await test.pass(2);
    expect(subjects().at(-1)).toBe('Visitor wrote in “Third”');
  });
});

describe('times of emails', () => {
  it('are of one user, and stay when other settings change', async () => {
    await choose(night);
    await test.send('PUT', '/notifications/settings', {
      settings: [{ kind: 'ticket', in_app: true, email: false }],
    });
    expect((await test.send('GET', '/notifications/settings')).body.email_times).toEqual(night);
    const other = await test.request('/api/v1/notifications/settings', {
      token: await test.as('SuperAdmin'),
    });
    expect((await other.json()).email_times).toEqual(atOnce);
  });

  it.each([
    [
      'an unknown time zone',
      { ...night, time_zone: 'Mars/Olympus' },
      { 'email_times.time_zone': ['Please choose a time zone.'] },
    ],
    [
      'a time that no clock shows',
      { ...daily, digest_at: '24:00' },
      { 'email_times.digest_at': ['Please enter a time such as 09:00.'] },
    ],
    [
      'hours of no length',
      { ...night, quiet_hours: { from: '07:00', to: '07:00' } },
      { 'email_times.quiet_hours.to': ['Please enter another time.'] },
    ],
  ])('with %s are refused', async (_what, times, errors) => {
    expect(await choose(times)).toMatchObject({ status: 422, body: { errors } });
  });
});
