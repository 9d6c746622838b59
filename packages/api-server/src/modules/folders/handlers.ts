import { pageOf } from '../../db/page';
import type { ContractHandlers } from '../contractHandlers';
import { listFolders } from './queries';

export function foldersHandlers(): ContractHandlers<'folders'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.tenant((tx) => listFolders(tx, ctx.caller, query));
      const data = rows.map(({ folder, templates_count }) => ({
        ...folder,
        templates_count,
        created_at: folder.created_at.toISOString(),
        updated_at: folder.updated_at.toISOString(),
      }));
      return pageOf(data, total, query);
    },
  };
}
