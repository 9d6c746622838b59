import { describe, expect, it } from 'vitest';
import { createOutboundTest, type Visitor } from '../../harness/createOutboundTest';

const { app, project, send, startVisitor, ping, start, receives, figures } = createOutboundTest();
const dayMs = 86_400_000;

describe('the order of messages', () => {
  const sentIds = async (visitor: Visitor) =>
    (await ping(visitor)).map(({ outbound }: { readonly outbound: string }) => Number(outbound));

  it('decides which of two banners comes first; of equals the older does', async () => {
    const [second, third, first] = [
      await start({ position: 2 }),
      await start({ position: 2 }),
      await start({ position: 1 }),
    ];
    const visitor = await startVisitor();
    expect(await sentIds(visitor)).toEqual([first.id]);
    expect(await sentIds(visitor)).toEqual([second.id]);
    expect(await sentIds(visitor)).toEqual([third.id]);
  });

  it('is 1 for a message that names none, and goes up to 100', async () => {
    expect(await figures((await start()).id)).toMatchObject({ position: 1 });
    const status = async (position: number) => (await start({ position })).status;
    expect([await status(0), await status(1), await status(100), await status(101)]).toEqual([
      422, 200, 200, 422,
    ]);
  });

  it('sorts the list', async () => {
    await start({ name: 'Later', position: 9 });
    await start({ name: 'Soon', position: 3 });
    const { body } = await send(
      'GET',
      `/outbound/messages?project_id=${project().id}&sort=position&order=asc`,
    );
    expect(body.data.map(({ name }: { readonly name: string }) => name)).toEqual(['Soon', 'Later']);
  });
});

describe('the message limit of a project', () => {
  const setPace = (messages_per_day: number | null) =>
    send('PUT', `/projects/${project().id}/pace`, { messages_per_day });

  it('holds for each visitor and 24 hours; the first in the order are sent', async () => {
    await setPace(2);
    const content = {
      kind: 'notification',
      text: 'Hello',
      previewText: '',
      senderName: '',
      senderImageUrl: '',
    };
    const note = { ...content, coverImageUrl: '', sound: false };
    const late = await start({ content: note, position: 3 });
    await start({ content: note, position: 1 });
    await start({ position: 2 });
    const visitor = await startVisitor();
    expect(await ping(visitor)).toHaveLength(2);
    expect(await ping(visitor)).toEqual([]);
    expect(await figures(late.id)).toMatchObject({ sent: 0 });
    expect(await ping(await startVisitor())).toHaveLength(2);
    app().clock.advance(dayMs - 1);
    expect(await ping(visitor)).toEqual([]);
    app().clock.advance(1);
    expect(await ping(visitor)).toMatchObject([{ outbound: String(late.id) }]);
  });

  it('is none at first and can be lifted', async () => {
    const view = async () => (await send('GET', `/projects/${project().id}/pace`)).body;
    expect(await view()).toEqual({ messages_per_day: null });
    expect((await setPace(0)).status).toBe(422);
    expect((await setPace(1)).body).toEqual({ messages_per_day: 1 });
    await start();
    const visitor = await startVisitor();
    expect(await receives(visitor)).toBe(true);
    await start();
    expect(await receives(visitor)).toBe(false);
    await setPace(null);
    expect(await receives(visitor)).toBe(true);
  });
});
