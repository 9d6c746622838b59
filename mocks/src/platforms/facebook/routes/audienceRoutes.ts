import { Hono } from 'hono';
import { toText } from '../../toText';
import { graphTime } from '../adObjectNode';
import { checkParameters, isRecord } from '../checkParameters';
import {
  type GraphCall,
  type GraphEnv,
  type GraphWorld,
  getAccount,
  listPage,
  needPermission,
  selectFields,
} from '../graphContext';
import { refused, unreachable } from '../graphFault';
import { createId, type Pixel } from '../graphState';
import { facebookParameters } from '../parameterList';
import { checkTargeting } from '../rules/targetingRules';

const listFields = (kind: string) => facebookParameters.fields[kind] ?? [];
/** Events that a demo pixel has received. */
const seenEvents = ['PageView', 'Lead', 'CompleteRegistration', 'ViewContent'];

/**
 * Targeting sources of an ad account: pixels and their events, custom audiences, Instagram accounts, audience
 * size.
 */
export function audienceRoutes(world: GraphWorld): Hono<GraphEnv> {
  const { state } = world;
  const routes = new Hono<GraphEnv>();
  routes.get('/:account{act_\\d+}/adspixels', (call) => {
    const account = getAccount(call, world);
    checkParameters('GET AdAccount/adspixels', call.get('params'));
    const rows = state.pixels
      .filter((pixel) => pixel.accountId === account.id)
      .map((pixel) => selectFields(call, 'AdsPixel', listFields('AdsPixel'), pixelNode(pixel)));
    return call.json(listPage(call, rows));
  });
  routes.post('/:account{act_\\d+}/adspixels', (call) => {
    const account = getAccount(call, world);
    needPermission(world, 'ads_management');
    const { name } = checkParameters('POST AdAccount/adspixels', call.get('params'));
    const standing = state.pixels.filter((pixel) => pixel.accountId === account.id);
    if (standing.length >= 100) {
      throw refused(6202, 'More Than One Pixel per Account', 'The account has too many pixels.', 'name');
    }
    const pixel: Pixel = {
      id: createId(state),
      accountId: account.id,
      name: toText(name),
      lastFiredAt: null,
    };
    state.pixels.push(pixel);
    return call.json({ id: pixel.id });
  });
  routes.get('/:pixel{\\d+}/stats', (call) => {
    ownPixel(call, world);
    checkParameters('GET AdsPixel/stats', call.get('params'));
    const data = seenEvents.map((value, index) => ({ value, count: 100 - index * 20 }));
    return call.json({ data: [{ start_time: graphTime(world.clock.now().getTime()), data }] });
  });
  routes.get('/:account{act_\\d+}/customaudiences', (call) => {
    const account = getAccount(call, world);
    const { fields: _fields, ...params } = call.get('params');
    checkParameters('GET AdAccount/customaudiences', params);
    const rows = [
      {
        id: `5${account.id}1`,
        name: 'Past customers',
        subtype: 'CUSTOM',
        approximate_count_lower_bound: 1800,
      },
      {
        id: `5${account.id}2`,
        name: 'Visitors of 30 days',
        subtype: 'WEBSITE',
        approximate_count_lower_bound: -1,
      },
    ].map((audience) => selectFields(call, 'CustomAudience', listFields('CustomAudience'), audience));
    return call.json(listPage(call, rows));
  });
  routes.get('/:account{act_\\d+}/connected_instagram_accounts', (call) => {
    const account = getAccount(call, world);
    checkParameters('GET AdAccount/connected_instagram_accounts', call.get('params'));
    const username = account.name.toLowerCase().replaceAll(' ', '.');
    const node = { id: `1784140000000${account.id}`, name: account.name, username };
    return call.json(listPage(call, [selectFields(call, 'IGUser', listFields('IGUser'), node)]));
  });
  routes.get('/:account{act_\\d+}/reachestimate', (call) => {
    getAccount(call, world);
    const { targeting_spec: targeting } = checkParameters('GET AdAccount/reachestimate', call.get('params'));
    checkTargeting(isRecord(targeting) ? targeting : {}, false);
    return call.json({
      data: { users_lower_bound: 120_000, users_upper_bound: 141_000, estimate_ready: true },
    });
  });
  return routes;
}

function pixelNode(pixel: Pixel): Record<string, unknown> {
  return {
    id: pixel.id,
    name: pixel.name,
    last_fired_time: pixel.lastFiredAt === null ? undefined : graphTime(pixel.lastFiredAt),
  };
}

function ownPixel(call: GraphCall, { state }: GraphWorld): Pixel {
  const id = call.req.param('pixel') ?? '';
  const user = state.users.find((candidate) => candidate.id === call.get('token').userId);
  const pixel = state.pixels.find((candidate) => candidate.id === id);
  if (!pixel || !user?.accounts.some((account) => account.id === pixel.accountId)) throw unreachable(id);
  return pixel;
}
