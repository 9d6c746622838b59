import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { deleteFavourite, listFavourites } from './queries';
import { createFavourite, setFavourites } from './setFavourites';

export function favouritesHandlers(): ContractHandlers<'favourites'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listFavourites(unit, query)),
    store: ({ body, ctx }) => ctx.inTenant((unit) => createFavourite(unit, body)),
    bulk: async ({ body, ctx }) => {
      await ctx.inTenant((unit) => setFavourites(unit, body));
      return { message: successMessages.saved };
    },
    delete: async ({ params, ctx }) => {
      await ctx.inTenant((unit) => deleteFavourite(unit, params.id));
      return { message: successMessages.deleted };
    },
  };
}
