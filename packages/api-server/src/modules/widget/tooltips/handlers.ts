import { asOperator, inTenant } from '../../../db/tenant';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { findProjectByKey } from '../projects/queries';
import { parseSessionProof } from '../sessions/startSession';
import { listTooltipsFor } from './listTooltipsFor';

export function tooltipsHandlers(): ContractHandlers<'tooltips'> {
  return {
    list: async ({ params, call }) => {
      const { db, clock } = call.ports;
      const project = found(await asOperator(db, (tx) => findProjectByKey(tx, params.sdkKey)));
      const proof = parseSessionProof(call.requestHeaders);
      const { tooltips, isForAll } = await inTenant(db, project.agency_id, (tx) =>
        listTooltipsFor(tx, { project, proof, now: clock.now() }),
      );
      // No stale list: one that is for some visitors from now on would be shown to others for a day.
      call.answerHeaders.set('cache-control', isForAll ? 'public, max-age=60' : 'private, no-store');
      return tooltips;
    },
  };
}
