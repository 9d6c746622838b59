import type { GoogleTemplate, Template, TemplateContent } from '@adlane/contract/ads/templates';
import { replaceCardMedia } from '@adlane/contract/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { lead_forms } from '../../../db/schema/ads/leadForms';
import { media } from '../../../db/schema/ads/media';
import { template_media, type templates } from '../../../db/schema/ads/templates';
import type { Database } from '../../../ports';

type Master = typeof templates.$inferSelect;

/**
 * Copies the media of master templates into an agency's library, each file once however often it is imported.
 * Returns the agency's ids by the operator's.
 */
export async function copyMedia(
  tx: Database,
  agencyId: number,
  masters: readonly Master[],
  now: Date,
): Promise<Map<number, number>> {
  const operator = masters[0]?.agency_id ?? 0;
  const wanted = await listMediaIds(tx, operator, masters);
  if (wanted.length === 0) return new Map();
  const originals = await tx
    .select()
    .from(media)
    .where(and(eq(media.agency_id, operator), inArray(media.id, wanted)));
  const urls = originals.map(({ url }) => url);
  const existing = await tx
    .select({ id: media.id, url: media.url })
    .from(media)
    .where(and(eq(media.agency_id, agencyId), isNull(media.client_id), inArray(media.url, urls)));
  const idOfUrl = new Map(existing.map(({ id, url }) => [url, id]));
  const missing = originals.filter(({ url }) => !idOfUrl.has(url));
  const values = missing.map(({ id: _id, source_media_id: _source, ...row }) => ({
    ...row,
    agency_id: agencyId,
    client_id: null,
    created_at: now,
    updated_at: now,
  }));
  if (values.length > 0) {
    const created = await tx.insert(media).values(values).returning({ id: media.id, url: media.url });
    for (const { id, url } of created) idOfUrl.set(url, id);
  }
  return new Map(originals.map(({ id, url }) => [id, idOfUrl.get(url) ?? 0]));
}

/**
 * Lists the ids of all media in the templates: Facebook's media, Google's media and logos, images of lead
 * forms.
 */
async function listMediaIds(tx: Database, operator: number, masters: readonly Master[]): Promise<number[]> {
  const shown = await tx
    .select({ id: template_media.media_id })
    .from(template_media)
    .where(
      and(
        eq(template_media.agency_id, operator),
        inArray(
          template_media.template_id,
          masters.map(({ id }) => id),
        ),
      ),
    );
  const google = masters.flatMap(({ google: half }) => {
    if (!half) return [];
    const { googleTemplateMedia, googleTemplateLogos } = half.createAdTemplateData;
    return [...googleTemplateMedia, ...googleTemplateLogos].map(({ id }) => id);
  });
  const forms = await listForms(tx, masters);
  const pictures = forms.flatMap(({ content }) => content.bgMedia?.id ?? []);
  return [...new Set([...shown.map(({ id }) => id), ...google, ...pictures])];
}

/** Returns the Facebook half of a template with the agency's media ids in place of the operator's. */
export function replaceFacebookMedia(
  original: TemplateContent,
  mediaCopies: ReadonlyMap<number, number>,
): TemplateContent {
  const content = replaceCardMedia(original, (id) => mediaCopies.get(id) ?? null);
  const { placementMedia } = content;
  if (placementMedia === undefined) return content;
  const replaced = Object.entries(placementMedia).map(([group, id]) => [
    group,
    mediaCopies.get(id ?? 0) ?? null,
  ]);
  return { ...content, placementMedia: Object.fromEntries(replaced) };
}

/** Returns the Google half of a template with the agency's media ids in place of the operator's. */
export function replaceMediaIds(
  google: GoogleTemplate,
  mediaCopies: ReadonlyMap<number, number>,
): GoogleTemplate {
  const content = google.createAdTemplateData;
  const replaceIds = <Item extends { id: number }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, id: mediaCopies.get(item.id) ?? item.id }));
  return {
    ...google,
    createAdTemplateData: {
      ...content,
      googleTemplateMedia: replaceIds(content.googleTemplateMedia),
      googleTemplateLogos: replaceIds(content.googleTemplateLogos),
    },
  };
}

function listForms(tx: Database, masters: readonly Master[]) {
  const ids = [...new Set(masters.flatMap(({ selectedLeadForm }) => selectedLeadForm?.id ?? []))];
  if (ids.length === 0) return Promise.resolve([]);
  const operator = masters[0]?.agency_id ?? 0;
  return tx
    .select()
    .from(lead_forms)
    .where(and(eq(lead_forms.agency_id, operator), inArray(lead_forms.id, ids)));
}

type FormOptions = { readonly now: Date; readonly mediaCopies: ReadonlyMap<number, number> };

/**
 * Copies the lead forms of master templates. Returns what a template stores of each copy, by the operator's
 * id.
 */
export async function copyLeadForms(
  tx: Database,
  agencyId: number,
  masters: readonly Master[],
  { now, mediaCopies }: FormOptions,
): Promise<Map<number, NonNullable<Template['selectedLeadForm']>>> {
  const originals = await listForms(tx, masters);
  if (originals.length === 0) return new Map();
  const values = originals.map(({ id: _id, content, ...form }) => {
    const picture = content.bgMedia && mediaCopies.get(content.bgMedia.id);
    return {
      ...form,
      content: {
        ...content,
        bgMedia: picture && content.bgMedia ? { ...content.bgMedia, id: picture } : null,
      },
      agency_id: agencyId,
      client_id: null,
      external_id: null,
      page_id: null,
      created_at: now,
      updated_at: now,
    };
  });
  const created = await tx
    .insert(lead_forms)
    .values(values)
    .returning({ id: lead_forms.id, name: lead_forms.name });
  return new Map(
    originals.flatMap(({ id }, index) => {
      const copy = created[index];
      return copy === undefined ? [] : [[id, { ...copy, questionId: copy.id }] as const];
    }),
  );
}
