import { asOperator } from '../../db/tenant';
import { found } from '../../http/problem';
import type { ContractHandlers } from '../contractHandlers';
import { projectByKey } from '../sessions/queries';
import { localizedConfig } from './localizedConfig';

/** Widgets show what they hold and ask in the background; a changed colour arrives within a minute. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=86400';

export function flowConfigHandlers(): ContractHandlers<'flowConfig'> {
  return {
    view: async ({ params, query, ctx }) => {
      const project = found(await asOperator(ctx.ports.db, (tx) => projectByKey(tx, params.sdkKey)));
      ctx.answerHeaders.set('cache-control', cacheControl);
      return { flowConfig: localizedConfig(project.flowConfig, query.lang) };
    },
  };
}
