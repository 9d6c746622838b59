import { HttpError, NetworkError } from '@adlane/api-client';
import { expect, it } from 'vitest';
import { describeFailure } from './describeFailure';

const facts = { call: 'templates.view', method: 'GET', url: 'http://localhost/api/templates/7' };
const refuse = (body: HttpError['body']) =>
  new HttpError(facts, { status: 422, body, retryAfterMs: undefined });

it.each([
  ['no connection', new NetworkError(facts, 'unreachable'), "Can't reach the server. Check your connection"],
  ['no answer in time', new NetworkError(facts, 'timeout'), "Can't reach the server. Check your connection"],
  ['a refused field', refuse({ message: 'Invalid', errors: { name: ['Too long'] } }), 'Too long'],
  ['a refusal', refuse({ message: 'The client is archived' }), 'The client is archived'],
  ['a refusal without a text', refuse({ message: '' }), 'Something went wrong please try later'],
  ['a fault of the page', new TypeError('x is undefined'), 'Something went wrong please try later'],
])('%s is described in words for the user', (_, error, text) => {
  expect(describeFailure(error)).toContain(text);
});
