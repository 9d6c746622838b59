import { and, eq } from 'drizzle-orm';
import { product_tours } from '../../db/schema/guides';
import type { VisitorCaller } from '../../http/callers';
import type { ContractHandlers } from '../../http/contractHandlers';
import { parseTextId } from '../../http/parseTextId';
import { found } from '../../http/problem';
import { countUse, type RateLimit } from '../../http/rateLimit';
import type { UseCaseContext } from '../../http/UseCaseContext';

/** A page requests a tour if its URL or its script starts one. */
const toursPerVisitor: RateLimit = { name: 'sdk-tour', max: 300, windowMs: 10 * 60 * 1000 };

export function outboundHandlers(): ContractHandlers<'outbound'> {
  return {
    productTour: async ({ body, ctx }) => {
      const { agency_id, visitor_id } = ctx.caller;
      await countUse(ctx.ports, toursPerVisitor, `${agency_id} ${visitor_id}`);
      const id = parseTextId(body.outboundId);
      return found(await ctx.inTenant((unit) => liveTour(unit, id)));
    },
  };
}

async function liveTour(ctx: UseCaseContext<VisitorCaller>, id: number) {
  const {
    tx,
    caller: { agency_id, project_id },
  } = ctx;
  const [row] = await tx
    .select({ config: product_tours.config })
    .from(product_tours)
    .where(
      and(
        eq(product_tours.agency_id, agency_id),
        eq(product_tours.project_id, project_id),
        eq(product_tours.id, id),
        eq(product_tours.status, 'live'),
      ),
    );
  return row;
}
