import { successMessages } from '@adlane/contract/constants';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { deleteFavourite } from './commands';
import { listFavourites } from './queries';
import { createFavourite, setFavourites } from './setFavourites';

export function favouritesHandlers(): ContractHandlers<'favourites'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listFavourites(ctx, query)),
    store: ({ body, call }) => call.inTenant((ctx) => createFavourite(ctx, body)),
    bulk: async ({ body, call }) => {
      await call.inTenant((ctx) => setFavourites(ctx, body));
      return { message: successMessages.saved };
    },
    delete: async ({ params, call }) => {
      await call.inTenant((ctx) => deleteFavourite(ctx, params.id));
      return { message: successMessages.deleted };
    },
  };
}
