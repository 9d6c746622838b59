import { CustomInsertForm } from '@adlane/contract/ads/smartInserts';
import { messages } from '@adlane/contract/rules';
import { expect, it } from 'vitest';
import { checkFields } from './checkFields';

it('describes a broken rule that has no text, for users', () => {
  expect(checkFields(CustomInsertForm, { name: 'x'.repeat(61), value: 'y' })).toEqual({
    name: 'This text can have at most 60 characters.',
  });
});

it('shows the text that a rule has', () => {
  expect(checkFields(CustomInsertForm, { name: '', value: 'y' })).toEqual({ name: messages.fieldRequired });
});
