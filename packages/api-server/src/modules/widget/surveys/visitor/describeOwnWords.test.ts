import { maxMessageLength } from '@adlane/contract/widget/conversations';
import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import { describe, expect, it } from 'vitest';
import { describeOwnWords } from './describeOwnWords';

const createQuestion = (name: string, type: FlowFormField['type']): FlowFormField => ({
  name,
  title: `What about ${name}?`,
  type,
  required: false,
  page: 1,
});
const form = [
  createQuestion('score', 'nps'),
  createQuestion('parts', 'multiChoice'),
  createQuestion('why', 'textarea'),
  createQuestion('email', 'email'),
  createQuestion('proof', 'file'),
];

describe('the answers of a survey as a message', () => {
  it.each([
    ['only choices', { score: 9, parts: ['Cards'], email: 'robin@shop.test' }, undefined],
    [
      'files alone, by their names',
      { proof: [{ token: 't', name: 'invoice.pdf' }] },
      'What about proof?\ninvoice.pdf',
    ],
    ['a text alone', { why: 'Slow' }, 'What about why?\nSlow'],
    [
      'a text among others, in the order of the questions',
      { why: 'Slow\nand late', parts: ['Cards', 'Reports'], score: 3 },
      'What about score?\n3\n\nWhat about parts?\nCards, Reports\n\nWhat about why?\nSlow\nand late',
    ],
  ])('of %s', (_what, answers, text) => {
    expect(describeOwnWords(form, answers)).toBe(text);
  });

  it('fit into a message', () => {
    const text = describeOwnWords(form, { why: 'x'.repeat(maxMessageLength) });
    expect([text?.length, text?.at(-1)]).toEqual([maxMessageLength, '…']);
  });
});
