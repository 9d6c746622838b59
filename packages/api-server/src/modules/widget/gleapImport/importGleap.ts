import type { GleapKind, GleapNote, GleapReport } from '@adlane/contract/widget/gleapImport';
import { Problem } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Ids } from '../../../ports';
import { lockProject } from '../projects/queries';
import type { Imported } from './Imported';
import { importContact } from './importContact';
import { importArticle, importCollection, importNews, importTooltip, importTour } from './importContent';
import { type AnyKind, findImported, type ImportRun, storeImported } from './importedIds';
import { importMessage } from './importMessage';
import { importTicket } from './importTicket';
import { readId } from './readGleap';

type Item = Readonly<Record<string, unknown>>;
type Importer = {
  /** What the objects become here. */
  readonly kinds: readonly AnyKind[];
  readonly importItem: (run: ImportRun, item: Item) => Promise<Imported>;
};

const importers: Readonly<Record<GleapKind, Importer>> = {
  sessions: { kinds: ['contact'], importItem: importContact },
  tickets: { kinds: ['ticket', 'conversation', 'featureRequest'], importItem: importTicket },
  messages: { kinds: ['message'], importItem: importMessage },
  collections: { kinds: ['collection'], importItem: importCollection },
  articles: { kinds: ['article'], importItem: importArticle },
  news: { kinds: ['news'], importItem: importNews },
  productTours: { kinds: ['guide'], importItem: importTour },
  tooltips: { kinds: ['guide'], importItem: importTooltip },
};

/** Imports one object; what it is refused for becomes the reason in the report, so that the others are imported. */
async function tryImport({ importItem }: Importer, run: ImportRun, item: Item): Promise<Imported> {
  try {
    return await importItem(run, item);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { skipped: Object.values(error.errors ?? {})[0]?.[0] ?? error.message };
  }
}

type Batch = {
  readonly id: number;
  readonly kind: GleapKind;
  readonly items: readonly Item[];
  readonly verified_users: boolean;
  readonly ids: Ids;
};

/**
 * Imports objects of Gleap under their ids: what has been imported stays as it is, also if it was deleted since.
 * @throws Problem 404 for an unknown project
 */
export async function importGleap(ctx: UseCaseContext, batch: Batch): Promise<GleapReport> {
  await lockProject(ctx, batch.id);
  const importer = importers[batch.kind];
  const run: ImportRun = { ctx, project_id: batch.id, ids: batch.ids, areUsersProven: batch.verified_users };
  const skipped: GleapNote[] = [];
  const incomplete: GleapNote[] = [];
  let imported = 0;
  let existing = 0;
  for (const item of batch.items) {
    const external_id = readId(item);
    if (external_id === undefined) {
      skipped.push({ id: '', reason: 'It has no id.' });
      continue;
    }
    if (await findImported(run, importer.kinds, external_id)) {
      existing += 1;
      continue;
    }
    const result = await tryImport(importer, run, item);
    if ('skipped' in result) {
      skipped.push({ id: external_id, reason: result.skipped });
      continue;
    }
    const { missing = [], ...content } = result;
    await storeImported(run, { ...content, external_id });
    imported += 1;
    incomplete.push(...missing.map((reason) => ({ id: external_id, reason })));
  }
  return { imported, existing, skipped, incomplete };
}
