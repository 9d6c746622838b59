import { Hono } from 'hono';
import { toText } from '../../toText';
import { checkParameters, isRecord } from '../checkParameters';
import { type GraphEnv, type GraphWorld, getAccount } from '../graphContext';
import { badParameter, unreachable } from '../graphFault';
import { checkCreative } from '../rules/creativeRules';

/** Previews of ads as iframes: of a creative that does not exist yet, and of an ad. */
export function previewRoutes(world: GraphWorld): Hono<GraphEnv> {
  const { state } = world;
  const routes = new Hono<GraphEnv>();
  routes.get('/:account{act_\\d+}/generatepreviews', (call) => {
    const account = getAccount(call, world);
    const params = checkParameters('GET AdAccount/generatepreviews', call.get('params'));
    if (!isRecord(params.creative)) throw badParameter('Param creative must be an object.', 'creative');
    checkCreative({ name: 'preview', ...params.creative }, world, account.id);
    return call.json({ data: [{ body: iframe(toText(params.ad_format), `new-${account.id}`) }] });
  });
  routes.get('/:id{\\d+}/previews', (call) => {
    const id = call.req.param('id');
    const user = state.users.find((candidate) => candidate.id === call.get('token').userId);
    const ad = state.objects.find((object) => object.id === id && object.kind === 'Ad');
    if (!ad || !user?.accounts.some((account) => account.id === ad.accountId)) throw unreachable(id);
    const params = checkParameters('GET Ad/previews', call.get('params'));
    return call.json({ data: [{ body: iframe(toText(params.ad_format), id) }] });
  });
  return routes;
}

function iframe(format: string, what: string): string {
  const query = new URLSearchParams({ d: what, t: format }).toString().replaceAll('&', '&amp;');
  const src = `https://www.facebook.com/ads/api/preview_iframe.php?${query}`;
  return `<iframe src="${src}" width="335" height="450" scrolling="yes" style="border: none;"></iframe>`;
}
