import { createClient, isHttpError } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { handlers, mock } from '@adlane/mocks/fixtures';
import { setupServer } from 'msw/node';

const server = setupServer(...handlers);
const client = createClient(contract, { baseUrl: 'http://localhost' });
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('a list has an example', async () => {
  expect((await client.templates.list({})).data).toHaveLength(1);
});

test('a list is empty if a test says so', async () => {
  server.use(mock(contract.templates.list).empty());
  expect((await client.templates.list({})).data).toEqual([]);
});

test('a call is refused if a test says so', async () => {
  server.use(mock(contract.folders.store).refuse('CONFLICT', 'This name is taken.'));
  const error = await client.folders.store({ body: { name: 'Spring' } }).catch((reason) => reason);
  expect([isHttpError(error), error.status, error.body.message]).toEqual([true, 409, 'This name is taken.']);
});
