import { describe, expect, it } from 'vitest';
import { computeNps, computeQuestionResults } from './computeResults';

describe('the net promoter score', () => {
  it.each([
    [[9], 100],
    [[8], 0],
    [[7], 0],
    [[6], -100],
    [[10, 9, 8, 6], 25],
    [[], null],
  ])('of %j is %s', (scores, expected) => {
    expect(computeNps(scores)).toBe(expected);
  });
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour));
const respond = (formData: Record<string, unknown>, hour = 9) => ({
  formData,
  visitor_name: 'Maya',
  created_at: at(hour),
});

describe('the results of a question', () => {
  it('count each option, also those without answers and those that were removed', () => {
    const [result] = computeQuestionResults(
      [{ name: 'parts', title: 'Parts', type: 'multiChoice', required: false, options: ['A', 'B', 'C'] }],
      [respond({ parts: ['A', 'B'] }), respond({ parts: ['A'] }), respond({ parts: ['Old'] }), respond({})],
    );
    expect(result).toMatchObject({
      answers: 3,
      counts: [
        { value: 'A', count: 2 },
        { value: 'B', count: 1 },
        { value: 'C', count: 0 },
        { value: 'Old', count: 1 },
      ],
      latest: [],
    });
  });

  it('have the average of a scale over its whole range', () => {
    const [result] = computeQuestionResults(
      [{ name: 'ease', title: 'Ease', type: 'scale', required: false, min: 1, max: 3 }],
      [respond({ ease: 3 }), respond({ ease: 2 })],
    );
    expect(result?.average).toBe(2.5);
    expect(result?.counts.map(({ value }) => value)).toEqual(['1', '2', '3']);
  });

  it('list the files by their names', () => {
    const files = [
      { token: 'a', name: 'one.pdf' },
      { token: 'b', name: 'two.png' },
    ];
    const [result] = computeQuestionResults(
      [{ name: 'proof', title: 'Proof', type: 'file', required: false }],
      [respond({ proof: files }), respond({})],
    );
    expect(result).toMatchObject({ answers: 1, latest: [{ text: 'one.pdf, two.png', files }] });
  });

  it('list the texts with their visitors', () => {
    const [result] = computeQuestionResults(
      [{ name: 'why', title: 'Why?', type: 'textarea', required: false }],
      [respond({ why: 'Fast' }, 10), respond({ why: '' }, 9)],
    );
    expect(result).toMatchObject({
      answers: 1,
      latest: [{ text: 'Fast', files: [], visitor_name: 'Maya', created_at: at(10).toISOString() }],
    });
  });
});
