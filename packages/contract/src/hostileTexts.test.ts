import { describe, expect, it } from 'vitest';
import { hostileTexts, listTextInputs } from '../../../test/hostileTexts';

const inputs = listTextInputs();

describe('a text of 300 KB', () => {
  it('is put into more than a hundred fields', () => {
    expect(inputs.flatMap(({ places }) => places).length).toBeGreaterThan(100);
  });

  it.each(inputs)('$name validates 300 KB of text without a blowup in every field', ({ schema, places }) => {
    for (const place of places) for (const text of hostileTexts) schema.safeParse(place(text));
  });
});
