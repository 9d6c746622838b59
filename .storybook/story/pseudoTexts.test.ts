import { expect, it } from 'vitest';
import { pseudoTexts, toPseudo } from './pseudoTexts';

it('the pseudo-locale lengthens a text by a third, and keeps its placeholders', () => {
  expect(toPseudo('{count} ads')).toBe('[{count} áds~~~~]'.replace('ds', 'dš'));
  expect(pseudoTexts['Save']).toBe('[Sávé~~]');
});
