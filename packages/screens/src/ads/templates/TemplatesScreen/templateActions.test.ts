import { createClient } from '@adlane/api-client';
import { contract } from '@adlane/contract';
import { expect, it } from 'vitest';
import { moveTemplates } from './templateActions';

const client = createClient(contract, { baseUrl: 'https://api.example' });

it('moveTemplates sends 50 templates per call and splits a refused batch only', () => {
  const { batchSize, shouldSplit } = moveTemplates(client, [], 1);
  expect(batchSize).toBe(50);
  expect(shouldSplit?.(new Error('No connection'))).toBe(false);
});
