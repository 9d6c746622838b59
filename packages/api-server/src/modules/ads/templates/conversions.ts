import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, ilike, ne, sql } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { ad_metrics, ads } from '../../../db/schema/ads/ads';
import { folders, templates } from '../../../db/schema/ads/templates';
import { searchPattern } from '../../../db/searchPattern';
import type { ReadContext } from '../../../http/UseCaseContext';
import { visibleAds, visibleTemplates } from '../../account/access/visibility';
import { inFolder } from './queries';

type ConversionQuery = ParsedInput<Contract['templates']['conversions']>['query'];

const buildSum = (column: (typeof ad_metrics)['spend' | 'impressions' | 'clicks' | 'results']) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/**
 * Lists the results of each template's ads that the caller sees. A template with ads in two currencies has a
 * row for each, because their amounts cannot be added.
 */
export async function listConversions({ tx, caller }: ReadContext, query: ConversionQuery) {
  const numbers = tx
    .select({
      template_id: templates.id,
      name: templates.name,
      currency: ads.currency,
      impressions: buildSum(ad_metrics.impressions).as('impressions'),
      clicks: buildSum(ad_metrics.clicks).as('clicks'),
      results: buildSum(ad_metrics.results).as('results'),
      spend: buildSum(ad_metrics.spend).as('spend'),
      conversion_rate:
        sql<number>`coalesce(sum(${ad_metrics.results})::float / nullif(sum(${ad_metrics.clicks}), 0), 0)`
          .mapWith(Number)
          .as('conversion_rate'),
    })
    .from(templates)
    .innerJoin(ads, and(eq(ads.agency_id, templates.agency_id), eq(ads.template_id, templates.id)))
    .leftJoin(ad_metrics, and(eq(ad_metrics.agency_id, ads.agency_id), eq(ad_metrics.ad_id, ads.id)))
    .leftJoin(folders, inFolder)
    .where(
      and(
        eq(templates.agency_id, caller.agency_id),
        eq(templates.is_hidden, false),
        ne(templates.status, 'archived'),
        query.search ? ilike(templates.name, searchPattern(query.search)) : undefined,
        visibleTemplates(caller),
        visibleAds(caller),
      ),
    )
    .groupBy(templates.id, templates.name, ads.currency)
    .as('numbers');
  const direction = query.order === 'asc' ? asc : desc;
  return listPage(
    query,
    tx
      .select()
      .from(numbers)
      .orderBy(direction(numbers[query.sort ?? 'results']), asc(numbers.template_id), asc(numbers.currency)),
    tx.select({ total: count() }).from(numbers),
  );
}
