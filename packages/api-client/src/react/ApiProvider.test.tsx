import { contract } from '@adlane/contract';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createClient } from '../client/createClient';
import { createQueries } from '../queries/createQueries';
import { ApiProvider, useApi } from './ApiProvider';

function ShowKey() {
  return useApi().queries.templates.key()[0];
}

test('components below the provider receive client and queries', () => {
  const client = createClient(contract, { token: () => undefined });
  const html = renderToString(
    <ApiProvider client={client} queries={createQueries(contract, client)}>
      <ShowKey />
    </ApiProvider>,
  );
  expect(html).toBe('templates');
});

test('useApi without a provider throws an error that says what to do', () => {
  expect(() => renderToString(<ShowKey />)).toThrow('useApi found no ApiProvider above it');
});
