import { and, count, eq, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { folders, templates } from '../../../db/schema/ads/templates';
import type { ReadContext } from '../../../http/UseCaseContext';
import { visibleTemplates } from '../../account/access/visibility';
import { inFolder, shownStatus } from './queries';

/**
 * Counts the templates that lists show the caller by a column's value: a subquery with `by` and `templates`
 * to join.
 */
export function countShown<Column extends PgColumn>({ tx, caller }: ReadContext, column: Column) {
  return tx
    .select({ by: column, templates: count().as('templates') })
    .from(templates)
    .leftJoin(folders, inFolder)
    .where(
      and(
        eq(templates.agency_id, caller.agency_id),
        eq(templates.is_hidden, false),
        ne(shownStatus, 'archived'),
        visibleTemplates(caller),
      ),
    )
    .groupBy(column)
    .as('shown');
}
