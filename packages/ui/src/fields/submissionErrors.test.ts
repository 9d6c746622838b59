import { FORM_ERROR } from 'final-form';
import { describe, expect, it } from 'vitest';
import { submissionErrors } from './submissionErrors';

describe('submissionErrors', () => {
  it('puts the first text of each field at its place', () => {
    const found = submissionErrors({
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

  it('gives the message to the form where no field is named', () => {
    expect(submissionErrors({ message: 'Invalid user credentials.' })).toEqual({
      [FORM_ERROR]: 'Invalid user credentials.',
    });
    expect(submissionErrors({ message: 'No', errors: { email: [] } })).toEqual({ [FORM_ERROR]: 'No' });
  });
});
