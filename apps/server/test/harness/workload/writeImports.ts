import { randomUUID } from 'node:crypto';
import type { BulkImportStatus } from '@adlane/contract/ads/templateImports';
import { expect } from 'vitest';
import { pollLimitMs } from '../../../../../test/timeLimits';
import { templatesFile } from '../templatesFile';
import type { UserCalls } from './asUser';
import type { Workload } from './Workload';

export const importedRows = 400;
const bad = [7, 99, 301];
export const passingRows = importedRows - bad.length;

const base = 'v1/templates/bulk/import';

/** Imports one file after the other; returns the prefixes of the names of their templates. */
export async function writeImports(workload: Workload, user: UserCalls): Promise<string[]> {
  const written: string[] = [];
  while (!workload.isFinishing()) {
    const key = randomUUID();
    const prefix = `Row ${key.slice(0, 8)}`;
    const body = new FormData();
    body.set('file', new File([templatesFile(importedRows, { bad, prefix })], 'templates.csv'));
    const { id } = await user.succeed<BulkImportStatus>({ path: base, body, key });
    const read = () => user.succeed<BulkImportStatus>({ path: `${base}/status/${id}` });
    const isOver = async () => (await read()).status === 'completed';
    await expect.poll(isOver, { timeout: 4 * pollLimitMs, interval: 100 }).toBe(true);
    const path = `${base}/confirm/${id}`;
    await user.succeed({ path, method: 'POST', key: randomUUID() });
    await expect.poll(isOver, { timeout: 4 * pollLimitMs, interval: 100 }).toBe(true);
    expect(await read()).toMatchObject({
      total_count: importedRows,
      processed_count: importedRows,
      passed_count: passingRows,
      failed_count: bad.length,
    });
    written.push(prefix);
  }
  return written;
}
