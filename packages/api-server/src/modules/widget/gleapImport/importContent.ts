import { contentLimits } from '@adlane/contract/constants';
import { guideDefaults, NewGuideForm } from '@adlane/contract/widget/guides';
import { ArticleForm, CollectionForm } from '@adlane/contract/widget/help/manage';
import { NewsForm } from '@adlane/contract/widget/news/manage';
import type * as z from 'zod';
import { createGuide } from '../guides/manageGuides';
import { createArticle, createCollection } from '../help/manage/editHelp';
import { createNews } from '../news/manage/editNews';
import { formatRichText } from './formatRichText';
import type { Imported } from './Imported';
import { findImported, type ImportRun } from './importedIds';
import { readId, readRecord, readShort, readText } from './readGleap';

type Item = Readonly<Record<string, unknown>>;

const oneLanguage = 'Only one language is stored here; the others stay in Gleap.';

/** Returns what the form says of a value that it does not accept. */
const explain = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`)[0] ?? 'It is not valid.';

/** Names what several of the texts lose: all languages but one. */
const listLost = (...texts: readonly { readonly languages: number }[]) =>
  texts.some(({ languages }) => languages > 1) ? [oneLanguage] : [];

export async function importCollection({ ctx, project_id }: ImportRun, item: Item): Promise<Imported> {
  const title = readText(item['title']);
  const description = readText(item['description']);
  const form = CollectionForm.safeParse({
    title: title.text.slice(0, contentLimits.title),
    description: description.text.slice(0, contentLimits.summary),
  });
  if (!form.success) return { skipped: explain(form.error) };
  const { id } = await createCollection(ctx, { project_id, ...form.data });
  const isNested = readId(item['parent']) !== undefined;
  return {
    kind: 'collection',
    content_id: id,
    missing: [
      ...listLost(title, description),
      ...(isNested ? ['It was part of another collection; here all are side by side.'] : []),
    ],
  };
}

export async function importArticle(run: ImportRun, item: Item): Promise<Imported> {
  const place = readId(item['helpcenterCollection']);
  const collection = place && (await findImported(run, ['collection'], place));
  if (!collection) return { skipped: 'Import the collection that it belongs to first.' };
  const title = readText(item['title']);
  const description = readText(item['description']);
  const html = readText(item['content'], formatRichText);
  const form = ArticleForm.safeParse({
    collection_id: collection.content_id,
    title: title.text.slice(0, contentLimits.title),
    description: description.text.slice(0, contentLimits.summary),
    html: html.text || readText(item['plainContent']).text,
    status: item['isDraft'] === true ? 'draft' : 'live',
  });
  if (!form.success) return { skipped: explain(form.error) };
  const { id } = await createArticle(run.ctx, form.data);
  return { kind: 'article', content_id: id, missing: listLost(title, description, html) };
}

/** News and guides become drafts: who saw them in Gleap should not see them again. */
export async function importNews({ ctx, project_id }: ImportRun, item: Item): Promise<Imported> {
  const title = readText(item['subject']);
  const html = readText(item['message'], formatRichText);
  const form = NewsForm.safeParse({
    title: (title.text || (readShort(item['name'], contentLimits.title) ?? '')).slice(0, contentLimits.title),
    coverImageUrl: readShort(item['coverImageUrl'], 2000) ?? '',
    html: html.text,
    status: 'draft',
  });
  if (!form.success) return { skipped: explain(form.error) };
  const { id } = await createNews(ctx, { project_id, ...form.data });
  return { kind: 'news', content_id: id, missing: listLost(title, html) };
}

/** Leaves out what is null, so that the default counts. */
const listSet = (values: Item) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));

async function importGuide(
  { ctx, project_id }: ImportRun,
  item: Item,
  guide: { readonly kind: 'tour' | 'tooltip'; readonly config: object },
): Promise<Imported> {
  const form = NewGuideForm.safeParse({
    ...guide,
    project_id,
    name: readShort(item['name'], 80) ?? (readText(item['subject']).text.slice(0, 80) || 'Without a name'),
  });
  if (!form.success) return { skipped: explain(form.error) };
  const { id } = await createGuide(ctx, form.data);
  const hasRules = Array.isArray(item['pageRules']) && item['pageRules'].length > 0;
  return {
    kind: 'guide',
    content_id: id,
    missing: hasRules ? ['Its page rules stay in Gleap: set them before you publish it.'] : [],
  };
}

export function importTour(run: ImportRun, item: Item): Promise<Imported> {
  const config = readRecord(item['config']);
  const steps = (Array.isArray(config['steps']) ? config['steps'] : []).map((step) => ({
    ...guideDefaults.step,
    ...listSet(readRecord(step)),
  }));
  const sender = { ...guideDefaults.tour.sender, ...listSet(readRecord(config['sender'])) };
  return importGuide(run, item, {
    kind: 'tour',
    config: { ...guideDefaults.tour, ...listSet(config), steps, sender },
  });
}

export function importTooltip(run: ImportRun, item: Item): Promise<Imported> {
  const config = { ...guideDefaults.tooltip, ...listSet(readRecord(item['config'])) };
  return importGuide(run, item, { kind: 'tooltip', config });
}
