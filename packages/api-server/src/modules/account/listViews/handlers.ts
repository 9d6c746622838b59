import type { ListView, ListViewForm, ListViewList } from '@adlane/contract/account/listViews';
import { successMessages } from '@adlane/contract/constants';
import { readContactFilter } from '@adlane/contract/widget/contacts';
import { readInboxFilter } from '@adlane/contract/widget/inbox';
import { and, asc, count, eq, or } from 'drizzle-orm';
import { list_views } from '../../../db/schema/account/listViews';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found, invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { countContacts } from '../../widget/contacts/listContacts';
import { countItems } from '../../widget/inbox/listItems';

type ViewRow = typeof list_views.$inferSelect;

/** Maximum views of a user in all lists. */
const maxViews = 100;

function countMatches(ctx: UseCaseContext, { list, query }: ViewRow) {
  if (list === 'contacts') return countContacts(ctx, readContactFilter(query));
  if (list !== 'inbox') return undefined;
  const { agency_id, user_id } = ctx.caller;
  return countItems(ctx.tx, { agency_id, user_id, now: ctx.now }, readInboxFilter(query));
}

/** Returns a view as calls answer it; of the inbox and of contacts with its count. */
async function toView(ctx: UseCaseContext, row: ViewRow): Promise<ListView> {
  const { id, name, list, is_shared, query, user_id } = row;
  const view = { id, name, list, is_shared, query, is_own: user_id === ctx.caller.user_id };
  const counted = await countMatches(ctx, row);
  return counted ? { ...view, count: counted.total, has_more: counted.has_more } : view;
}

const isOwn = ({ caller }: UseCaseContext) =>
  and(eq(list_views.agency_id, caller.agency_id), eq(list_views.user_id, caller.user_id));

/** Lists the caller's views of a list and those that the team shares. */
async function listViews(ctx: UseCaseContext, list: ListViewList): Promise<ListView[]> {
  const rows = await ctx.tx
    .select()
    .from(list_views)
    .where(
      and(
        eq(list_views.agency_id, ctx.caller.agency_id),
        eq(list_views.list, list),
        or(isOwn(ctx), eq(list_views.is_shared, true)),
      ),
    )
    .orderBy(asc(list_views.name), asc(list_views.id))
    .limit(200);
  const views: ListView[] = [];
  for (const row of rows) views.push(await toView(ctx, row));
  return views;
}

/** @throws Problem 422 above the maximum */
async function createView(ctx: UseCaseContext, form: ListViewForm): Promise<ListView> {
  const { tx, caller, now } = ctx;
  const { agency_id, user_id } = caller;
  const [own] = await tx.select({ views: count() }).from(list_views).where(isOwn(ctx));
  if ((own?.views ?? 0) >= maxViews) throw invalid({ name: [`You can save up to ${maxViews} views.`] });
  const [row] = await tx
    .insert(list_views)
    .values({ agency_id, user_id, ...form, created_at: now, updated_at: now })
    .returning();
  return toView(ctx, found(row));
}

/** @throws Problem 404 for views of other users */
async function updateView(ctx: UseCaseContext, id: number, form: ListViewForm): Promise<ListView> {
  const [row] = await ctx.tx
    .update(list_views)
    .set({ ...form, updated_at: ctx.now })
    .where(and(isOwn(ctx), eq(list_views.id, id)))
    .returning();
  return toView(ctx, found(row));
}

/** @throws Problem 404 for views of other users */
async function deleteView(ctx: UseCaseContext, id: number): Promise<void> {
  const [row] = await ctx.tx
    .delete(list_views)
    .where(and(isOwn(ctx), eq(list_views.id, id)))
    .returning({ id: list_views.id });
  found(row);
}

export function listViewsHandlers(): ContractHandlers<'listViews'> {
  return {
    list: async ({ query, call }) => ({ data: await call.inTenant((ctx) => listViews(ctx, query.list)) }),
    store: ({ body, call }) => call.inTenant((ctx) => createView(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateView(ctx, params.id, body)),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteView(ctx, params.id));
      return { message: successMessages.deleted };
    },
  };
}
