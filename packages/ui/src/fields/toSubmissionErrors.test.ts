import { FORM_ERROR } from 'final-form';
import { describe, expect, it } from 'vitest';
import { toSubmissionErrors } from './toSubmissionErrors';

describe('toSubmissionErrors', () => {
  it('sets the first error of each field at its path', () => {
    const found = toSubmissionErrors({
      message: 'The given data was invalid.',
      errors: {
        email: ['Email already exist.', 'second'],
        'content.title': ['Too long'],
        'versions.1.text': ['Empty'],
      },
    });
    expect(found).toEqual({
      email: 'Email already exist.',
      content: { title: 'Too long' },
      versions: [undefined, { text: 'Empty' }],
    });
  });

  it('sets the message as form error if no field is named', () => {
    expect(toSubmissionErrors({ message: 'Invalid user credentials.' })).toEqual({
      [FORM_ERROR]: 'Invalid user credentials.',
    });
    expect(toSubmissionErrors({ message: 'No', errors: { email: [] } })).toEqual({ [FORM_ERROR]: 'No' });
  });
});
