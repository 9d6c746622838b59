import { and, asc, eq } from 'drizzle-orm';
import { tooltips } from '../../db/schema/guides';
import { asOperator, inTenant } from '../../db/tenant';
import { found } from '../../http/problem';
import type { Database } from '../../ports';
import type { ContractHandlers } from '../contractHandlers';
import { projectByKey } from '../sessions/queries';

export function tooltipsHandlers(): ContractHandlers<'tooltips'> {
  return {
    list: async ({ params, ctx }) => {
      const { db } = ctx.ports;
      const project = found(await asOperator(db, (tx) => projectByKey(tx, params.sdkKey)));
      ctx.answerHeaders.set('cache-control', 'public, max-age=60, stale-while-revalidate=86400');
      return inTenant(db, project.agency_id, (tx) => liveTooltips(tx, project));
    },
  };
}

async function liveTooltips(
  tx: Database,
  { agency_id, id }: { readonly agency_id: number; readonly id: number },
) {
  const rows = await tx
    .select({ config: tooltips.config })
    .from(tooltips)
    .where(and(eq(tooltips.agency_id, agency_id), eq(tooltips.project_id, id), eq(tooltips.status, 'live')))
    .orderBy(asc(tooltips.id));
  return rows.map(({ config }) => config);
}
