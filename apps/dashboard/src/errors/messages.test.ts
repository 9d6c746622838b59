import { join } from 'node:path';
import { confirmPrompts, errorMessages, successMessages } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { expect, it } from 'vitest';
import { listMessageTests } from '../../../../scripts/texts/listMessageTests.mjs';

const root = join(import.meta.dirname, '../../../..');
const titles = Object.fromEntries(Object.entries(confirmPrompts).map(([key, { title }]) => [key, title]));

it('every message of ads §8 has a test that expects it', () => {
  const table = listMessageTests(root, { confirmPrompts: titles, errorMessages, messages, successMessages });
  const missing = table.filter(({ test }) => test === undefined).map(({ group, key }) => `${group}.${key}`);
  expect(missing).toEqual([]);
});
