import { describe, expect, it } from 'vitest';
import { createOutboundTest } from '../../harness/createOutboundTest';

const { app, project, send, sendAsVisitor, startVisitor, ping } = createOutboundTest();

const steps = [
  { id: 'invite', title: 'Invite a colleague', event: 'invited' },
  { id: 'domain', title: 'Connect your domain', event: 'domain connected' },
  { id: 'read', title: 'Read the guide' },
];

async function publish(): Promise<string> {
  const form = { project_id: project().id, title: 'Go live', status: 'live', steps };
  return String((await send('POST', '/checklists', form)).body.id);
}

async function listDone(visitor: Record<string, string>, id: string) {
  const answer = await app().request(`/sdk/checklists/${id}`, { headers: visitor });
  const checklist = await answer.json();
  return {
    isStarted: checklist.isStarted,
    done: checklist.steps
      .filter(({ done }: { done: boolean }) => done)
      .map(({ id: step }: { id: string }) => step),
    hasEvents: JSON.stringify(checklist).includes('invited'),
  };
}

describe('a step of a checklist with an event', () => {
  it('is completed when the page of a visitor who started the checklist tracks the event', async () => {
    const id = await publish();
    const visitor = await startVisitor();
    await sendAsVisitor(visitor, '/checklists', { outboundId: id });
    await ping(visitor, [{ name: 'something else' }]);
    expect(await listDone(visitor, id)).toEqual({ isStarted: true, done: [], hasEvents: false });
    await ping(visitor, [{ name: 'domain connected' }]);
    expect((await listDone(visitor, id)).done).toEqual(['domain']);
    await ping(visitor, [{ name: 'invited' }, { name: 'domain connected' }]);
    expect((await listDone(visitor, id)).done).toEqual(['invite', 'domain']);
  });

  it('is completed from the start by an event that was before it', async () => {
    const id = await publish();
    const visitor = await startVisitor();
    await ping(visitor, [{ name: 'invited' }]);
    expect(await listDone(visitor, id)).toMatchObject({ isStarted: false, done: [] });
    await sendAsVisitor(visitor, '/checklists', { outboundId: id });
    expect((await listDone(visitor, id)).done).toEqual(['invite']);
  });

  it('is not completed by the event of another visitor, nor by one while the checklist is a draft', async () => {
    const id = await publish();
    const [visitor, other] = [await startVisitor(), await startVisitor()];
    await sendAsVisitor(visitor, '/checklists', { outboundId: id });
    await ping(other, [{ name: 'invited' }]);
    expect((await listDone(visitor, id)).done).toEqual([]);
    const stored = (await send('GET', `/checklists/${id}`)).body;
    expect(stored.steps).toMatchObject([{ event: 'invited' }, { event: 'domain connected' }, { event: '' }]);
    const form = { title: 'Go live', steps };
    await send('PUT', `/checklists/${id}`, { ...form, status: 'draft' });
    await ping(visitor, [{ name: 'invited' }]);
    await send('PUT', `/checklists/${id}`, { ...form, status: 'live' });
    expect((await listDone(visitor, id)).done).toEqual([]);
  });
});
