import { Hono } from 'hono';
import { toText } from '../../toText';
import { adObjectNode } from '../adObjectNode';
import { checkParameters, type GraphParameters, isRecord } from '../checkParameters';
import type { DemoAdAccount } from '../demoBusiness';
import {
  type GraphCall,
  type GraphEnv,
  type GraphWorld,
  getAccount,
  listPage,
  needPermission,
  selectFields,
} from '../graphContext';
import { badParameter } from '../graphFault';
import { type AdObject, type AdObjectKind, type ConfiguredStatus, createId, labelId } from '../graphState';
import { facebookParameters } from '../parameterList';
import { checkAdSet } from '../rules/adSetRules';
import { checkCampaign } from '../rules/campaignRules';
import { checkAd, checkCreative } from '../rules/creativeRules';

const kindOfEdge = {
  campaigns: 'Campaign',
  adsets: 'AdSet',
  adcreatives: 'AdCreative',
  ads: 'Ad',
} as const satisfies Record<string, AdObjectKind>;
type Edge = keyof typeof kindOfEdge;
const edges = ['campaigns', 'adsets', 'adcreatives', 'ads'] as const satisfies readonly Edge[];

/** Creating and finding campaigns, ad sets, creatives and ads under an ad account. */
export function adObjectRoutes(world: GraphWorld): Hono<GraphEnv> {
  const routes = new Hono<GraphEnv>();
  for (const edge of edges) {
    routes.post(`/:account{act_\\d+}/${edge}`, (call) => call.json(create(call, world, edge)));
    routes.get(`/:account{act_\\d+}/${edge}`, (call) => {
      checkParameters(`GET AdAccount/${edge}`, call.get('params'));
      return call.json(
        listPage(
          call,
          listObjects(call, world, edge, () => true),
        ),
      );
    });
    routes.get(`/:account{act_\\d+}/${edge}bylabels`, (call) => {
      const { ad_label_ids: ids, operator } = checkParameters(
        `GET AdAccount/${edge}bylabels`,
        call.get('params'),
      );
      const wanted = Array.isArray(ids) ? ids.map(String) : [];
      const matches = (object: AdObject) =>
        operator === 'ALL'
          ? wanted.every((id) => object.labelIds.includes(id))
          : wanted.some((id) => object.labelIds.includes(id));
      return call.json(listPage(call, listObjects(call, world, edge, matches)));
    });
  }
  routes.get('/:account{act_\\d+}/adlabels', (call) => {
    checkParameters('GET AdAccount/adlabels', call.get('params'));
    const account = getAccount(call, world);
    const labels = world.state.labels.filter((label) => label.accountId === account.id);
    return call.json(listPage(call, labels.map(({ id, name }) => ({ id, name })).reverse()));
  });
  routes.post('/:account{act_\\d+}/adlabels', (call) => {
    const { name } = checkParameters('POST AdAccount/adlabels', call.get('params'));
    return call.json({ id: labelId(world.state, getAccount(call, world).id, toText(name)) });
  });
  return routes;
}

function listObjects(call: GraphCall, world: GraphWorld, edge: Edge, matches: (object: AdObject) => boolean) {
  const account = getAccount(call, world);
  const kind = kindOfEdge[edge];
  const now = world.clock.now().getTime();
  return world.state.objects
    .filter(
      (object) => object.kind === kind && object.accountId === account.id && object.status !== 'DELETED',
    )
    .filter(matches)
    .map((object) =>
      selectFields(call, kind, facebookParameters.fields[kind] ?? [], adObjectNode(object, world.state, now)),
    );
}

function create(call: GraphCall, world: GraphWorld, edge: Edge): object {
  const account = getAccount(call, world);
  needPermission(world, 'ads_management');
  const params = checkParameters(`POST AdAccount/${edge}`, call.get('params'));
  const kind = kindOfEdge[edge];
  checkRules(kind, params, world, account);
  if (isValidateOnly(params)) return { success: true };
  const { adlabels, status, execution_options: _options, ...fields } = params;
  const object: AdObject = {
    id: createId(world.state),
    kind,
    accountId: account.id,
    fields: withParents(fields, world),
    status: status === undefined ? 'ACTIVE' : (toText(status) as ConfiguredStatus),
    labelIds: readLabels(adlabels, world, account.id),
    createdAt: world.clock.now().getTime(),
    submittedAt: null,
    isRejected: false,
  };
  world.state.objects.push(object);
  return { id: object.id };
}

function checkRules(
  kind: AdObjectKind,
  params: GraphParameters,
  world: GraphWorld,
  account: DemoAdAccount,
): void {
  switch (kind) {
    case 'Campaign':
      return checkCampaign(params, account);
    case 'AdSet': {
      const campaign = living(world, account, 'Campaign', params.campaign_id, 'campaign_id');
      return checkAdSet(params, campaign, account, world.clock.now().getTime());
    }
    case 'AdCreative':
      return checkCreative(params, world, account.id);
    case 'Ad':
      return checkAd(params, living(world, account, 'AdSet', params.adset_id, 'adset_id'), world.state);
  }
}

function living(
  world: GraphWorld,
  account: DemoAdAccount,
  kind: AdObjectKind,
  id: unknown,
  field: string,
): AdObject {
  if (id === undefined) throw badParameter(`The parameter ${field} is required`, field);
  const found = world.state.objects.find(
    (object) =>
      object.kind === kind &&
      object.id === toText(id) &&
      object.accountId === account.id &&
      object.status !== 'DELETED',
  );
  if (!found) throw badParameter(`Param ${field} must be a valid ${kind}.`, field);
  return found;
}

/** An ad knows its campaign through its ad set. */
function withParents(fields: GraphParameters, { state }: GraphWorld): Record<string, unknown> {
  if (fields.adset_id === undefined) return { ...fields };
  const adSetId = toText(fields.adset_id);
  const adSet = state.objects.find((object) => object.id === adSetId);
  return { ...fields, adset_id: adSetId, campaign_id: adSet?.fields.campaign_id };
}

function isValidateOnly(params: GraphParameters): boolean {
  const options = params.execution_options;
  return Array.isArray(options) && options.includes('validate_only');
}

/** `adlabels` are given by name (made where new) or by id (must exist in the account). */
export function readLabels(value: unknown, { state }: GraphWorld, accountId: string): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((label) => {
    if (isRecord(label) && typeof label.name === 'string') return labelId(state, accountId, label.name);
    const id = isRecord(label) ? toText(label.id) : '';
    if (state.labels.some((known) => known.id === id && known.accountId === accountId)) return id;
    throw badParameter('Param adlabels must name labels of the account.', 'adlabels');
  });
}
