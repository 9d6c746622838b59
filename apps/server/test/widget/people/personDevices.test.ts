import { createHmac } from 'node:crypto';
import { VisitorUpdate } from '@adlane/contract/account/realtime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { createTestApp, type TestApp } from '../../harness/createTestApp';
import { startVisitorProcess } from '../../harness/processes/startVisitorProcess';

type Device = Record<string, string>;

let test: TestApp;
let agency: string;
let project: { readonly id: number; readonly sdkKey: string };
let identityKey: string;
let shops = 0;
/** Two devices of a user who proved who they are. */
let phone: Device;
let laptop: Device;

const userId = 'ann-1';
const prove = (id = userId) => ({
  userId: id,
  userHash: createHmac('sha256', identityKey).update(id).digest('hex'),
});

async function send(method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token: agency, body });
  return answer.json();
}
async function sendAs(device: Device, path: string, body?: unknown, method?: 'PUT') {
  const answer = await test.request(`/sdk${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: device,
    body,
  });
  return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() };
}
const identify = (device: Device, identity: object) => sendAs(device, '/sessions/identify', identity);

async function startDevice(identity?: object): Promise<Device> {
  const key = { 'api-token': project.sdkKey };
  const { gleapId, gleapHash } = (await sendAs(key, '/sessions', { lang: 'en' })).body;
  const device = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  if (identity) await identify(device, identity);
  return device;
}

/** Sends events of a page without a socket; returns the texts that it shows, and the unread count. */
async function ping(device: Device, { opened = false, events = ['visit'] } = {}) {
  const date = test.clock.now().toISOString();
  const { body } = await sendAs(device, '/sessions/ping', {
    time: 1,
    events: events.map((name) => ({ name, date })),
    opened,
    type: 'js',
    sdkVersion: '13.9.3',
    ws: false,
  });
  const actions: { data?: { text?: string } }[] = body.a ?? [];
  return { texts: actions.map(({ data }) => data?.text), unread: body.u };
}

const start = async (device: Device, text: string): Promise<string> =>
  (await sendAs(device, '/conversations', { text })).body.shareToken;
const listTitles = async (device: Device): Promise<string[]> =>
  (await sendAs(device, '/conversations')).body.data.map(({ title }: { title: string }) => title);

/** Replies as the team to the conversation with a title. */
async function reply(title: string, text: string): Promise<void> {
  const { data } = await send('GET', `/inbox?project_id=${project.id}&search=${encodeURIComponent(title)}`);
  await send('POST', `/inbox/${data[0].kind}/${data[0].id}/reply`, { text });
}

async function createChecklist(): Promise<number> {
  const steps = ['one', 'two', 'three'].map((id) => ({ id, title: id }));
  const form = { project_id: project.id, title: 'First steps', status: 'live', steps };
  return (await send('POST', '/checklists', form)).id;
}

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  agency = await test.as('Agency');
  shops += 1;
  project = await send('POST', '/projects', { name: `Shop ${shops}` });
  identityKey = (await send('POST', `/projects/${project.id}/identity/key`)).key;
  await send('PUT', `/projects/${project.id}/identity`, { identityMode: 'optional' });
  phone = await startDevice(prove());
  laptop = await startDevice(prove());
});
afterAll(() => test.close());

describe('a person on two devices that proved who they are', () => {
  it('sees, answers and reads the same conversations', async () => {
    const shareToken = await start(phone, 'From the phone');
    await start(laptop, 'From the laptop');
    expect(await listTitles(phone)).toEqual(['From the laptop', 'From the phone']);
    expect(await listTitles(laptop)).toEqual(['From the laptop', 'From the phone']);
    const sent = await sendAs(laptop, `/conversations/${shareToken}/messages`, {
      text: 'And from the laptop',
    });
    expect(sent.body.messages.map(({ text }: { text: string }) => text)).toEqual([
      'From the phone',
      'And from the laptop',
    ]);
    await reply('From the phone', 'We are on it');
    expect((await sendAs(phone, '/home')).body.conversations.unread).toBe(1);
    expect((await sendAs(laptop, '/home')).body.conversations.unread).toBe(1);
    await sendAs(laptop, `/conversations/${shareToken}/read`, {});
    expect((await sendAs(phone, '/home')).body.conversations.unread).toBe(0);
  });

  it('sends a file from the device that did not start the conversation', async () => {
    const shareToken = await start(phone, 'Look at this');
    const form = new FormData();
    form.set('file', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'look.png'));
    const { token } = (await sendAs(laptop, '/conversations/files', form)).body;
    await sendAs(laptop, `/conversations/${shareToken}/messages`, { text: '', files: [token] });
    const file = await test.request(`/sdk/conversations/${shareToken}/files/${token}`, { headers: phone });
    expect(file.status).toBe(200);
  });

  it('is notified of a reply on both, counts it once, and reads it on both', async () => {
    const shareToken = await start(phone, 'Where is my order?');
    await reply('Where is my order', 'On its way');
    expect(await ping(phone)).toEqual({ texts: ['On its way'], unread: 1 });
    expect(await ping(laptop)).toEqual({ texts: ['On its way'], unread: 1 });
    await sendAs(laptop, `/conversations/${shareToken}/read`, {});
    expect(await ping(phone)).toEqual({ texts: [], unread: 0 });
  });

  it('is notified of a reply on the open pages of both at once', async () => {
    const { address, stop } = await startVisitorProcess(test);
    onTestFinished(stop);
    const openPage = async (device: Device) => {
      const proof = `gleapId=${device['gleap-id']}&gleapHash=${device['gleap-hash']}`;
      const socket = new WebSocket(`${address}?${proof}&apiKey=${project.sdkKey}&sdkVersion=13.9.3`);
      onTestFinished(() => socket.terminate());
      const updates: VisitorUpdate['data'][] = [];
      socket.on('message', (text) => updates.push(VisitorUpdate.parse(JSON.parse(String(text))).data));
      await expect.poll(() => updates).toEqual([{ a: [], u: 0 }]);
      return updates;
    };
    const shareToken = await start(phone, 'Where is my order?');
    const claimer = await openPage(await startDevice({ userId }));
    const open = [await openPage(phone), await openPage(laptop)];
    await reply('Where is my order', 'On its way');
    const update = { u: 1, a: [expect.objectContaining({ actionType: 'notification' })] };
    for (const updates of open) await expect.poll(() => updates.at(-1)).toEqual(update);
    await sendAs(laptop, `/conversations/${shareToken}/read`, {});
    for (const updates of open) await expect.poll(() => updates.at(-1)).toEqual({ a: [], u: 0 });
    expect(claimer).toHaveLength(1);
  });

  it('is shown no reply to the other one on a device that is identified without a proof', async () => {
    await start(phone, 'Where is my order?');
    await start(laptop, 'Do you open on Sunday?');
    await reply('Where is my order', 'On its way');
    await reply('Do you open', 'We do');
    await identify(laptop, { userId });
    expect(await ping(laptop)).toEqual({ texts: ['We do'], unread: 1 });
    expect(await ping(phone)).toMatchObject({ texts: ['On its way', 'We do'] });
  });

  it('is not shown a reply on one that was read on the other', async () => {
    await start(phone, 'Where is my order?');
    await reply('Where is my order', 'On its way');
    await ping(laptop, { opened: true });
    expect(await ping(phone)).toEqual({ texts: [], unread: 0 });
  });

  it('sees the replies to a ticket that was sent from the other one', async () => {
    await sendAs(phone, '/bugs/v2', {
      type: 'BUG',
      formData: { title: 'Cart is empty', description: 'Help' },
    });
    await reply('Cart is empty', 'Fixed');
    expect(await ping(laptop)).toEqual({ texts: ['Fixed'], unread: 1 });
    expect(await listTitles(laptop)).toEqual(['Cart is empty']);
  });

  it('continues a checklist', async () => {
    const id = await createChecklist();
    await sendAs(phone, '/checklists', { outboundId: String(id) });
    await sendAs(phone, `/checklists/${id}/steps/one/complete`, {});
    const { body } = await sendAs(laptop, `/checklists/${id}/steps/two/complete`, {});
    expect(body).toMatchObject({ isStarted: true, currentStep: 2, totalSteps: 3 });
    expect((await sendAs(phone, `/checklists/${id}`)).body).toMatchObject({ currentStep: 2 });
    expect((await sendAs(phone, '/home')).body.checklists.open).toMatchObject([{ currentStep: 2 }]);
  });

  it('has one vote for a feature request, and withdraws it from either', async () => {
    const { body: request } = await sendAs(laptop, '/featurerequests', {
      title: 'Dark mode',
      description: '',
    });
    const vote = async (device: Device, voted: boolean) =>
      (await sendAs(device, `/featurerequests/${request.id}/vote`, { voted }, 'PUT')).body;
    await vote(laptop, false);
    expect(await vote(phone, true)).toMatchObject({ voted: true, votes: 1 });
    expect(await vote(laptop, true)).toMatchObject({ voted: true, votes: 1 });
    expect(await vote(laptop, false)).toMatchObject({ voted: false, votes: 0 });
    expect((await sendAs(phone, '/featurerequests')).body.data).toMatchObject([{ voted: false, votes: 0 }]);
  });

  it('reads news once', async () => {
    const article = { project_id: project.id, title: 'Open on Sunday', html: '<p>Yes</p>', status: 'live' };
    const { id } = await send('POST', '/news', article);
    await sendAs(phone, `/news/${id}/read`, {});
    expect((await sendAs(laptop, '/news')).body.data).toMatchObject([{ isUnread: false }]);
    expect((await sendAs(laptop, '/home')).body.news).toMatchObject({ total: 1, unread: 0 });
  });

  it('receives a message once, on the device that asks first', async () => {
    const { id } = await send('POST', '/outbound/messages', {
      project_id: project.id,
      name: 'Sale',
      content: {
        kind: 'notification',
        text: 'Sale!',
        sound: false,
        previewText: '',
        senderName: '',
        senderImageUrl: '',
        coverImageUrl: '',
      },
      audience: {
        users: 'all',
        languages: [],
        attributes: [],
        events: [{ name: 'bought', happened: true, withinDays: 7 }],
      },
      pages: [],
      frequency: { type: 'once', days: 1 },
      starts_at: null,
      ends_at: null,
    });
    await send('PUT', `/outbound/messages/${id}/status`, { status: 'live' });
    expect((await ping(laptop)).texts).toEqual([]);
    // What the person did on one device counts on the other.
    const stranger = await startDevice();
    await ping(stranger, { events: ['bought'], opened: true });
    expect((await ping(laptop)).texts).toEqual([]);
    await ping(phone, { events: ['bought'], opened: true });
    const [first, second] = await Promise.all([ping(laptop), ping(await startDevice(prove()))]);
    expect([...first.texts, ...second.texts]).toEqual(['Sale!']);
    expect((await ping(phone)).texts).toEqual([]);
  });

  it('has the same contact on both when one changes it', async () => {
    const data = { phone: '555', plan: 'pro' };
    await test.request('/sdk/sessions/partialupdate', {
      method: 'POST',
      headers: phone,
      body: { data, type: 'js', sdkVersion: '13.9.3', ws: false },
    });
    const { body } = await identify(laptop, prove());
    expect(body).toMatchObject({ phone: '555', customData: { plan: 'pro' } });
  });
});

describe("a device that did not prove the user's id", () => {
  const seesNothing = async (device: Device): Promise<void> => {
    expect(await listTitles(device)).toEqual([]);
    expect(await ping(device)).toEqual({ texts: [], unread: 0 });
    expect((await sendAs(device, '/home')).body).toMatchObject({ conversations: { unread: 0, recent: [] } });
  };
  let shareToken: string;
  beforeEach(async () => {
    shareToken = await start(phone, 'Private');
    await reply('Private', 'Your secret');
  });

  it('sees nothing of the user without a proof', async () => {
    const claimer = await startDevice({ userId });
    await seesNothing(claimer);
    expect((await sendAs(claimer, `/conversations/${shareToken}`)).status).toBe(404);
    expect((await sendAs(claimer, `/conversations/${shareToken}/read`, {})).status).toBe(404);
    expect((await sendAs(phone, '/home')).body.conversations.unread).toBe(1);
  });

  it('sees nothing of the user with a wrong proof, or with the proof of another user', async () => {
    const device = await startDevice();
    expect((await identify(device, { userId, userHash: 'f'.repeat(64) })).status).toBe(403);
    await seesNothing(device);
    expect((await identify(device, prove('bob-2'))).status).toBe(200);
    await seesNothing(device);
  });

  it('shows the user nothing of what it wrote', async () => {
    await start(await startDevice({ userId }), 'From a stranger');
    expect(await listTitles(laptop)).toEqual(['Private']);
  });

  it('sees nothing of the user in another project', async () => {
    const elsewhere = await send('POST', '/projects', { name: `Elsewhere ${shops}` });
    const key = (await send('POST', `/projects/${elsewhere.id}/identity/key`)).key;
    await send('PUT', `/projects/${elsewhere.id}/identity`, { identityMode: 'enforced' });
    project = elsewhere;
    identityKey = key;
    await seesNothing(await startDevice(prove()));
  });
});

describe('a device whose user signed out', () => {
  it('sees nothing of the user in the session of a guest, while the other device sees all', async () => {
    await start(phone, 'Private');
    // The widget drops its session when the identity is cleared, and starts as a new guest.
    const guest = await startDevice();
    await reply('Private', 'Your secret');
    expect(await listTitles(guest)).toEqual([]);
    expect(await ping(guest)).toEqual({ texts: [], unread: 0 });
    expect(await ping(laptop)).toEqual({ texts: ['Your secret'], unread: 1 });
  });

  it('sees only its own once the same session identifies without a proof', async () => {
    await start(phone, 'From the phone');
    await start(laptop, 'From the laptop');
    await identify(laptop, { userId });
    await reply('From the phone', 'Your secret');
    expect(await listTitles(laptop)).toEqual(['From the laptop']);
    expect(await ping(laptop)).toEqual({ texts: [], unread: 0 });
    expect(await listTitles(phone)).toEqual(['From the phone']);
  });

  it('sees nothing of the user once another user proves who they are on it', async () => {
    await start(phone, 'Private');
    const { gleapId, gleapHash } = (await identify(laptop, prove('bob-2'))).body;
    const bob = { ...laptop, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
    expect(await listTitles(bob)).toEqual([]);
  });
});
