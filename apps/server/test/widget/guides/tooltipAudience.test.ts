import { allVisitors } from '@adlane/contract/widget/outbound/manage';
import { describe, expect, it } from 'vitest';
import { tooltipForm } from '../../fixtures/tooltipForm';
import { createOutboundTest, type Visitor } from '../../harness/createOutboundTest';

const { app, project, send, sendAsVisitor, startVisitor, ping } = createOutboundTest();

const store = async (guide: object) =>
  (await send('POST', '/guides', { ...guide, project_id: project().id })).body;
const publishFor = async (rules: object): Promise<number> => {
  const { id } = await store({ ...tooltipForm, audience: { ...allVisitors, ...rules } });
  expect((await send('PUT', `/guides/${id}/status`, { status: 'live' })).status).toBe(200);
  return id;
};

async function startUser(userId: string, data: object = {}): Promise<Visitor> {
  const visitor = await startVisitor();
  expect((await sendAsVisitor(visitor, '/sessions/identify', { userId, ...data })).status).toBe(200);
  return visitor;
}

const requestTooltips = (visitor?: Visitor) =>
  app().request(`/sdk/config/${project().sdkKey}/tooltips`, visitor && { headers: visitor });
const listIds = async (visitor?: Visitor) =>
  (await (await requestTooltips(visitor)).json()).map(({ id }: { id: string }) => Number(id));

describe('a tooltip', () => {
  it.each([
    ['identified users', { users: 'identified' }, ['ada', 'ben']],
    ['guests', { users: 'guests' }, ['guest', 'unknown']],
    ['a language', { languages: ['en'] }, ['ada', 'ben', 'guest']],
    ['another language', { languages: ['de'] }, []],
    [
      'an attribute',
      { attributes: [{ attribute: 'email', test: 'endswith', value: '@members.test' }] },
      ['ada'],
    ],
    ['who did something', { events: [{ name: 'paid', happened: true, withinDays: 1 }] }, ['ben']],
    [
      'who did not',
      { events: [{ name: 'paid', happened: false, withinDays: 1 }] },
      ['ada', 'guest', 'unknown'],
    ],
  ])('for %s is served to those alone, and no cache gives it to others', async (_who, rules, seeing) => {
    await publishFor(rules);
    const ada = await startUser('ada', { email: 'ada@members.test' });
    const ben = await startUser('ben', { email: 'ben@strangers.test' });
    await ping(ben, [{ name: 'paid' }]);
    const visitors = { ada, ben, guest: await startVisitor(), unknown: undefined };
    const served = [];
    for (const [name, headers] of Object.entries(visitors)) {
      const answer = await requestTooltips(headers);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      const list = await answer.json();
      if (list.length > 0) served.push(name);
      expect(JSON.stringify(list)).not.toContain('audience');
    }
    expect(served).toEqual(seeing);
  });

  it.each([
    ['of the audience of a live tooltip', 'paid', true, 'live', true],
    ['of the audience of a live tooltip, in the open widget too', 'paid', false, 'live', true],
    ['of a draft', 'paid', true, 'draft', undefined],
    ['that no tooltip names', 'looked', true, 'live', undefined],
  ])(
    'makes the page request the list again after an event %s',
    async (_what, name, opened, status, isDue) => {
      const id = await publishFor({ events: [{ name: 'paid', happened: true, withinDays: 1 }] });
      await send('PUT', `/guides/${id}/status`, { status });
      app().clock.advance(2 * 60_000);
      const date = app().clock.now().toISOString();
      const events = [
        { name: 'pageView', date },
        { name, date },
      ];
      const page = { time: 1, opened, type: 'js', sdkVersion: '13.9.3', ws: true };
      const answer = await sendAsVisitor(await startVisitor(), '/sessions/ping', { ...page, events });
      expect((await answer.json()).tooltips).toBe(isDue);
    },
  );

  it.each([
    ['archived', 'archived', 30, true],
    ['a draft again', 'draft', 30, true],
    ['archived before the page started', 'archived', 1, undefined],
  ])('that is %s makes an open page request the list again', async (_what, status, minutes, isDue) => {
    const id = await publishFor({});
    app().clock.advance(10 * 60_000);
    await send('PUT', `/guides/${id}/status`, { status });
    app().clock.advance(10 * 60_000);
    const events = [{ name: 'pageView', date: app().clock.now().toISOString() }];
    const page = { time: minutes * 60, opened: false, type: 'js', sdkVersion: '13.9.3', ws: true };
    const answer = await sendAsVisitor(await startVisitor(), '/sessions/ping', { ...page, events });
    expect((await answer.json()).tooltips).toBe(isDue);
  });

  it('for some visitors leaves those for all where they are', async () => {
    const all = await publishFor({});
    const some = await publishFor({ users: 'identified' });
    expect(await listIds()).toEqual([all]);
    expect(await listIds(await startUser('ada'))).toEqual([all, some]);
  });

  it('is not served to a visitor with a wrong secret, or of another project', async () => {
    const ada = await startUser('ada');
    await publishFor({ users: 'identified' });
    expect(await listIds(ada)).toHaveLength(1);
    expect(await listIds({ ...ada, 'gleap-hash': 'x' })).toEqual([]);
    const other = (await send('POST', '/projects', { name: 'Other' })).body;
    const theirs = {
      ...tooltipForm,
      project_id: other.id,
      audience: { ...allVisitors, users: 'identified' },
    };
    const stored = (await send('POST', '/guides', theirs)).body;
    await send('PUT', `/guides/${stored.id}/status`, { status: 'live' });
    const answer = await app().request(`/sdk/config/${other.sdkKey}/tooltips`, { headers: ada });
    expect(await answer.json()).toEqual([]);
  });

  it('without conditions may be stored by caches for a minute', async () => {
    await publishFor({});
    const answer = await requestTooltips(await startVisitor());
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('has its audience until another is sent, and gives it to its copy', async () => {
    const audience = { ...allVisitors, languages: ['pt-br'] };
    const { id } = await store({ ...tooltipForm, audience });
    const readAudience = async (method: string, path: string, body?: object) =>
      (await send(method, path, body)).body.audience;
    expect(await readAudience('GET', `/guides/${id}`)).toEqual(audience);
    expect(await readAudience('PUT', `/guides/${id}`, { ...tooltipForm, name: 'Renamed' })).toEqual(audience);
    expect(await readAudience('POST', `/guides/${id}/duplicate`)).toEqual(audience);
    const forAll = { ...tooltipForm, audience: allVisitors };
    expect(await readAudience('PUT', `/guides/${id}`, forAll)).toEqual(allVisitors);
    expect((await store(tooltipForm)).audience).toEqual(allVisitors);
  });
});
