import { errorMessages } from '@adlane/contract/constants';
import { asOperator, inTenant } from '../../../db/tenant';
import type { Turn } from '../../../http/limits/streamInTurns';
import type { Database, JobPayloads, Ports } from '../../../ports';
import { runBulkBatch } from './bulkBatch';
import { runCampaignStep } from './campaignStep';
import { updateImport, updatePendingToFailed } from './commands';
import { countRows, findImport, listOpenImports, lockImport } from './queries';

type Payload = JobPayloads['templates.import'];

/** Maximum attempts without progress before the rest of an import fails. */
const maxAttempts = 5;

/**
 * Runs an import from its last progress to its end. Safe to run any number of times, by any number of
 * workers: each step is one transaction that locks the import, processes the next rows and counts them. Rows of a file are
 * processed when the agency has its turn; campaigns mostly wait for their platform, and do so without a turn.
 * @throws Error for internal errors and those of other hosts; the queue then retries
 */
export async function runImport(ports: Ports, payload: Payload, turn: Turn): Promise<void> {
  try {
    while (await runStep(ports, payload, turn)) {
      // Continue with the next rows.
    }
  } catch (error) {
    if (!(await countFailure(ports, payload, error))) throw error;
  }
}

async function runStep(ports: Ports, { agencyId, importId }: Payload, turn: Turn): Promise<boolean> {
  const record = await inTenant(ports.db, agencyId, (tx) => findImport(tx, agencyId, importId));
  if (record?.status !== 'processing') return false;
  if (record.kind === 'campaign') return runCampaignStep(ports, record);
  const runBatch = async (tx: Database) => {
    const locked = await lockImport(tx, agencyId, importId);
    return locked?.status === 'processing' && runBulkBatch(tx, locked, ports.clock.now());
  };
  return turn(() => inTenant(ports.db, agencyId, runBatch));
}

/**
 * Counts a failure; after too many, the rest fails and the user is notified. Returns whether the import is
 * over.
 */
async function countFailure(ports: Ports, { agencyId, importId }: Payload, error: unknown): Promise<boolean> {
  const reason = error instanceof Error ? error.message : String(error);
  ports.log.warn({ import_id: importId, agency_id: agencyId, reason }, 'A template import failed');
  return inTenant(ports.db, agencyId, async (tx) => {
    const record = await lockImport(tx, agencyId, importId);
    if (record?.status !== 'processing') return true;
    const attempts = record.attempts + 1;
    if (attempts < maxAttempts) {
      await updateImport(tx, record, { attempts });
      return false;
    }
    await updatePendingToFailed(tx, record, errorMessages.internal);
    const { passed, failed } = await countRows(tx, record);
    await updateImport(tx, record, {
      status: 'completed',
      processed_count: passed + failed,
      passed_count: passed,
      failed_count: failed,
      updated_at: ports.clock.now(),
    });
    return true;
  });
}

/** Queues the job of an import. */
export function queueImport(ports: Ports, { agencyId, importId }: Payload): Promise<void> {
  return ports.jobs.send('templates.import', { agencyId, importId }, { key: `${agencyId}/${importId}` });
}

/**
 * Queues every unfinished import, so that none depends on the request or the server that should have queued it: when a server
 * starts, and once a minute. One that waits in the queue already is queued once.
 */
export async function resumeImports(ports: Ports): Promise<number> {
  const open = await asOperator(ports.db, listOpenImports);
  for (const { agency_id, id } of open) await queueImport(ports, { agencyId: agency_id, importId: id });
  return open.length;
}
