import type { NamedCall } from '@adlane/contract';
import * as z from 'zod';
import { allCalls } from '../fixtures/allFixtures';

/** A field of a call's body that contains a password. */
export type PasswordField = { readonly name: string; readonly named: NamedCall; readonly field: string };

/** All such fields of the implemented calls, as the contract's schemas declare them. */
export const passwordFields: readonly PasswordField[] = allCalls.flatMap((named) => {
  const { body } = named.call;
  if (!body) return [];
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties)
    .filter((field) => /password/i.test(field))
    .map((field) => ({ name: `${named.name} ${field}`, named, field }));
});

/** Lengths beyond the maximum of 128 characters. */
export const tooLong: readonly number[] = [129, 10_000, 1_000_000];
