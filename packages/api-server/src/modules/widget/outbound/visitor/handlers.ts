import type { ContractHandlers } from '../../../../http/contractHandlers';
import { found } from '../../../../http/problem';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import { findLiveTour } from '../../guides/findLiveTour';
import { resolveTextIds } from '../../projects/externalIds/resolveTextId';

/** Finds a live tour by our id or the one it had in another system. */
async function findNamedTour(ctx: VisitorContext, name: string) {
  const id = (await resolveTextIds(ctx, { kind: 'guide', texts: [name] })).get(name);
  return id === undefined ? undefined : findLiveTour(ctx.tx, ctx.caller, id);
}

export function outboundHandlers(): ContractHandlers<'outbound'> {
  return {
    productTour: async ({ body, call }) => ({
      config: found(await call.inTenant((ctx) => findNamedTour(ctx, body.outboundId))),
    }),
    validateTour: async ({ body, call }) => {
      const isLive = (await call.inTenant((ctx) => findNamedTour(ctx, body.outboundId))) !== undefined;
      // Tours have no page rules.
      return { status: isLive ? 'live' : 'draft', passedPageFilter: isLive };
    },
  };
}
