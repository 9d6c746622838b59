import { successMessages } from '@adlane/contract/constants';
import type { InboxView, InboxViewForm } from '@adlane/contract/widget/inbox/views';
import { and, asc, count, eq, or } from 'drizzle-orm';
import { inbox_views } from '../../../../db/schema/widget/inbox';
import type { ContractHandlers } from '../../../../http/contractHandlers';
import { found, invalid } from '../../../../http/problem';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import { countItems } from '../items';

type ViewRow = typeof inbox_views.$inferSelect;

/** Maximum views of a user. */
const maxViews = 50;

async function toView({ tx, caller, now }: UseCaseContext, row: ViewRow): Promise<InboxView> {
  const { id, name, is_shared, filter, user_id } = row;
  const viewer = { agency_id: caller.agency_id, user_id: caller.user_id, now };
  return {
    id,
    name,
    is_shared,
    filter,
    is_own: user_id === caller.user_id,
    count: await countItems(tx, viewer, filter),
  };
}

const isOwn = ({ caller }: UseCaseContext) =>
  and(eq(inbox_views.agency_id, caller.agency_id), eq(inbox_views.user_id, caller.user_id));

/** Lists the caller's views and those that the team shares. */
async function listViews(ctx: UseCaseContext): Promise<InboxView[]> {
  const rows = await ctx.tx
    .select()
    .from(inbox_views)
    .where(
      or(isOwn(ctx), and(eq(inbox_views.agency_id, ctx.caller.agency_id), eq(inbox_views.is_shared, true))),
    )
    .orderBy(asc(inbox_views.name), asc(inbox_views.id))
    .limit(200);
  const views: InboxView[] = [];
  for (const row of rows) views.push(await toView(ctx, row));
  return views;
}

/** @throws Problem 422 above the maximum */
async function createView(ctx: UseCaseContext, form: InboxViewForm): Promise<InboxView> {
  const { tx, caller, now } = ctx;
  const { agency_id, user_id } = caller;
  const [own] = await tx.select({ views: count() }).from(inbox_views).where(isOwn(ctx));
  if ((own?.views ?? 0) >= maxViews) throw invalid({ name: [`You can save up to ${maxViews} views.`] });
  const [row] = await tx
    .insert(inbox_views)
    .values({ agency_id, user_id, ...form, created_at: now, updated_at: now })
    .returning();
  return toView(ctx, found(row));
}

/** @throws Problem 404 for views of other users */
async function updateView(ctx: UseCaseContext, id: number, form: InboxViewForm): Promise<InboxView> {
  const [row] = await ctx.tx
    .update(inbox_views)
    .set({ ...form, updated_at: ctx.now })
    .where(and(isOwn(ctx), eq(inbox_views.id, id)))
    .returning();
  return toView(ctx, found(row));
}

/** @throws Problem 404 for views of other users */
async function deleteView(ctx: UseCaseContext, id: number): Promise<void> {
  const [row] = await ctx.tx
    .delete(inbox_views)
    .where(and(isOwn(ctx), eq(inbox_views.id, id)))
    .returning({ id: inbox_views.id });
  found(row);
}

export function inboxViewsHandlers(): ContractHandlers<'inboxViews'> {
  return {
    list: async ({ call }) => ({ data: await call.inTenant(listViews) }),
    store: ({ body, call }) => call.inTenant((ctx) => createView(ctx, body)),
    update: ({ params, body, call }) => call.inTenant((ctx) => updateView(ctx, params.id, body)),
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteView(ctx, params.id));
      return { message: successMessages.deleted };
    },
  };
}
