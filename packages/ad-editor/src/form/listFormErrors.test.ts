import { FORM_ERROR } from '@adlane/ui/fields';
import { describe, expect, it } from 'vitest';
import { listFormErrors } from './listFormErrors';

describe('listFormErrors', () => {
  it.each<[unknown, ReturnType<typeof listFormErrors>]>([
    [{}, []],
    [undefined, []],
    [{ name: 'Missing' }, [{ field: 'name', message: 'Missing' }]],
    [{ [FORM_ERROR]: 'No connection', name: 'Missing' }, [{ field: 'name', message: 'Missing' }]],
    [{ name: ['First', 'Second'] }, [{ field: 'name', message: 'First' }]],
    [
      { templateContent: { headlines: [undefined, { value: ['Too long'] }] }, budget: 'Too low' },
      [
        { field: 'templateContent.headlines.1.value', message: 'Too long' },
        { field: 'budget', message: 'Too low' },
      ],
    ],
  ])('of %j are %j', (errors, expected) => {
    expect(listFormErrors(errors)).toEqual(expected);
  });
});
