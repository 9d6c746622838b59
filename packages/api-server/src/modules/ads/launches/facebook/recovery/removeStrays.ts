import { FacebookError } from '../../../../../connectors/facebook/graph/facebookError';
import type { FacebookLaunch, FacebookLaunchSteps } from '../openFacebookLaunch';
import { listLabelled } from './listLabelled';

/**
 * Deletes objects with the launch's label that are not the launch's own: a request created them long after its worker was
 * given up. Everything is still paused when this runs, so nothing has cost money.
 */
export async function removeStrays(facebook: FacebookLaunchSteps): Promise<void> {
  const { steps, user, launch, ports } = facebook;
  const labelId = steps.find((step) => step.key === 'label')?.external_id;
  if (!labelId) return;
  const own = new Set(steps.map((step) => step.external_id));
  for (const kind of ['campaign', 'adset', 'ad', 'creative'] as const) {
    for (const id of await listLabelled(facebook, kind, labelId)) {
      if (own.has(id)) continue;
      await user({ method: 'DELETE', path: id });
      ports.log.warn({ launch_id: launch.id, kind, id }, 'A launch deleted a stray object');
    }
  }
}

/** Deletes what a worker created after it lost its launch: only the other worker's object counts. */
export async function removeStray({ user, launch, ports }: FacebookLaunch, id: string): Promise<void> {
  try {
    await user({ method: 'DELETE', path: id });
  } catch (error) {
    if (!(error instanceof FacebookError)) throw error;
    ports.log.warn(
      { launch_id: launch.id, id, reason: error.message },
      'A stray object of a launch could not be deleted',
    );
  }
}
