import { readList } from '../../../../../connectors/facebook/graph/readList';
import { NamedNode } from '../../../../../connectors/facebook/graph/shapes';
import type { FacebookLaunch } from '../openFacebookLaunch';
import { type LabelledKind, labelledEdges } from '../stepKinds';

/** Lists ids of the objects of one kind that carry a label. @throws FacebookError */
export async function listLabelled(
  { user, accountPath }: Pick<FacebookLaunch, 'user' | 'accountPath'>,
  kind: LabelledKind,
  labelId: string,
): Promise<string[]> {
  const path = `${accountPath}/${labelledEdges[kind]}bylabels`;
  const rows = await readList(user, path, { ad_label_ids: [labelId], fields: 'id' }, NamedNode);
  return rows.flatMap(({ id }) => id ?? []);
}
