import * as z from 'zod';
import { forAgencyOrClient } from '../../access';
import { call } from '../../define';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import { Favourite, FavouriteBulk, FavouriteForm, favouriteKinds } from './schemas';

export const favouritesCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/favourites',
    summary: 'What the user marked',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['created_at', 'name'],
      filters: { kind: z.enum(favouriteKinds).optional() },
      perPage: 100,
    }),
    response: pageResponse(Favourite),
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/favourites/store',
    summary: 'Mark something; marking twice is one mark',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: FavouriteForm,
    response: Favourite,
    status: 201,
  }),
  bulk: call({
    method: 'POST',
    path: '/api/v1/favourites/bulk',
    summary: 'Mark several things or take the marks off',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: FavouriteBulk,
    response: Done,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/favourites/delete/{id}',
    summary: 'Take a mark off',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    params: idParams,
    response: Done,
  }),
};
