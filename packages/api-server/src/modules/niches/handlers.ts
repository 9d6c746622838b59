import { pageOf } from '../../db/page';
import { asOperator } from '../../db/tenant';
import type { ContractHandlers } from '../contractHandlers';
import { listNiches } from './queries';

export function nichesHandlers(): ContractHandlers<'niches'> {
  return {
    list: async ({ query, ctx }) => {
      const { caller, ports } = ctx;
      // Niches that are switched off are rows for the operator's eyes, not for its tenant's.
      const { rows, total } = await (caller.entity_type === 'SuperAdmin'
        ? asOperator(ports.db, (tx) => listNiches(tx, caller, query))
        : ctx.tenant((tx) => listNiches(tx, caller, query)));
      return pageOf(rows, total, query);
    },
  };
}
