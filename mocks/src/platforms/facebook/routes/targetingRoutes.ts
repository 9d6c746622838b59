import { Hono } from 'hono';
import { toText } from '../../toText';
import { checkParameters, type GraphParameters, isRecord } from '../checkParameters';
import { type GraphEnv, type GraphWorld, getAccount, listPage } from '../graphContext';

type Option = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly path: readonly string[];
  readonly size: number;
  /** What regulated ads may not aim by. */
  readonly isPersonal?: true;
};

const options: readonly Option[] = [
  {
    id: '6003107902433',
    name: 'Dentistry',
    type: 'interests',
    path: ['Interests', 'Health', 'Dentistry'],
    size: 21_000_000,
  },
  {
    id: '6003384248805',
    name: 'Fitness and wellness',
    type: 'interests',
    path: ['Interests', 'Fitness and wellness'],
    size: 310_000_000,
  },
  {
    id: '6003277229371',
    name: 'Physical fitness',
    type: 'interests',
    path: ['Interests', 'Fitness and wellness', 'Physical fitness'],
    size: 180_000_000,
  },
  {
    id: '6003473077165',
    name: 'Personal training',
    type: 'interests',
    path: ['Interests', 'Fitness and wellness', 'Personal training'],
    size: 44_000_000,
  },
  {
    id: '6002714895372',
    name: 'Frequent travelers',
    type: 'behaviors',
    path: ['Behaviors', 'Travel', 'Frequent travelers'],
    size: 95_000_000,
  },
  {
    id: '6015559470583',
    name: 'Small business owners',
    type: 'behaviors',
    path: ['Behaviors', 'Digital activities', 'Small business owners'],
    size: 17_000_000,
  },
  {
    id: '6002714398172',
    name: 'Newlywed (6 months)',
    type: 'life_events',
    path: ['Demographics', 'Life events', 'Newlywed (6 months)'],
    size: 2_400_000,
    isPersonal: true,
  },
  {
    id: '6023005372383',
    name: 'Parents (all)',
    type: 'family_statuses',
    path: ['Demographics', 'Parents', 'Parents (all)'],
    size: 120_000_000,
    isPersonal: true,
  },
  {
    id: '6107813079183',
    name: 'Household income: top 10%',
    type: 'income',
    path: ['Demographics', 'Financial', 'Income'],
    size: 8_000_000,
    isPersonal: true,
  },
];

const edges = ['targetingsearch', 'targetingbrowse', 'targetingsuggestions'] as const;

/** What an ad can aim by beside places: found by name, as a tree, and what goes with it. */
export function targetingRoutes(world: GraphWorld): Hono<GraphEnv> {
  const routes = new Hono<GraphEnv>();
  for (const edge of edges) {
    routes.get(`/:account{act_\\d+}/${edge}`, (call) => {
      getAccount(call, world);
      const params = checkParameters(`GET AdAccount/${edge}`, call.get('params'));
      const rows = options.filter((option) => isAllowed(option, params) && isMeant(edge, option, params));
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

function isAllowed({ type, isPersonal }: Option, params: GraphParameters): boolean {
  const categories = Array.isArray(params.regulated_categories) ? params.regulated_categories : [];
  const isRegulated = categories.some((category) => category !== 'NONE');
  const isOfType = params.limit_type === undefined || params.limit_type === type;
  return isOfType && !(isRegulated && isPersonal === true);
}

function isMeant(edge: (typeof edges)[number], option: Option, params: GraphParameters): boolean {
  if (edge === 'targetingbrowse') return true;
  if (edge === 'targetingsearch') return option.name.toLowerCase().includes(toText(params.q).toLowerCase());
  const given = Array.isArray(params.targeting_list) ? params.targeting_list.filter(isRecord) : [];
  const ids = given.map(({ id }) => toText(id));
  const groups = options.filter(({ id }) => ids.includes(id)).map(({ path }) => path[1]);
  return !ids.includes(option.id) && groups.includes(option.path[1]);
}

function answered({ id, name, type, path, size }: Option) {
  return {
    id,
    name,
    type,
    path,
    audience_size_lower_bound: size,
    audience_size_upper_bound: Math.round(size * 1.2),
  };
}
