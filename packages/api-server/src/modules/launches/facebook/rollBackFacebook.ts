import { readList } from '../../../connectors/facebook/readList';
import { inTenant } from '../../../db/tenant';
import type { LaunchContext } from '../saga/LaunchContext';
import { nextStepStatus } from '../saga/launch.machine';
import { updateStep } from '../saga/queries';
import { isLabelled, labelledEdges, stepKind } from './stepKinds';

/**
 * Deletes at Facebook what a launch created: its campaign (which takes ad sets and ads along) and its creatives, found
 * by label, so that nothing is missed whose answer was lost. Pictures, the lead form and the label cost nothing and stay.
 * Steps whose object is gone are marked; they keep their ids. @throws FacebookError where Facebook refuses
 */
export async function rollBack(context: LaunchContext): Promise<void> {
  const { ports, launch, connection } = context;
  const labelId = context.steps.find((step) => step.key === 'label')?.external_id ?? null;
  if (labelId === null) return;
  for (const edge of [labelledEdges.campaign, labelledEdges.creative]) {
    const path = `${connection.accountPath}/${edge}bylabels`;
    const rows = await readList(connection.user, path, { ad_label_ids: [labelId], fields: 'id' });
    for (const row of rows) {
      if (typeof row.id === 'string') await connection.user({ method: 'DELETE', path: row.id });
    }
  }
  await inTenant(ports.db, launch.agency_id, async (tx) => {
    for (const step of context.steps) {
      const status = isLabelled(stepKind(step.key)) ? nextStepStatus(step.status, 'undo') : undefined;
      if (status && step.external_id !== null) await updateStep(tx, launch, step.key, { status });
    }
  });
}
