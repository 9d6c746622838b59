import { and, isNull, type SQL } from 'drizzle-orm';
import { ads } from '../../../db/schema/ads/ads';
import { isServing } from './queries';

/** Matches ads that are not deleted and run at `now`. */
export function isLive(now: Date): SQL | undefined {
  return and(isNull(ads.archived_at), isNull(ads.deleted_at), isServing(now));
}
