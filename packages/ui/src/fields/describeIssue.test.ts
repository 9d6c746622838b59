import { expect, it } from 'vitest';
import { describeIssue } from './describeIssue';

it.each([
  [{ code: 'too_big', origin: 'string', maximum: 60 }, 'This text can have at most 60 characters.'],
  [{ code: 'too_big', origin: 'array', maximum: 10 }, 'There can be at most 10 of these.'],
  [{ code: 'too_big', origin: 'number', maximum: 7 }, 'Please enter at most 7.'],
  [{ code: 'too_small', origin: 'string', minimum: 8 }, 'This text needs at least 8 characters.'],
  [{ code: 'too_small', origin: 'array', minimum: 2 }, 'There must be at least 2 of these.'],
  [{ code: 'too_small', origin: 'string', minimum: 1 }, 'This field is required.'],
  [{ code: 'too_small', origin: 'array', minimum: 1 }, 'This field is required.'],
  [{ code: 'too_small', origin: 'int', minimum: 3 }, 'Please enter at least 3.'],
  [{ code: 'invalid_type', expected: 'number' }, 'Please enter a number.'],
  [{ code: 'invalid_type', expected: 'int', format: 'safeint' }, 'Please enter a whole number.'],
  [{ code: 'invalid_format', format: 'regex' }, 'This value is not valid.'],
])('describes %j for the user of a form', (issue, text) => {
  expect(describeIssue(issue)).toBe(text);
});
