import { ai_providers, audit_log } from '@adlane/api-server/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRows } from '../../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from '../../harness/createDoublesTest';

let test: DoublesTest;
let agency: string;
let client: string;

beforeAll(async () => {
  test = await createDoublesTest();
  agency = await test.as('Agency');
  client = await test.as('Client');
});
afterAll(() => test.close());

const post = (path: string, body: unknown) => test.request(path, { method: 'POST', token: agency, body });
async function read(path: string): Promise<unknown> {
  const answer = await test.request(path, { token: agency });
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('the AI provider', () => {
  const key = 'sk-abcdefgh1234';
  it('is connected with a working key, of which only the last four characters are shown', async () => {
    const answer = await post('/api/v2/source/openai', { api_key: key, text_model: 'double-writer' });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        is_connected: true,
        key_hint: '1234',
        base_url: null,
        text_model: 'double-writer',
        image_model: null,
      },
    ]);
    expect(await read('/api/v2/source/openai')).toMatchObject({ is_connected: true, key_hint: '1234' });
    const rows = await findRows(test.ownerPool, ai_providers);
    expect(JSON.stringify([rows, test.logLines, await findRows(test.ownerPool, audit_log)])).not.toContain(
      key,
    );
  });

  it.each([
    ['a key that is refused', { api_key: 'not-a-key' }, 'api_key', 'Incorrect API key provided.'],
    [
      'a model that is not there',
      { api_key: key, text_model: 'gpt-x' },
      'text_model',
      'The AI provider has no model gpt-x.',
    ],
    [
      'an address inside',
      { api_key: key, base_url: 'http://169.254.169.254/v1' },
      'base_url',
      'The AI provider did not answer.',
    ],
    [
      'a name without a dot',
      { api_key: key, base_url: 'http://localhost/v1' },
      'base_url',
      'Please Enter Valid URL',
    ],
  ])('is not connected by %s', async (_case, body, field, text) => {
    const before = await read('/api/v2/source/openai');
    const answer = await post('/api/v2/source/openai', body);
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { [field]: [text] } }]);
    expect(await read('/api/v2/source/openai')).toEqual(before);
  });

  it('belongs to the agency, and is deleted when it is disconnected', async () => {
    expect((await test.request('/api/v2/source/openai', { token: client })).status).toBe(403);
    await test.request('/api/v2/source/openai', { method: 'DELETE', token: agency });
    expect(await read('/api/v2/source/openai')).toMatchObject({ is_connected: false, key_hint: null });
    expect(await findRows(test.ownerPool, ai_providers)).toEqual([]);
  });
});
