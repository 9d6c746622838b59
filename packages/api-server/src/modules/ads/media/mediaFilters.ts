import { limits } from '@adlane/contract/rules';
import { and, eq, exists, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { lead_forms } from '../../../db/schema/ads/leadForms';
import { media } from '../../../db/schema/ads/media';
import { template_media, templates } from '../../../db/schema/ads/templates';
import type { Database } from '../../../ports';

/** Matches images of a shape that ads need, with the tolerance of `findRatio` (ads §5). */
export function hasRatio(name: 'landscape' | 'square'): SQL | undefined {
  const { ratio, minWidthPx, minHeightPx } = limits.ratios[name];
  const { tolerance } = limits.ratios;
  return and(
    eq(media.kind, 'image'),
    gte(media.width, minWidthPx),
    gte(media.height, minHeightPx),
    lte(sql`abs(${media.width}::float8 / nullif(${media.height}, 0) / ${ratio}::float8 - 1)`, tolerance),
  );
}

/** Matches YouTube videos, or all uploads. */
export function isFrom(source: 'upload' | 'youtube'): SQL {
  return source === 'youtube' ? isNotNull(media.youtube_id) : isNull(media.youtube_id);
}

/** Matches images that `checkLogoSize` accepts as a logo (ads §5). */
export function isLogo(): SQL | undefined {
  return and(eq(media.kind, 'image'), gte(media.width, limits.google.logos.minWidthPx));
}

/** Matches media among the images or logos of a template's Google part. */
export function isInGoogle(): SQL {
  const shown = sql`jsonb_build_array(jsonb_build_object('id', ${media.id}))`;
  const content = sql`${templates.google}->'createAdTemplateData'`;
  return sql`(${content}->'googleTemplateMedia' @> ${shown} or ${content}->'googleTemplateLogos' @> ${shown})`;
}

/** Builds conditions over `media` that match templates and lead forms of the agency that use a media. */
export function buildUsers(tx: Database, agencyId: number) {
  const inTemplate = tx
    .select({ one: sql`1` })
    .from(template_media)
    .where(
      and(
        // A parameter instead of a column, so that PostgreSQL can collect all matching rows first.
        eq(template_media.agency_id, agencyId),
        eq(template_media.template_id, templates.id),
        eq(template_media.media_id, media.id),
      ),
    );
  return {
    template: and(eq(templates.agency_id, media.agency_id), sql`(${exists(inTemplate)} or ${isInGoogle()})`),
    leadForm: and(
      eq(lead_forms.agency_id, media.agency_id),
      sql`${lead_forms.content}->'bgMedia'->'id' = to_jsonb(${media.id})`,
    ),
  };
}
