import { readList } from '../../../../../connectors/facebook/graph/readList';
import { NamedNode } from '../../../../../connectors/facebook/graph/shapes';
import type { LaunchStepRow } from '../../saga/queries';
import type { FacebookLaunchSteps } from '../openFacebookLaunch';
import { findFinishedVideo } from '../sendVideoStep';
import { isLabelled, labelledEdges, parseStepKind } from '../stepKinds';

/**
 * Finds what an earlier attempt of this step created without its answer arriving: the id of the object with the launch's
 * label and the step's name. Steps that are safe to repeat (reads, activations, images, which Facebook knows by their
 * bytes, and the start and transfer of videos) return undefined.
 * @param sharedId what another launch has created, which counts while the platform still has it
 */
export async function findExisting(
  { user, page, accountPath, steps }: FacebookLaunchSteps,
  step: Pick<LaunchStepRow, 'key' | 'path' | 'request' | 'external_id'>,
  sharedId?: string,
): Promise<string | undefined> {
  const kind = parseStepKind(step.key);
  const { name } = step.request;
  if (isLabelled(kind)) {
    const labelId = steps.find((other) => other.key === 'label')?.external_id;
    if (!labelId) return undefined;
    const params = { ad_label_ids: [labelId], fields: 'id,name' };
    const rows = await readList(user, `${accountPath}/${labelledEdges[kind]}bylabels`, params, NamedNode);
    return rows.find((row) => row.name === name)?.id;
  }
  switch (kind) {
    case 'label':
    case 'leadForm': {
      const client = kind === 'label' ? user : await page();
      const rows = await readList(client, step.path, { fields: 'id,name' }, NamedNode);
      return (rows.find((row) => row.name === name) ?? rows.find(({ id }) => id === sharedId))?.id;
    }
    case 'video':
      return findFinishedVideo({ user }, step);
    default:
      return undefined;
  }
}
