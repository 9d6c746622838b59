import type { ContractHandlers } from '../../../../http/contractHandlers';
import { found } from '../../../../http/problem';
import { isTextId, parseTextId } from '../../../../http/requests/parseTextId';
import { findLiveTour } from '../../guides/findLiveTour';

export function outboundHandlers(): ContractHandlers<'outbound'> {
  return {
    productTour: async ({ body, call }) => {
      const id = parseTextId(body.outboundId);
      return { config: found(await call.inTenant(({ tx, caller }) => findLiveTour(tx, caller, id))) };
    },
    validateTour: async ({ body, call }) => {
      const { outboundId } = body;
      const isLive =
        isTextId(outboundId) &&
        (await call.inTenant(({ tx, caller }) => findLiveTour(tx, caller, Number(outboundId)))) !== undefined;
      // Tours have no page rules.
      return { status: isLive ? 'live' : 'draft', passedPageFilter: isLive };
    },
  };
}
