import { users } from '@adlane/api-server/schema';
import type { NamedCall } from '@adlane/contract';
import { expect } from 'vitest';
import { databaseDigest } from '../fixtures/databaseDigest';
import { type CallMaker, createCallMaker } from '../fixtures/makeCall';
import { updateRows } from '../fixtures/rows/rows';
import { createDoublesTest, type DoublesTest } from './createDoublesTest';

/** The set-up of a test that walks calls. */
export type CallsTest = {
  readonly test: DoublesTest;
  /** Makes the calls; the rows of their fixtures exist. */
  readonly maker: CallMaker;
  /** Restores rows, files, platforms and time to those before the first call: calls may come in any order. */
  readonly restore: () => Promise<void>;
};

/** Creates the API with the platforms' doubles, ready for these calls. */
export async function createCallsTest(calls: readonly NamedCall[]): Promise<CallsTest> {
  const test = await createDoublesTest();
  const maker = await createCallMaker(test);
  await maker.prepare(calls);
  // Otherwise every call would be the first of its user, which notes that the user was seen.
  await updateRows(test.ownerPool, users, { last_seen_at: test.clock.now() });
  return { test, maker, restore: await test.saveState() };
}

/** Expects that `work` and its jobs change no row. Returns the result of `work`. */
export async function changesNothing<T>(
  { ownerPool, jobs }: DoublesTest,
  work: () => Promise<T>,
): Promise<T> {
  const before = await databaseDigest(ownerPool);
  const done = await work();
  await jobs.settle();
  expect(await databaseDigest(ownerPool)).toEqual(before);
  return done;
}
