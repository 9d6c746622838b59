import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import { notFound } from '../../http/problem';
import { deleteMark, listFavourites } from './queries';
import { createFavourite, setFavourites } from './setFavourites';

export function favouritesHandlers(): ContractHandlers<'favourites'> {
  return {
    list: async ({ query, ctx }) => {
      const { rows, total } = await ctx.inTenant((unit) => listFavourites(unit, query));
      return toPage(rows, total, query);
    },
    store: ({ body, ctx }) => ctx.inTenant((unit) => createFavourite(unit, body)),
    bulk: async ({ body, ctx }) => {
      await ctx.inTenant((unit) => setFavourites(unit, body));
      return { message: successMessages.saved };
    },
    delete: async ({ params, ctx }) => {
      if (!(await ctx.inTenant((unit) => deleteMark(unit, params.id)))) throw notFound();
      return { message: successMessages.deleted };
    },
  };
}
