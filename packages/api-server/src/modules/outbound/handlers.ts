import { and, eq } from 'drizzle-orm';
import { product_tours } from '../../db/schema/guides';
import type { VisitorCaller } from '../../http/callers';
import type { ContractHandlers } from '../../http/contractHandlers';
import { found, notFound } from '../../http/problem';
import { countUse, type RateLimit } from '../../http/rateLimit';
import type { UseCaseContext } from '../../http/UseCaseContext';

/** A page requests a tour if its URL or its script starts one. */
const toursPerVisitor: RateLimit = { name: 'sdk-tour', max: 300, windowMs: 10 * 60 * 1000 };

export function outboundHandlers(): ContractHandlers<'outbound'> {
  return {
    productTour: async ({ body, ctx }) => {
      const { agency_id, visitor_id } = ctx.caller;
      await countUse(ctx.ports, toursPerVisitor, `${agency_id} ${visitor_id}`);
      const id = parseTourId(body.outboundId);
      return found(await ctx.inTenant((unit) => liveTour(unit, id)));
    },
  };
}

/**
 * Parses the id of a tour, a positive integer.
 * @throws Problem 404 for anything else
 */
function parseTourId(outboundId: string): number {
  if (!/^[1-9]\d{0,8}$/.test(outboundId)) throw notFound();
  return Number(outboundId);
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
