import { CustomInsertForm } from '@adlane/contract/ads/smartInserts';
import { messages } from '@adlane/contract/rules';
import { BotForm, botLimits } from '@adlane/contract/widget/bots';
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

const answers = (...labels: readonly string[]) => ({
  bot_id: 'welcome',
  name: 'Welcome',
  steps: [{ id: 'start', text: 'Hi', choices: labels.map((label) => ({ label })) }],
});

it('shows at the field of an entry that it repeats an earlier one', () => {
  expect(checkFields(BotForm, answers('Yes', 'No', 'yes '))).toEqual({
    steps: [{ choices: [undefined, undefined, { label: 'Each answer needs its own text.' }] }],
  });
});

it('leaves to the server what a list has too many of, whose fields have errors themselves', () => {
  const labels = Array.from({ length: botLimits.choices + 1 }, (_none, index) => String(index));
  expect(checkFields(BotForm, answers(...labels))).toEqual({});
  expect(checkFields(BotForm, { ...answers(), steps: [] })).toEqual({ steps: 'Please add a message.' });
});
