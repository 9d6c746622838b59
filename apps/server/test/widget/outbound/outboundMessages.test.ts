import { allVisitors } from '@adlane/contract/widget/outbound/manage';
import { describe, expect, it } from 'vitest';
import { createOutboundTest, viewPage } from '../../harness/createOutboundTest';

const { app, project, send, sendAsVisitor, startVisitor, ping, start, receives, figures } =
  createOutboundTest();
const dayMs = 86_400_000;
const home = viewPage('https://shop.example/');
const forAudience = (audience: object) => start({ audience: { ...allVisitors, ...audience } });

describe('a message', () => {
  it('reaches visitors only while it is live, as the widget reads it', async () => {
    const { id } = await start();
    await send('PUT', `/outbound/messages/${id}/status`, { status: 'paused' });
    const visitor = await startVisitor();
    expect(await receives(visitor)).toBe(false);
    await send('PUT', `/outbound/messages/${id}/status`, { status: 'live' });
    expect(await ping(visitor)).toEqual([
      {
        actionType: 'banner',
        outbound: String(id),
        format: 'normal',
        data: { text: 'Closed on Friday', backgroundColor: '#0F766E', isClosable: true, lang: 'en' },
      },
    ]);
  });

  it('waits while the widget is open, which ignores actions', async () => {
    await start();
    const visitor = await startVisitor();
    expect(await ping(visitor, [home], true)).toEqual([]);
    expect(await receives(visitor)).toBe(true);
  });

  it('withdraws what no page has shown when it is paused', async () => {
    const { id } = await start();
    const visitor = await startVisitor();
    const body = { time: 1, opened: false, type: 'js', sdkVersion: '13.9.3', ws: true };
    const date = app().clock.now().toISOString();
    await sendAsVisitor(visitor, '/sessions/ping', { ...body, events: [{ ...home, date }] });
    expect(await figures(id)).toMatchObject({ sent: 1, seen: 0 });
    await send('PUT', `/outbound/messages/${id}/status`, { status: 'paused' });
    expect(await figures(id)).toMatchObject({ sent: 0, seen: 0 });
    expect(await receives(visitor, [])).toBe(false);
  });

  it('counts visitors who saw and clicked it', async () => {
    const { id } = await start();
    const visitor = await startVisitor();
    await ping(visitor);
    expect(await figures(id)).toMatchObject({ sent: 1, seen: 0, clicked: 0 });
    await ping(visitor, [{ name: `outbound-${id}-shown` }]);
    expect(await figures(id)).toMatchObject({ sent: 1, seen: 1, clicked: 0 });
    await ping(visitor, [{ name: `outbound-${id}-clicked` }]);
    await ping(await startVisitor(), [{ name: `outbound-${id}-clicked` }]);
    expect(await figures(id)).toMatchObject({ sent: 2, seen: 1, clicked: 1 });
  });

  it.each(['clicked', 'submitted'])(
    'counts as seen by a visitor whose page only reports "%s"',
    async (event) => {
      const { id } = await start();
      const visitor = await startVisitor();
      await ping(visitor);
      await ping(visitor, [{ name: `outbound-${id}-${event}` }]);
      expect(await figures(id)).toMatchObject({ sent: 1, seen: 1 });
    },
  );

  it('is not sent again after a restart to a visitor whose page received it without a report', async () => {
    const { id } = await start();
    const visitor = await startVisitor();
    expect(await receives(visitor)).toBe(true);
    await send('PUT', `/outbound/messages/${id}/status`, { status: 'paused' });
    expect(await figures(id)).toMatchObject({ sent: 1, seen: 0 });
    await send('PUT', `/outbound/messages/${id}/status`, { status: 'live' });
    expect(await receives(visitor)).toBe(false);
  });

  it('starts a conversation once, which reaches the inbox when the visitor answers', async () => {
    await start({ content: { kind: 'chat', text: 'Any questions?', senderName: 'Nora', sound: false } });
    const visitor = await startVisitor();
    const [action] = await ping(visitor);
    expect(action.data).toMatchObject({ text: 'Any questions?', sender: { name: 'Nora' } });
    await ping(visitor);
    const mine = await (await app().request('/sdk/conversations', { headers: visitor })).json();
    expect(mine.data).toMatchObject([{ lastText: 'Any questions?', unread: 1 }]);
    const titles = async (): Promise<string[]> =>
      (await send('GET', `/inbox?project_id=${project().id}`)).body.data.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titles()).toEqual([]);
    await sendAsVisitor(visitor, `/conversations/${mine.data[0].shareToken}/messages`, { text: 'Yes!' });
    expect(await titles()).toEqual(['Any questions?']);
  });

  it('opens a live survey and counts its answers', async () => {
    const { body: survey } = await send('POST', '/surveys', {
      project_id: project().id,
      form_id: 'nps',
      title: 'NPS',
      form: [{ name: 'score', title: 'Score', type: 'nps', required: true }],
    });
    const content = { kind: 'survey', survey_id: survey.id, format: 'survey' };
    expect((await start({ content })).status).toBe(422);
    await send('PUT', `/surveys/${survey.id}/status`, { status: 'live' });
    const { id } = await start({ content });
    const visitor = await startVisitor();
    expect(await ping(visitor)).toEqual([{ actionType: 'nps', outbound: String(id), format: 'survey' }]);
    await sendAsVisitor(visitor, '/surveys/nps/open', {});
    expect(await figures(id)).toMatchObject({ seen: 0 });
    await sendAsVisitor(visitor, `/surveys/nps/open?outboundId=${id}`, {});
    expect(await figures(id)).toMatchObject({ seen: 1, answered: 0 });
    await sendAsVisitor(visitor, '/surveys/nps/answers', { formData: { score: 9 }, outboundId: String(id) });
    expect(await figures(id)).toMatchObject({ seen: 1, answered: 1 });
  });

  it('can not open contents of another project', async () => {
    const content = { kind: 'survey', survey_id: 2_000_000_000, format: 'survey' };
    expect((await start({ content })).status).toBe(422);
  });
});

describe('the audience of a message', () => {
  it('tells identified users from guests', async () => {
    const guest = await startVisitor();
    const user = await startVisitor();
    await sendAsVisitor(user, '/sessions/identify', { userId: 'u-1' });
    await forAudience({ users: 'identified' });
    expect([await receives(user), await receives(guest)]).toEqual([true, false]);
    await forAudience({ users: 'guests' });
    expect([await receives(user), await receives(guest)]).toEqual([false, true]);
  });

  it('includes regions of a language, and no other language', async () => {
    await forAudience({ languages: ['de'] });
    expect(await receives(await startVisitor('de-AT'))).toBe(true);
    expect(await receives(await startVisitor('de'))).toBe(true);
    expect(await receives(await startVisitor('den'))).toBe(false);
    expect(await receives(await startVisitor('en'))).toBe(false);
  });

  it.each([
    ['plan', 'is', 'pro', true],
    ['plan', 'is', 'basic', false],
    ['plan', 'isnot', 'basic', true],
    ['plan', 'isnot', 'pro', false],
    ['email', 'endswith', '@shop.example', true],
    ['email', 'startswith', 'grace', false],
    ['name', 'contains', 'love', true],
    ['name', 'notcontains', 'love', false],
    ['value', 'above', '99', true],
    ['value', 'above', '100', false],
    ['value', 'below', '101', true],
    ['value', 'below', '100', false],
    ['seats', 'below', '5', false],
    ['phone', 'exists', '', false],
    ['phone', 'missing', '', true],
  ])('with the rule "%s %s %s" includes a visitor: %s', async (attribute, rule, value, expected) => {
    const visitor = await startVisitor();
    await sendAsVisitor(visitor, '/sessions/identify', {
      userId: 'u-2',
      name: 'Ada Lovelace',
      email: 'ada@shop.example',
      value: 100,
      plan: 'Pro',
    });
    await forAudience({ attributes: [{ attribute, test: rule, value }] });
    expect(await receives(visitor)).toBe(expected);
  });

  it('requires an event of the last days, to the day', async () => {
    await forAudience({ events: [{ name: 'ordered', happened: true, withinDays: 7 }] });
    const [soon, late, never] = [await startVisitor(), await startVisitor(), await startVisitor()];
    await ping(soon, [{ name: 'other' }]);
    expect(await receives(soon, [{ name: 'ordered' }])).toBe(true);
    await forAudience({ events: [{ name: 'paid', happened: true, withinDays: 7 }] });
    await sendAsVisitor(late, '/sessions/ping', {
      time: 1,
      events: [{ name: 'paid', date: app().clock.now().toISOString() }],
      opened: true,
      type: 'js',
      sdkVersion: '13.9.3',
      ws: false,
    });
    app().clock.advance(7 * dayMs);
    expect(await receives(late)).toBe(true);
    expect(await receives(never)).toBe(false);
  });

  it('leaves out visitors who had an event', async () => {
    await forAudience({ events: [{ name: 'ordered', happened: false, withinDays: 7 }] });
    const visitor = await startVisitor();
    expect(await receives(visitor, [home, { name: 'ordered' }])).toBe(false);
    app().clock.advance(7 * dayMs);
    expect(await receives(visitor)).toBe(false);
    app().clock.advance(1);
    expect(await receives(visitor)).toBe(true);
  });
});

describe('the pages of a message', () => {
  const onPages = (...pages: readonly [string, string][]) =>
    start({ pages: pages.map(([pageType, page]) => ({ pageType, page })) });

  it.each([
    ['is', 'https://shop.example/cart', true],
    ['is', 'https://shop.example/cart/', true],
    ['is', 'https://shop.example', false],
    ['isnot', 'https://shop.example/cart', false],
    ['isnot', 'https://shop.example/', true],
    ['contains', 'cart', true],
    ['contains', 'help', false],
    ['notcontains', 'cart', false],
    ['notcontains', 'help', true],
    ['startswith', 'https://shop', true],
    ['startswith', 'shop', false],
    ['endswith', '/cart', true],
    ['endswith', '/car', false],
  ])('with the rule "%s %s" include the cart: %s', async (pageType, page, expected) => {
    await onPages([pageType, page]);
    expect(await receives(await startVisitor(), [viewPage('https://shop.example/cart')])).toBe(expected);
  });

  it('need one of the positive rules and every negative one', async () => {
    await onPages(['contains', 'cart'], ['contains', 'help'], ['notcontains', 'admin']);
    const visitor = await startVisitor();
    expect(await receives(visitor, [viewPage('https://shop.example/admin/help')])).toBe(false);
    expect(await receives(visitor, [viewPage('https://shop.example/about')])).toBe(false);
    expect(await receives(visitor, [viewPage('https://shop.example/help')])).toBe(true);
  });

  it('are compared with the last page if a later event comes without one', async () => {
    await onPages(['endswith', '/cart']);
    const visitor = await startVisitor();
    expect(await receives(visitor, [viewPage('https://shop.example/cart'), home])).toBe(false);
    await start({ pages: [{ pageType: 'endswith', page: 'example/' }] });
    expect(await receives(visitor, [{ name: 'clicked' }])).toBe(true);
  });
});

describe('the schedule of a message', () => {
  const at = (milliseconds: number) => new Date(app().clock.now().getTime() + milliseconds).toISOString();

  it('begins with its start', async () => {
    const { id } = await start({ starts_at: at(dayMs) });
    const visitor = await startVisitor();
    expect((await figures(id)).status).toBe('scheduled');
    app().clock.advance(dayMs - 1);
    expect(await receives(visitor)).toBe(false);
    app().clock.advance(1);
    expect((await figures(id)).status).toBe('live');
    expect(await receives(visitor)).toBe(true);
  });

  it('is over at its end', async () => {
    const { id } = await start({ ends_at: at(dayMs) });
    app().clock.advance(dayMs - 1);
    expect(await receives(await startVisitor())).toBe(true);
    app().clock.advance(1);
    expect(await receives(await startVisitor())).toBe(false);
    expect((await figures(id)).status).toBe('ended');
    expect((await send('PUT', `/outbound/messages/${id}/status`, { status: 'live' })).status).toBe(422);
  });

  it('must not end before it starts', async () => {
    expect((await start({ starts_at: at(2), ends_at: at(1) })).status).toBe(422);
    expect((await start({ starts_at: at(1), ends_at: at(1) })).status).toBe(422);
  });
});

describe('the frequency of a message', () => {
  it('once is once, even after a year', async () => {
    await start();
    const visitor = await startVisitor();
    expect(await receives(visitor)).toBe(true);
    app().clock.advance(366 * dayMs);
    expect(await receives(visitor)).toBe(false);
  });

  it('every 3 days counts from the last delivery', async () => {
    const { id } = await start({ frequency: { type: 'every', days: 3 } });
    const visitor = await startVisitor();
    expect(await receives(visitor)).toBe(true);
    app().clock.advance(3 * dayMs - 1);
    expect(await receives(visitor)).toBe(false);
    app().clock.advance(1);
    expect(await receives(visitor)).toBe(true);
    expect(await receives(visitor)).toBe(false);
    expect(await figures(id)).toMatchObject({ sent: 1 });
  });

  it('until it is done ends with a click', async () => {
    const { id } = await start({ frequency: { type: 'untilDone', days: 1 } });
    const visitor = await startVisitor();
    expect(await receives(visitor)).toBe(true);
    app().clock.advance(dayMs);
    expect(await receives(visitor)).toBe(true);
    await ping(visitor, [{ name: `outbound-${id}-clicked` }]);
    app().clock.advance(dayMs);
    expect(await receives(visitor)).toBe(false);
  });

  it('allows 1 to 365 days', async () => {
    const days = (value: number) => start({ frequency: { type: 'every', days: value } });
    expect([(await days(0)).status, (await days(1)).status]).toEqual([422, 200]);
    expect([(await days(365)).status, (await days(366)).status]).toEqual([200, 422]);
  });
});
