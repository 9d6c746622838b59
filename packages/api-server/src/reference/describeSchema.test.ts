import { describe, expect, it } from 'vitest';
import { describeSchema } from './describeSchema';

describe('describeSchema', () => {
  it.each([
    [{ type: 'string', maxLength: 5 }, 'string <i>maxLength 5</i>'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['a', '<b>'] }, '&quot;a&quot; | &quot;&lt;b&gt;&quot;'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer | null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Ad' } }, '(<a href="#schema-Ad">Ad</a>)[]'],
    [
      { type: 'object', properties: { a: { type: 'integer' }, b: {} }, required: ['a'] },
      '{\n  a: integer\n  b?: anything\n}',
    ],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, '{\n  [name]: boolean\n}'],
    [{ const: 1 }, '1'],
    [true, 'anything'],
  ])('%j', (schema, text) => {
    expect(describeSchema(schema)).toBe(text);
  });
});
