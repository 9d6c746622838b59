import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { closeWorld, handlers, resetWorld, signInAs, storyToken } from '@adlane/mocks/tab';
import { setupServer } from 'msw/node';

const server = setupServer(...handlers);
const client = createClient(contract, { baseUrl: 'http://localhost', token: storyToken });
beforeAll(() => {
  server.listen();
  signInAs('Agency');
});
afterAll(async () => {
  server.close();
  await closeWorld();
});

const countFolders = async () => (await client.folders.list({})).data.length;

test('the API in this process stores what was sent until the world is reset', async () => {
  const before = await countFolders();
  await client.folders.store({ body: { name: 'Spring' } });
  expect(await countFolders()).toBe(before + 1);
  await resetWorld();
  expect(await countFolders()).toBe(before);
}, 60_000);
