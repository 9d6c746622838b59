import { pageOf } from '../../db/page';
import { Problem } from '../../http/problem';
import type { ContractHandlers } from '../contractHandlers';
import { changeTemplate } from './changeTemplate';
import { listTemplates } from './queries';
import { toTemplateRows, viewTemplate } from './service';

export function templatesHandlers(): ContractHandlers<'templates'> {
  return {
    list: ({ query, ctx }) => {
      if (query.favourites) throw new Problem('NOT_IMPLEMENTED', 'Favourites are not built yet.');
      return ctx.tenant(async (tx) => {
        const { records, total } = await listTemplates(tx, ctx.caller, query);
        return pageOf(await toTemplateRows(tx, ctx.caller.agency_id, records), total, query);
      });
    },
    view: ({ params, ctx }) => ctx.tenant((tx) => viewTemplate(tx, ctx.caller, params.id)),
    update: ({ params, body, ctx }) =>
      ctx.tenant((tx) => changeTemplate(tx, ctx.caller, ctx.ports.clock, { id: params.id, changes: body })),
  };
}
