import type { OutdatedTemplate } from '@adlane/contract/ads/templates';
import { successMessages } from '@adlane/contract/constants';
import { findRemovedValues, type RemovedValue } from '@adlane/contract/rules';
import { and, desc, eq, ne } from 'drizzle-orm';
import { validateTargeting } from '../../../connectors/facebook/validateTargeting';
import { isAmong } from '../../../db/isAmong';
import { monotonicNow } from '../../../db/monotonicNow';
import { folders, templates } from '../../../db/schema/ads/templates';
import { updateRow } from '../../../db/tenantRows';
import type { UserCall } from '../../../http/CallContext';
import { checkAllFound } from '../../../http/checkAllFound';
import { forbidden, Problem } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { mayUpdate, visibleTemplates } from '../../account/access/visibility';
import { readFacebook } from '../sources/access/withFacebook';
import { isConnected, listUsableAccounts } from '../sources/assets/chooseAdAccount';
import { inFolder, lockTemplates } from './queries';

/** Templates that one call looks at, the latest first. */
const mostTemplates = 2000;
/** Audiences that one call lets Facebook check. */
const mostAudiences = 500;

const columns = {
  id: templates.id,
  name: templates.name,
  client_id: templates.client_id,
  updated_at: templates.updated_at,
  adTypes: templates.adTypes,
  templateContent: templates.templateContent,
  templateTargeting: templates.templateTargeting,
  google: templates.google,
};

function readRows({ tx, caller }: UseCaseContext, ids?: readonly number[]) {
  return tx
    .select(columns)
    .from(templates)
    .leftJoin(folders, inFolder)
    .where(
      and(
        eq(templates.agency_id, caller.agency_id),
        eq(templates.is_hidden, false),
        ne(templates.status, 'archived'),
        ids && isAmong(templates.id, ids),
        visibleTemplates(caller),
      ),
    )
    .orderBy(desc(templates.updated_at), desc(templates.id))
    .limit(mostTemplates);
}
type Row = Awaited<ReturnType<typeof readRows>>[number];

/** Lists the visible templates with values that their platforms have removed. */
export async function listOutdated(call: UserCall): Promise<OutdatedTemplate[]> {
  const rows = await call.inTenant((ctx) => readRows(ctx));
  const removed = await findRemovedAudiences(call, rows);
  return rows.flatMap((row) => {
    const values: readonly RemovedValue[] = findRemovedValues(row, removed).found;
    const { id, name } = row;
    return values.length === 0
      ? []
      : [{ id, name, can_fix: mayUpdate(call.caller, row), values: [...values] }];
  });
}

/**
 * Replaces the removed values of templates. @throws Problem 403 for a template that the caller may not change; 422 for ids
 * of none
 */
export async function fixOutdated(call: UserCall, ids: readonly number[]) {
  const seen = await call.inTenant((ctx) => readRows(ctx, ids));
  const removed = await findRemovedAudiences(call, seen);
  const fixed_count = await call.inTenant((ctx) => fixRows(ctx, ids, removed));
  return { message: successMessages.saved, fixed_count };
}

async function fixRows(
  ctx: UseCaseContext,
  ids: readonly number[],
  removed: ReadonlySet<string>,
): Promise<number> {
  const { tx, caller, now } = ctx;
  const locked = await lockTemplates(ctx, ids);
  checkAllFound('ids', ids, locked);
  if (!locked.every((row) => mayUpdate(caller, row))) throw forbidden();
  let fixed = 0;
  for (const row of await readRows(ctx, ids)) {
    const { found, parts } = findRemovedValues(row, removed);
    if (found.length === 0) continue;
    const key = { agency_id: caller.agency_id, id: row.id };
    const { templateContent, templateTargeting, google } = parts;
    await updateRow(tx, templates, key, {
      templateContent,
      templateTargeting,
      google,
      adTypes: parts.adTypes === null ? null : [...parts.adTypes],
      updated_at: monotonicNow(row.updated_at, now),
    });
    fixed += 1;
  }
  return fixed;
}

/**
 * Finds ids of audiences that Facebook no longer knows; none without a connected account, or where Facebook does not answer.
 */
async function findRemovedAudiences(call: UserCall, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const choices = rows.flatMap(({ templateTargeting: { detailedTargeting } }) => [
    ...detailedTargeting.interests.map(({ id }) => ({ id, type: 'interests' })),
    ...detailedTargeting.behaviors.map(({ id }) => ({ id, type: 'behaviors' })),
    ...detailedTargeting.demographics.flatMap(({ id, type }) => (type === undefined ? [] : [{ id, type }])),
  ]);
  const distinct = [...new Map(choices.map((choice) => [choice.id, choice])).values()].slice(
    0,
    mostAudiences,
  );
  if (distinct.length === 0) return new Set();
  const usable = await call.inTenant((ctx) => listUsableAccounts(ctx, 'facebook'));
  const connected = usable.filter(isConnected);
  const reached = connected.find(({ account }) => account.is_default) ?? connected[0];
  if (!reached) return new Set();
  try {
    const known = await readFacebook(call.ports, reached.source, (client) =>
      validateTargeting(client, reached.account.external_id, distinct),
    );
    return new Set(known.filter(({ valid }) => !valid).map(({ id }) => id));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return new Set();
  }
}
