import { readList } from '../../../connectors/facebook/readList';
import type { LaunchStepRow } from '../saga/queries';
import type { LaunchConnection } from './launchConnection';
import { isLabelled, labelledEdges, stepKind } from './stepKinds';

type SentStep = Pick<LaunchStepRow, 'key' | 'path' | 'request'>;

/**
 * What an earlier sending of this step may have created without our hearing of it: the external id of the object that
 * carries the launch's label and the step's name, or undefined where there is none. Steps that may simply be sent again
 * (reads, switches, pictures, which Facebook knows by their bytes) answer undefined.
 */
export async function findExisting(
  connection: LaunchConnection,
  step: SentStep,
  labelId: string | null,
): Promise<string | undefined> {
  const kind = stepKind(step.key);
  if (isLabelled(kind)) {
    if (labelId === null) return undefined;
    const path = `${connection.accountPath}/${labelledEdges[kind]}bylabels`;
    const rows = await readList(connection.user, path, { ad_label_ids: [labelId], fields: 'id,name' });
    return idOfNamed(rows, 'name', step.request.name);
  }
  switch (kind) {
    case 'label':
      return idOfNamed(
        await readList(connection.user, step.path, { fields: 'id,name' }),
        'name',
        step.request.name,
      );
    case 'leadForm':
      return idOfNamed(
        await readList(await connection.page(), step.path, { fields: 'id,name' }),
        'name',
        step.request.name,
      );
    case 'video':
      return idOfNamed(
        await readList(connection.user, step.path, { fields: 'id,title' }),
        'title',
        step.request.title,
      );
    default:
      return undefined;
  }
}

function idOfNamed(
  rows: readonly Readonly<Record<string, unknown>>[],
  field: string,
  name: unknown,
): string | undefined {
  const found = rows.find((row) => row[field] === name)?.id;
  return typeof found === 'string' ? found : undefined;
}
