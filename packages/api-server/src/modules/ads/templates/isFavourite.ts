import { type SQL, sql } from 'drizzle-orm';
import { favourites } from '../../../db/schema/ads/favourites';
import { templates } from '../../../db/schema/ads/templates';
import type { UserCaller } from '../../../http/callers';

/** Matches templates that the user marked as favourites. */
export function isFavourite({ agency_id, user_id }: Pick<UserCaller, 'agency_id' | 'user_id'>): SQL {
  return sql`exists (select from ${favourites} where ${favourites.agency_id} = ${agency_id}
    and ${favourites.user_id} = ${user_id} and ${favourites.template_id} = ${templates.id})`;
}
