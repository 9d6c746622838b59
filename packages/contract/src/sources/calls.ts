import * as z from 'zod';
import { forAgencyOrClient } from '../access';
import { call } from '../define';
import { listOf, listQuery } from '../list';
import { AdAccount, channels, FacebookPage, Source } from './schemas';

export const sourcesCalls = {
  list: call({
    method: 'GET',
    path: '/api/v2/source',
    summary: 'Connected platforms',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({ sort: ['name'], filters: { channel: z.enum(channels).optional() }, perPage: 20 }),
    response: listOf(Source),
  }),
  adAccounts: call({
    method: 'GET',
    path: '/api/v2/source/assets/adaccounts',
    summary: 'Ad accounts of the connected platforms',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({ sort: ['name'], filters: { channel: z.enum(channels).optional() }, perPage: 100 }),
    response: listOf(AdAccount),
  }),
  pages: call({
    method: 'GET',
    path: '/api/v2/source/assets/pages',
    summary: 'Facebook pages of the connected platforms',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({ sort: ['name'], perPage: 100 }),
    response: listOf(FacebookPage),
  }),
};
