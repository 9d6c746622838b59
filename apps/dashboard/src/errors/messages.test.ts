import { join } from 'node:path';
import { billingMessages, confirmPrompts, errorMessages, successMessages } from '@adlane/contract/constants';
import { messages, ownMessages, refusalMessages } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { listMessageTests } from '../../../../scripts/texts/listMessageTests.mjs';
import { listStoryMessages } from '../../../../scripts/texts/listStoryMessages.mjs';

const root = join(import.meta.dirname, '../../../..');

/** Of ads §8, and those that the specification does not give. */
const errors = { errorMessages, messages, ownMessages, refusalMessages, billingMessages };

describe('every message', () => {
  it('about an error has a test that expects it', () => {
    const table = listMessageTests(root, errors);
    const missing = table.filter(({ test }) => test === undefined).map(({ group, key }) => `${group}.${key}`);
    expect(missing).toEqual([]);
  });

  it('about a success or before an action has a story whose play triggers it', () => {
    const shown = listStoryMessages(root);
    const missing = [...Object.keys(successMessages), ...Object.keys(confirmPrompts)].filter(
      (key) => !shown.has(key),
    );
    expect(missing).toEqual([]);
  });
});
