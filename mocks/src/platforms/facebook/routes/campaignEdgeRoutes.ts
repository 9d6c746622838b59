import { Hono } from 'hono';
import { adObjectNode } from '../adObjectNode';
import { checkParameters } from '../checkParameters';
import { findParent } from '../effectiveStatus';
import { type GraphCall, type GraphEnv, type GraphWorld, listPage, selectFields } from '../graphContext';
import { unreachable } from '../graphFault';
import type { AdObject } from '../graphState';
import { facebookParameters } from '../parameterList';

/** Ad sets and ads of a campaign, ads of an ad set. */
export function campaignEdgeRoutes(world: GraphWorld): Hono<GraphEnv> {
  const routes = new Hono<GraphEnv>();
  routes.get('/:id{\\d+}/adsets', (call) => call.json(listBelow(call, world, 'AdSet')));
  routes.get('/:id{\\d+}/ads', (call) => call.json(listBelow(call, world, 'Ad')));
  return routes;
}

function listBelow(call: GraphCall, world: GraphWorld, kind: 'AdSet' | 'Ad') {
  const { state } = world;
  const id = call.req.param('id') ?? '';
  const user = state.users.find((candidate) => candidate.id === call.get('token').userId);
  const top = state.objects.find((object) => object.id === id);
  if (!top || !user?.accounts.some((account) => account.id === top.accountId)) throw unreachable(id);
  checkParameters(`GET ${top.kind}/${kind === 'Ad' ? 'ads' : 'adsets'}`, call.get('params'));
  const isBelow = (object: AdObject): boolean => {
    const parent = findParent(object, state);
    return parent !== undefined && (parent === top || isBelow(parent));
  };
  const rows = state.objects
    .filter((object) => object.kind === kind && object.status !== 'DELETED' && isBelow(object))
    .map((object) =>
      selectFields(
        call,
        kind,
        facebookParameters.fields[kind] ?? [],
        adObjectNode(object, state, world.clock.now().getTime()),
      ),
    );
  return listPage(call, rows);
}
