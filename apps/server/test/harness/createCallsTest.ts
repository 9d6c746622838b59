import type { NamedCall } from '@adlane/contract';
import { expect } from 'vitest';
import { databaseDigest } from '../fixtures/databaseDigest';
import { type CallMaker, createCallMaker } from '../fixtures/makeCall';
import { createDoublesTest, type DoublesTest } from './createDoublesTest';

/** What a walk over calls stands on. */
export type CallsTest = {
  readonly test: DoublesTest;
  /** Makes the calls; the rows that their fixtures name are there. */
  readonly maker: CallMaker;
};

/** The API with the platforms' doubles, ready for these calls. */
export async function createCallsTest(calls: readonly NamedCall[]): Promise<CallsTest> {
  const test = await createDoublesTest();
  const maker = await createCallMaker(test);
  await maker.prepare(calls);
  return { test, maker };
}

/** Expects that `work`, and the jobs that it leaves behind, change no row. Answers what `work` answers. */
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
