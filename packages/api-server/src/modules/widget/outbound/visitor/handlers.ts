import type { ContractHandlers } from '../../../../http/contractHandlers';
import { countUse, type RateLimit } from '../../../../http/limits/rateLimit';
import { found } from '../../../../http/problem';
import { isTextId, parseTextId } from '../../../../http/requests/parseTextId';
import { findLiveTour } from '../../guides/findLiveTour';

/** A page requests a tour if its URL or its script starts one. */
const toursPerVisitor: RateLimit = { name: 'sdk-tour', max: 300, windowMs: 10 * 60 * 1000 };

export function outboundHandlers(): ContractHandlers<'outbound'> {
  return {
    productTour: async ({ body, call }) => {
      const { agency_id, visitor_id } = call.caller;
      await countUse(call.ports, toursPerVisitor, `${agency_id} ${visitor_id}`);
      const id = parseTextId(body.outboundId);
      return { config: found(await call.inTenant(({ tx, caller }) => findLiveTour(tx, caller, id))) };
    },
    validateTour: async ({ body, call }) => {
      const { agency_id, visitor_id } = call.caller;
      await countUse(call.ports, toursPerVisitor, `${agency_id} ${visitor_id}`);
      const { outboundId } = body;
      const isLive =
        isTextId(outboundId) &&
        (await call.inTenant(({ tx, caller }) => findLiveTour(tx, caller, Number(outboundId)))) !== undefined;
      // Tours have no page rules.
      return { status: isLive ? 'live' : 'draft', passedPageFilter: isLive };
    },
  };
}
