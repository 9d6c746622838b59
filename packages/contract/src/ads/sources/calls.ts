import * as z from 'zod';
import { forAgencyOrClient, forSubscriber } from '../../access';
import { channels, sourceStatuses } from '../../constants/sources';
import { call } from '../../define';
import { Id, queryId } from '../../fields';
import { Done, idParams, listQuery, pageResponse } from '../../list';
import {
  AdAccount,
  AdAccountRow,
  Authorization,
  ConnectedSource,
  FacebookPage,
  OpenAiConnect,
  OpenAiSource,
  PermissionCheck,
  RedirectUri,
  Source,
  SourceAssets,
  SourceConnect,
} from './schemas';

const sourceList = listQuery({
  sort: ['name'],
  filters: { channel: z.enum(channels).optional(), status: z.enum(sourceStatuses).optional() },
  perPage: 20,
});

/** The same call under both versions of the path (ads §7). */
const listSources = {
  method: 'GET',
  summary: 'Connected platforms',
  spec: 'ads §7',
  access: forAgencyOrClient(),
  query: sourceList,
  response: pageResponse(Source),
} as const;

const createSource = {
  method: 'POST',
  summary: "Connect a platform with the code of its sign-in page; its assets follow while it is 'processing'",
  spec: 'ads §7',
  access: forAgencyOrClient(),
  body: SourceConnect,
  response: ConnectedSource,
  status: 201,
} as const;

const setDefault = z.object({ id: Id });

export const sourcesCalls = {
  list: call({ ...listSources, path: '/api/v2/source' }),
  listV1: call({ ...listSources, path: '/api/v1/source' }),
  create: call({ ...createSource, path: '/api/v2/source' }),
  createV1: call({ ...createSource, path: '/api/v1/source' }),
  authorize: call({
    method: 'GET',
    path: '/api/v2/source/authorize',
    summary: "Address of a platform's sign-in page",
    spec: 'ads §2',
    access: forAgencyOrClient(),
    query: z.object({ channel: z.enum(channels), redirect_uri: RedirectUri }),
    response: Authorization,
  }),
  store: call({
    method: 'POST',
    path: '/api/v2/source/store',
    summary: 'Choose which accounts and pages of a connected platform are used',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: SourceAssets,
    response: Source,
  }),
  refresh: call({
    method: 'POST',
    path: '/api/v2/source/refresh',
    summary: "Fetch a platform's accounts and pages again",
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: z.object({ source_id: Id }),
    response: Source,
    status: 202,
  }),
  disconnect: call({
    method: 'POST',
    path: '/api/v1/source/disconnect',
    summary: 'Disconnect a platform and forget its token',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: z.object({ source_id: Id }),
    response: Done,
  }),
  view: call({
    method: 'GET',
    path: '/api/v1/source/{id}',
    summary: 'One connected platform',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    params: idParams,
    response: Source,
  }),
  adAccounts: call({
    method: 'GET',
    path: '/api/v2/source/assets/adaccounts',
    summary: 'Ad accounts of the connected platforms',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({
      sort: ['name'],
      filters: {
        channel: z.enum(channels).optional(),
        source_id: queryId.optional(),
        /** Includes unused assets, for choosing them. */
        with_unused: z.stringbool().default(false),
      },
      perPage: 100,
    }),
    response: pageResponse(AdAccountRow),
  }),
  pages: call({
    method: 'GET',
    path: '/api/v2/source/assets/pages',
    summary: 'Facebook pages of the connected platforms',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    query: listQuery({ sort: ['name'], filters: { source_id: queryId.optional() }, perPage: 100 }),
    response: pageResponse(FacebookPage),
  }),
  setDefaultAdAccount: call({
    method: 'POST',
    path: '/api/v2/source/assets/adaccounts/default',
    summary: 'Make an ad account the default of its platform',
    spec: 'ads §8',
    access: forAgencyOrClient(),
    body: setDefault,
    response: AdAccount,
  }),
  setDefaultPage: call({
    method: 'POST',
    path: '/api/v2/source/assets/pages/default',
    summary: 'Make a Facebook page the default',
    spec: 'ads §5',
    access: forAgencyOrClient(),
    body: setDefault,
    response: FacebookPage,
  }),
  verifyPermission: call({
    method: 'POST',
    path: '/api/v2/permission/verify',
    summary: 'Whether a connection still has the rights that launching needs',
    spec: 'ads §7',
    access: forAgencyOrClient(),
    body: z.object({ source_id: Id, ad_account_id: Id.nullable().default(null) }),
    response: PermissionCheck,
  }),
  openai: call({
    method: 'GET',
    path: '/api/v2/source/openai',
    summary: 'The connected AI provider',
    spec: 'ads §2',
    access: forSubscriber,
    response: OpenAiSource,
  }),
  connectOpenai: call({
    method: 'POST',
    path: '/api/v2/source/openai',
    summary: 'Connect an AI provider by its key',
    spec: 'ads §7',
    access: forSubscriber,
    body: OpenAiConnect,
    response: OpenAiSource,
  }),
  disconnectOpenai: call({
    method: 'DELETE',
    path: '/api/v2/source/openai',
    summary: 'Disconnect the AI provider and forget its key',
    spec: 'ads §7',
    access: forSubscriber,
    response: Done,
  }),
};
