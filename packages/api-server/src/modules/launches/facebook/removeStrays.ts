import { FacebookError } from '../../../connectors/facebook/facebookError';
import { readList } from '../../../connectors/facebook/readList';
import type { LaunchContext } from '../saga/LaunchContext';
import { labelledEdges } from './stepKinds';

/**
 * Deletes what carries the launch's label and is not one of its own: made by a request that took effect long after its
 * worker was given up. Everything of a launch is still paused when this runs, so nothing of it has cost anything.
 */
export async function removeStrays({ connection, steps, launch, ports }: LaunchContext): Promise<void> {
  const labelId = steps.find((step) => step.key === 'label')?.external_id;
  if (!labelId) return;
  const own = new Set(steps.map((step) => step.external_id));
  for (const edge of [labelledEdges.campaign, labelledEdges.adset, labelledEdges.ad]) {
    const path = `${connection.accountPath}/${edge}bylabels`;
    const rows = await readList(connection.user, path, { ad_label_ids: [labelId], fields: 'id' });
    for (const { id } of rows) {
      if (typeof id !== 'string' || own.has(id)) continue;
      await connection.user({ method: 'DELETE', path: id });
      ports.log.warn({ launch_id: launch.id, edge, id }, 'A launch deleted a stray of its own');
    }
  }
}

/** Deletes what a worker made after it had lost its launch; another worker's is the one that counts. */
export async function removeLate({ connection, launch, ports }: LaunchContext, id: string): Promise<void> {
  try {
    await connection.user({ method: 'DELETE', path: id });
  } catch (error) {
    if (!(error instanceof FacebookError)) throw error;
    ports.log.warn(
      { launch_id: launch.id, id, reason: error.message },
      'A stray of a launch could not be deleted',
    );
  }
}
