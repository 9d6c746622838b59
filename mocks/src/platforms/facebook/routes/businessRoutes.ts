import { Hono } from 'hono';
import { checkParameters } from '../checkParameters';
import type { DemoBusiness } from '../demoBusiness';
import {
  type GraphCall,
  type GraphEnv,
  type GraphWorld,
  listPage,
  needPermission,
  selectFields,
} from '../graphContext';
import { tokenGone, unreachable } from '../graphFault';
import { facebookParameters } from '../parameterList';
import { adAccountNode, pageNode } from './oauthRoutes';

/** Business managers of the token's user, with the accounts and pages that each owns or was lent. */
export function businessRoutes(world: GraphWorld): Hono<GraphEnv> {
  const routes = new Hono<GraphEnv>();
  const listFields = (kind: string) => facebookParameters.fields[kind] ?? [];
  routes.get('/me/businesses', (call) => {
    needPermission(world, 'business_management');
    checkParameters('GET User/businesses', call.get('params'));
    const rows = getUser(call, world).businesses.map(({ id, name }) =>
      selectFields(call, 'Business', listFields('Business'), { id, name }),
    );
    return call.json(listPage(call, rows));
  });
  for (const edge of ['owned_ad_accounts', 'client_ad_accounts'] as const) {
    routes.get(`/:business{\\d+}/${edge}`, (call) => {
      checkParameters(`GET Business/${edge}`, call.get('params'));
      const { accounts, clientAccounts } = getBusiness(call, world);
      const ids = edge === 'owned_ad_accounts' ? accounts : clientAccounts;
      const rows = getUser(call, world)
        .accounts.filter(({ id }) => ids.includes(id))
        .map((account) => selectFields(call, 'AdAccount', listFields('AdAccount'), adAccountNode(account)));
      return call.json(listPage(call, rows));
    });
  }
  for (const edge of ['owned_pages', 'client_pages'] as const) {
    routes.get(`/:business{\\d+}/${edge}`, (call) => {
      checkParameters(`GET Business/${edge}`, call.get('params'));
      const { pages, clientPages } = getBusiness(call, world);
      const ids = edge === 'owned_pages' ? pages : clientPages;
      const known = [...listFields('Page'), 'tasks', 'picture'];
      const rows = getUser(call, world)
        .pages.filter(({ id }) => ids.includes(id))
        .map((page) => selectFields(call, 'Page', known, pageNode(world, call.get('token'), page)));
      return call.json(listPage(call, rows));
    });
  }
  return routes;
}

function getUser(call: GraphCall, { state }: GraphWorld) {
  const user = state.users.find((candidate) => candidate.id === call.get('token').userId);
  if (!user) throw tokenGone();
  return user;
}

function getBusiness(call: GraphCall, world: GraphWorld): DemoBusiness {
  const id = call.req.param('business') ?? '';
  const business = getUser(call, world).businesses.find((candidate) => candidate.id === id);
  if (!business) throw unreachable(id);
  return business;
}
