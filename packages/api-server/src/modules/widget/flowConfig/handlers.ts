import { asOperator, inTenant } from '../../../db/tenant';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { findProjectByKey } from '../projects/queries';
import { buildAnsweredConfig } from './buildAnsweredConfig';

/**
 * Widgets show their cached configuration and revalidate in the background; a changed color arrives within a
 * minute.
 */
const cacheControl = 'public, max-age=60, stale-while-revalidate=86400';

export function flowConfigHandlers(): ContractHandlers<'flowConfig'> {
  return {
    view: async ({ params, query, call }) => {
      const { db } = call.ports;
      const project = found(await asOperator(db, (tx) => findProjectByKey(tx, params.sdkKey)));
      const flowConfig = await inTenant(db, project.agency_id, (tx) =>
        buildAnsweredConfig(tx, project, query.lang),
      );
      call.answerHeaders.set('cache-control', cacheControl);
      return { flowConfig };
    },
  };
}
