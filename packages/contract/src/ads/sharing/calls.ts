import * as z from 'zod';
import { forAgency } from '../../access';
import { channels } from '../../constants/sources';
import { call } from '../../define';
import { queryId } from '../../fields';
import { Done, listQuery, pageResponse } from '../../list';
import { AssetShare, SharedAsset } from './schemas';

export const sharingCalls = {
  adAccounts: call({
    method: 'GET',
    path: '/api/v2/share/ad-accounts',
    summary: 'Ad accounts and the clients that may use them',
    spec: 'ads §7',
    access: forAgency,
    query: listQuery({
      sort: ['name'],
      filters: { channel: z.enum(channels).optional(), client_user_id: queryId.optional() },
      perPage: 100,
    }),
    response: pageResponse(SharedAsset),
  }),
  pages: call({
    method: 'GET',
    path: '/api/v2/share/pages',
    summary: 'Facebook pages and the clients that may use them',
    spec: 'ads §7',
    access: forAgency,
    query: listQuery({ sort: ['name'], filters: { client_user_id: queryId.optional() }, perPage: 100 }),
    response: pageResponse(SharedAsset),
  }),
  share: call({
    method: 'POST',
    path: '/api/v2/share',
    summary: 'Set which clients may use ad accounts or pages',
    spec: 'ads §7',
    access: forAgency,
    body: AssetShare,
    response: Done,
  }),
};
