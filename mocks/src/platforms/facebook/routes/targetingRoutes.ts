import { Hono } from 'hono';
import { toText } from '../../toText';
import { checkParameters, type GraphParameters, isRecord } from '../checkParameters';
import { type GraphEnv, type GraphWorld, getAccount, listPage } from '../graphContext';
import { type TargetingOption, targetingOptions } from '../targetingOptions';

const edges = ['targetingsearch', 'targetingbrowse', 'targetingsuggestions'] as const;

/** What an ad can aim by beside places: found by name, as a tree, and what goes with it. */
export function targetingRoutes(world: GraphWorld): Hono<GraphEnv> {
  const routes = new Hono<GraphEnv>();
  for (const edge of edges) {
    routes.get(`/:account{act_\\d+}/${edge}`, (call) => {
      getAccount(call, world);
      const params = checkParameters(`GET AdAccount/${edge}`, call.get('params'));
      const rows = targetingOptions.filter(
        (option) => isAllowed(option, params) && isMeant(edge, option, params),
      );
      return call.json(listPage(call, rows.map(answered)));
    });
  }
  routes.get('/:account{act_\\d+}/targetingvalidation', (call) => {
    getAccount(call, world);
    const params = checkParameters('GET AdAccount/targetingvalidation', call.get('params'));
    const given = Array.isArray(params.targeting_list) ? params.targeting_list.filter(isRecord) : [];
    // Everything but what the control removed: templates of the demo name more than the search lists.
    const rows = given.map(({ id, type }) => ({
      id: toText(id),
      type: toText(type),
      valid: !world.state.removedAudiences.includes(toText(id)),
    }));
    return call.json({ data: rows });
  });
  return routes;
}

function isAllowed({ type, isPersonal }: TargetingOption, params: GraphParameters): boolean {
  const categories = Array.isArray(params.regulated_categories) ? params.regulated_categories : [];
  const isRegulated = categories.some((category) => category !== 'NONE');
  const isOfType = params.limit_type === undefined || params.limit_type === type;
  return isOfType && !(isRegulated && isPersonal === true);
}

function isMeant(edge: (typeof edges)[number], option: TargetingOption, params: GraphParameters): boolean {
  if (edge === 'targetingbrowse') return true;
  if (edge === 'targetingsearch') return option.name.toLowerCase().includes(toText(params.q).toLowerCase());
  const given = Array.isArray(params.targeting_list) ? params.targeting_list.filter(isRecord) : [];
  const ids = given.map(({ id }) => toText(id));
  const groups = targetingOptions.filter(({ id }) => ids.includes(id)).map(({ path }) => path[1]);
  return !ids.includes(option.id) && groups.includes(option.path[1]);
}

function answered({ id, name, type, path, size }: TargetingOption) {
  return {
    id,
    name,
    type,
    path,
    audience_size_lower_bound: size,
    audience_size_upper_bound: Math.round(size * 1.2),
  };
}
