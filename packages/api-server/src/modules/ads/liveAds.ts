import { and, isNull, type SQL } from 'drizzle-orm';
import type { Parameter } from '../../db/placeholders';
import { ads } from '../../db/schema/ads';
import { isServing } from './queries';

/** Ads that are there and run at `now`. */
export function liveAds(now: Parameter<Date>): SQL | undefined {
  return and(isNull(ads.archived_at), isNull(ads.deleted_at), isServing(now));
}
