import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createOutboundTest } from '../../harness/createOutboundTest';
import { startVisitorProcess } from '../../harness/processes/startVisitorProcess';

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

  it('is completed in the open frame: the page is notified once, and fetches the checklist again', async () => {
    const { address, stop } = await startVisitorProcess(app());
    onTestFinished(stop);
    const id = await publish();
    const visitor = await startVisitor();
    await sendAsVisitor(visitor, '/checklists', { outboundId: id });
    const proof = `gleapId=${visitor['gleap-id']}&gleapHash=${visitor['gleap-hash']}`;
    const socket = new WebSocket(`${address}?${proof}&apiKey=${project().sdkKey}&sdkVersion=13.9.3`);
    onTestFinished(() => socket.terminate());
    const updates: unknown[] = [];
    socket.on('message', (text) => updates.push(JSON.parse(String(text))));
    await expect.poll(() => updates).toHaveLength(1);
    await ping(visitor, [{ name: 'invited' }], true);
    await expect.poll(() => updates).toHaveLength(2);
    // Completed already: only the next step is news.
    await ping(visitor, [{ name: 'invited' }], true);
    await ping(visitor, [{ name: 'domain connected' }], true);
    await expect.poll(() => updates).toHaveLength(3);
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
