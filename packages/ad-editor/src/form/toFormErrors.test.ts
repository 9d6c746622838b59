import { describe, expect, it } from 'vitest';
import { toFormErrors } from './toFormErrors';

describe('toFormErrors', () => {
  it('nests messages like the values', () => {
    expect(toFormErrors({ name: 'a', 'content.list.1.value': 'b' })).toEqual({
      name: 'a',
      content: { list: [undefined, { value: 'b' }] },
    });
  });
  it('is empty where nothing is wrong', () => expect(toFormErrors({})).toEqual({}));
  it("shows the message of a nested field before the parent's message", () => {
    expect(toFormErrors({ media: 'a', 'media.0.url': 'b' })).toEqual({ media: [{ url: 'b' }] });
  });
});
