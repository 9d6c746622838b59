import { asOperator, inTenant } from '../../../db/tenant';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { findProjectByKey } from '../projects/queries';
import { listLiveTooltips } from './queries';

export function tooltipsHandlers(): ContractHandlers<'tooltips'> {
  return {
    list: async ({ params, call }) => {
      const { db } = call.ports;
      const project = found(await asOperator(db, (tx) => findProjectByKey(tx, params.sdkKey)));
      call.answerHeaders.set('cache-control', 'public, max-age=60, stale-while-revalidate=86400');
      return inTenant(db, project.agency_id, (tx) => listLiveTooltips(tx, project));
    },
  };
}
