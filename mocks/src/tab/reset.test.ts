import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { expect, it } from 'vitest';
import { openTabClient, tabUrl } from '../../test/openTabClient';
import { storyToken } from '../story/storySession';
import { findTurn, startTurn } from '../story/storyTurn';
import { theTab } from './theTab';
import { closeWorld, resetWorld } from './worldControls';

const { client } = openTabClient();

const listFolders = async () => (await client.folders.list()).data.map(({ id, name }) => [id, name]);

it('a reset restores rows, their order and the next id', async () => {
  const before = await listFolders();
  const first = await client.folders.store({ body: { name: 'First' } });
  await resetWorld();
  expect(await listFolders()).toEqual(before);
  expect((await client.folders.store({ body: { name: 'Second' } })).id).toBe(first.id);
  await resetWorld();
});

it('a request that outlives a reset writes nothing into the next world', async () => {
  const before = await listFolders();
  const late = client.folders.store({ body: { name: 'Late' } }).catch(() => undefined);
  await resetWorld();
  const tab = await theTab();
  const old = tab.api();
  // A write closes this world's database handle at the next reset.
  await client.folders.store({ body: { name: 'Closing' } });
  await resetWorld();
  const headers = { authorization: `Bearer ${storyToken()}`, 'content-type': 'application/json' };
  const answer = await old.fetch(
    new Request(`${tabUrl}/api/v1/folders/store`, {
      method: 'POST',
      headers,
      body: '{"name":"Later"}',
    }),
  );
  expect(answer.ok).toBe(false);
  await late;
  await resetWorld();
  expect(await listFolders()).toEqual(before);
});

it('what an earlier story requested is not carried out', async () => {
  const before = await listFolders();
  const { fetch } = globalThis;
  const sendAs = (turn: number) =>
    createClient(contract, {
      baseUrl: tabUrl,
      token: storyToken,
      retryLimit: 0,
      fetch: (input, init) => {
        const request = new Request(input, init);
        request.headers.set('x-adlane-story', String(turn));
        return fetch(request);
      },
    });
  const earlier = findTurn(new Request(tabUrl));
  startTurn();
  const unanswered = sendAs(earlier).folders.store({ body: { name: 'Of the earlier story' } });
  unanswered.catch(() => undefined);
  await sendAs(earlier + 1).folders.store({ body: { name: 'Of this story' } });
  expect((await listFolders()).map(([, name]) => name)).not.toContain('Of the earlier story');
  await resetWorld();
  expect(await listFolders()).toEqual(before);
});

it('a world that was closed is as at the start with the next call', async () => {
  const before = await listFolders();
  const tab = await theTab();
  await client.folders.store({ body: { name: 'Before' } });
  await closeWorld();
  expect(await listFolders()).toEqual(before);
  expect(await theTab()).not.toBe(tab);
});
