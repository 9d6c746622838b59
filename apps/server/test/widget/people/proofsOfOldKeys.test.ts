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
let shops = 0;
let firstKey: string;
/** Two devices of a user who proved the id with the first key. */
let phone: Device;
let laptop: Device;

const dayMs = 24 * 60 * 60 * 1000;
const userId = 'ann-1';
const prove = (key: string) => ({
  userId,
  userHash: createHmac('sha256', key).update(userId).digest('hex'),
});

async function send(method: string, path: string, body?: unknown) {
  const answer = await test.request(`/api/v1${path}`, { method, token: agency, body });
  return answer.json();
}
async function sendAs(device: Device, path: string, body?: unknown) {
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await test.request(`/sdk${path}`, { method, headers: device, body });
  return { status: answer.status, body: await answer.json() };
}
const rotate = async (): Promise<string> => (await send('POST', `/projects/${project.id}/identity/key`)).key;
const identify = async (device: Device, identity: object): Promise<number> =>
  (await sendAs(device, '/sessions/identify', identity)).status;
/** Loads a page of the device; returns the user that its session names. */
const loadPage = async (device: Device): Promise<string | undefined> =>
  (await sendAs(device, '/sessions', { lang: 'en' })).body.userId;

async function startDevice(identity: object): Promise<Device> {
  const key = { 'api-token': project.sdkKey };
  const { gleapId, gleapHash } = (await sendAs(key, '/sessions', { lang: 'en' })).body;
  const device = { ...key, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
  await identify(device, identity);
  return device;
}

const startConversation = async (device: Device, text: string): Promise<string> =>
  (await sendAs(device, '/conversations', { text })).body.shareToken;
const listTitles = async (device: Device): Promise<string[]> =>
  (await sendAs(device, '/conversations')).body.data.map(({ title }: { title: string }) => title);
/** The number of verified users whom the team sees, with their sessions. */
async function listProven(): Promise<number[]> {
  const { data } = await send('GET', `/contacts?project_id=${project.id}`);
  const proven = data.filter(({ is_proven }: { is_proven: boolean }) => is_proven);
  const contacts = await Promise.all(proven.map(({ id }: { id: number }) => send('GET', `/contacts/${id}`)));
  return contacts.map(({ sessions }) => sessions.length);
}

async function advance(milliseconds: number): Promise<void> {
  test.clock.advance(milliseconds);
  agency = await test.as('Agency');
  await test.jobs.send('scheduler.tick', {});
  await test.jobs.settle();
}

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  agency = await test.as('Agency');
  shops += 1;
  project = await send('POST', '/projects', { name: `Proven shop ${shops}` });
  firstKey = await rotate();
  await send('PUT', `/projects/${project.id}/identity`, { identityMode: 'enforced' });
  phone = await startDevice(prove(firstKey));
  laptop = await startDevice(prove(firstKey));
  await startConversation(phone, 'From the phone');
  await startConversation(laptop, 'From the laptop');
});
afterAll(() => test.close());

describe('a user who proved the id with the previous key', () => {
  it('is one person until 24 hours after the rotation, and two devices from then on', async () => {
    await rotate();
    await advance(dayMs - 1);
    expect(await listTitles(laptop)).toEqual(['From the laptop', 'From the phone']);
    expect(await listProven()).toEqual([2]);
    await advance(1);
    expect(await listTitles(laptop)).toEqual(['From the laptop']);
    expect(await listTitles(phone)).toEqual(['From the phone']);
    expect(await listProven()).toEqual([]);
  });

  it('is named by the session again only after a proof with the new key', async () => {
    expect(await loadPage(phone)).toBe(userId);
    const key = await rotate();
    expect(await loadPage(phone)).toBeUndefined();
    expect((await sendAs(phone, '/sessions/partialupdate', { data: {} })).body.userId).toBeUndefined();
    await identify(phone, prove(firstKey));
    expect(await loadPage(phone)).toBeUndefined();
    await identify(phone, prove(key));
    expect(await loadPage(phone)).toBe(userId);
  });

  it('stays the same person, with all conversations, after a proof with the new key within the day', async () => {
    const key = await rotate();
    expect(await identify(phone, prove(key))).toBe(200);
    await advance(dayMs);
    expect(await listProven()).toEqual([1]);
    expect(await listTitles(phone)).toEqual(['From the phone']);
    expect(await identify(laptop, prove(key))).toBe(200);
    expect(await listTitles(phone)).toEqual(['From the laptop', 'From the phone']);
    expect(await listProven()).toEqual([2]);
  });

  it('is the same person again after a proof on both devices days later', async () => {
    const key = await rotate();
    await advance(5 * dayMs);
    expect(await loadPage(laptop)).toBeUndefined();
    expect(await identify(laptop, prove(firstKey))).toBe(403);
    expect(await listProven()).toEqual([]);
    for (const device of [phone, laptop]) expect(await identify(device, prove(key))).toBe(200);
    for (const device of [phone, laptop]) {
      expect(await listTitles(device)).toEqual(['From the laptop', 'From the phone']);
      expect(await loadPage(device)).toBe(userId);
    }
  });

  it('gets no longer time by a proof with the previous key', async () => {
    await rotate();
    await advance(dayMs - 1);
    expect(await identify(phone, prove(firstKey))).toBe(200);
    expect(await listProven()).toEqual([2]);
    await advance(1);
    expect(await listProven()).toEqual([]);
  });

  it('is proven no longer as soon as the key is replaced a second time', async () => {
    const second = await rotate();
    await identify(phone, prove(second));
    await rotate();
    expect(await listProven()).toEqual([1]);
    expect(await listTitles(laptop)).toEqual(['From the laptop']);
    await advance(dayMs);
    expect(await listProven()).toEqual([]);
  });

  it('sees on open pages what is left when the proof ends', async () => {
    const { address, stop } = await startVisitorProcess(test);
    onTestFinished(stop);
    const openPage = async (device: Device) => {
      const proof = `gleapId=${device['gleap-id']}&gleapHash=${device['gleap-hash']}`;
      const socket = new WebSocket(`${address}?${proof}&apiKey=${project.sdkKey}&sdkVersion=13.9.3`);
      onTestFinished(() => socket.terminate());
      const updates: VisitorUpdate['data'][] = [];
      socket.on('message', (text) => updates.push(VisitorUpdate.parse(JSON.parse(String(text))).data));
      await expect.poll(() => updates).not.toEqual([]);
      return updates;
    };
    const { data } = await send('GET', `/inbox?project_id=${project.id}&search=phone`);
    await send('POST', `/inbox/${data[0].kind}/${data[0].id}/reply`, { text: 'On it' });
    const [onPhone, onLaptop] = [await openPage(phone), await openPage(laptop)];
    expect([onPhone.at(-1)?.u, onLaptop.at(-1)?.u]).toEqual([1, 1]);
    const token = await startConversation(phone, 'Open');
    expect((await sendAs(laptop, `/conversations/${token}/messages`, { text: 'Hi' })).status).toBe(201);
    await rotate();
    await advance(dayMs);
    await expect.poll(() => onLaptop.at(-1)?.u).toBe(0);
    expect(onPhone.at(-1)?.u).toBe(1);
    expect((await sendAs(laptop, `/conversations/${token}/messages`, { text: 'Hi' })).status).toBe(404);
    expect((await sendAs(phone, `/conversations/${token}/messages`, { text: 'Hi' })).status).toBe(201);
  });
});

it('a user id that was claimed before proofs were required is not named by the session', async () => {
  await send('PUT', `/projects/${project.id}/identity`, { identityMode: 'off' });
  const device = await startDevice({ userId });
  expect(await loadPage(device)).toBe(userId);
  await send('PUT', `/projects/${project.id}/identity`, { identityMode: 'optional' });
  expect(await loadPage(device)).toBe(userId);
  await send('PUT', `/projects/${project.id}/identity`, { identityMode: 'enforced' });
  expect(await loadPage(device)).toBeUndefined();
  expect(await identify(device, prove(firstKey))).toBe(200);
  expect(await loadPage(device)).toBe(userId);
});
