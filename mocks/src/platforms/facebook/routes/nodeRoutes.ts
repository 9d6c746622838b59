import { Hono } from 'hono';
import { toText } from '../../toText';
import { adObjectNode, graphTime } from '../adObjectNode';
import { checkParameters, type GraphParameters, isRecord } from '../checkParameters';
import type { DemoAdAccount } from '../demoBusiness';
import { findParent, noteSubmissions } from '../effectiveStatus';
import {
  findPage,
  type GraphCall,
  type GraphEnv,
  type GraphWorld,
  getAccount,
  getForm,
  listPage,
  needPermission,
  selectFields,
} from '../graphContext';
import { badParameter, unreachable } from '../graphFault';
import type { AdObject, ConfiguredStatus, LeadForm } from '../graphState';
import { insightsRows } from '../insights/insightsRows';
import { facebookParameters } from '../parameterList';
import { checkBudgetFloor, countScheduledDays } from '../rules/budgetRules';
import { checkAd } from '../rules/creativeRules';
import { unfinishedVideoNode, videoNode } from '../videoNode';
import { readLabels } from './adObjectRoutes';
import { adAccountNode, pageNode } from './oauthRoutes';
import { leadFormNode, leadNode } from './pageRoutes';

/** Reads, changes and deletes one node by its id, with its insights and leads. */
export function nodeRoutes(world: GraphWorld): Hono<GraphEnv> {
  const { state } = world;
  const routes = new Hono<GraphEnv>();
  const now = () => world.clock.now().getTime();
  routes.get('/:account{act_\\d+}', (call) =>
    call.json(answerNode(call, 'AdAccount', adAccountNode(getAccount(call, world)))),
  );
  routes.get('/:account{act_\\d+}/minimum_budgets', (call) => {
    const account = getAccount(call, world);
    return call.json({
      data: [{ currency: account.currency, min_daily_budget_imp: account.minDailyBudget }],
    });
  });
  routes.get('/:account{act_\\d+}/insights', (call) => {
    const account = getAccount(call, world);
    const params = checkInsights('AdAccount', call);
    const ads = state.objects.filter((object) => object.kind === 'Ad' && object.accountId === account.id);
    const { timezone: timeZone, currency } = account;
    const fields = listInsightsFields(call);
    const rows = insightsRows({ ads, state, now: now(), timeZone, currency, params, fields });
    return call.json(listPage(call, rows));
  });
  routes.get('/:id{\\d+}/insights', (call) => {
    const object = ownObject(call, world);
    const params = checkInsights(object.kind, call);
    const ads = state.objects.filter(
      (ad) => ad.kind === 'Ad' && (ad === object || isWithin(ad, object, world)),
    );
    const { timezone: timeZone, currency } = findAccount(object, world);
    const fields = listInsightsFields(call);
    const rows = insightsRows({ ads, state, now: now(), timeZone, currency, params, fields });
    return call.json(listPage(call, rows));
  });
  routes.get('/:id{\\d+}/:edge{(?:adsets|ads)}', (call) => {
    const edge = call.req.param('edge');
    const campaign = ownObject(call, world);
    checkParameters(`GET ${campaign.kind}/${edge}`, call.get('params'));
    const kind = edge === 'ads' ? 'Ad' : 'AdSet';
    const rows = state.objects
      .filter((object) => object.kind === kind && isWithin(object, campaign, world))
      .filter(({ status }) => status !== 'DELETED')
      .map((object) =>
        selectFields(call, kind, facebookParameters.fields[kind] ?? [], adObjectNode(object, state, now())),
      );
    return call.json(listPage(call, rows));
  });
  routes.get('/:id{\\d+}/leads', (call) => {
    needPermission(world, 'leads_retrieval');
    const form = getForm(call, world);
    const { filtering } = checkParameters('GET LeadgenForm/leads', call.get('params'));
    const since = parseSince(filtering);
    const rows = form.leads
      .filter((lead) => !lead.isTest && Date.parse(lead.created_time) / 1000 > since)
      .map((lead) => selectFields(call, 'Lead', facebookParameters.fields.Lead ?? [], leadNode(form, lead)))
      .reverse();
    return call.json(listPage(call, rows));
  });
  routes.get('/:id{\\d+}', (call) => call.json(readNode(call, world)));
  routes.post('/:id{\\d+}', (call) => {
    needPermission(world, 'ads_management');
    const id = call.req.param('id');
    if (state.forms.some((form) => form.id === id)) return call.json(archiveForm(call, getForm(call, world)));
    update(call, ownObject(call, world), world);
    return call.json({ success: true });
  });
  routes.delete('/:id{\\d+}', (call) => {
    needPermission(world, 'ads_management');
    const object = ownObject(call, world);
    checkLiving(object);
    for (const candidate of state.objects) {
      if (candidate === object || isWithin(candidate, object, world)) candidate.status = 'DELETED';
    }
    noteSubmissions(state, now());
    return call.json({ success: true });
  });
  return routes;
}

/** Parses the seconds of `filtering=[{field: time_created, operator: GREATER_THAN, value}]`; 0 if missing. */
function parseSince(filtering: unknown): number {
  if (filtering === undefined) return 0;
  const [filter] = Array.isArray(filtering) ? filtering : [];
  const isKnown = isRecord(filter) && filter.field === 'time_created' && filter.operator === 'GREATER_THAN';
  if (!isKnown) throw badParameter('Leads can be filtered by time_created only.', 'filtering');
  return Number(filter.value);
}

function readNode(call: GraphCall, world: GraphWorld): Record<string, unknown> {
  const id = call.req.param('id') ?? '';
  const { state } = world;
  const now = world.clock.now().getTime();
  const page = findPage(call, world, id);
  if (page) return answerNode(call, 'Page', pageNode(world, call.get('token'), page), ['tasks', 'picture']);
  if (state.forms.some((form) => form.id === id)) {
    return answerNode(call, 'LeadgenForm', leadFormNode(getForm(call, world)));
  }
  const sent = state.forms.find((form) => form.leads.some((lead) => lead.id === id));
  const lead = sent?.leads.find((candidate) => candidate.id === id);
  if (sent && lead) {
    if (!findPage(call, world, sent.pageId)) throw unreachable(id);
    needPermission(world, 'leads_retrieval');
    return answerNode(call, 'Lead', leadNode(sent, lead));
  }
  const video = state.media.find((media) => media.id === id && media.kind === 'video');
  if (video) return answerNode(call, 'AdVideo', videoNode(video, state, now));
  const upload = state.videoUploads.find(({ videoId }) => videoId === id);
  if (upload) return answerNode(call, 'AdVideo', unfinishedVideoNode(upload));
  const object = ownObject(call, world);
  return answerNode(call, object.kind, adObjectNode(object, state, now));
}

function answerNode(
  call: GraphCall,
  kind: string,
  node: Record<string, unknown>,
  more: readonly string[] = [],
) {
  checkParameters(`GET ${kind}`, call.get('params'));
  return selectFields(call, kind, [...(facebookParameters.fields[kind] ?? []), ...more], node);
}

function update(call: GraphCall, object: AdObject, world: GraphWorld): void {
  const params = checkParameters(`POST ${object.kind}`, call.get('params'));
  const { status, adlabels, execution_options: options, ...fields } = params;
  const scheduled = object.kind === 'Campaign' ? listAdSets(object, world) : [object];
  const days = Math.max(1, ...scheduled.map((adSet) => countScheduledDays(adSet, params)));
  checkBudgetFloor(params, findAccount(object, world), days);
  if (Object.keys(params).some((field) => field !== 'name')) checkLiving(object);
  if (object.kind === 'Ad' && params.creative !== undefined) checkNextCreative(object, params, world);
  if (Array.isArray(options) && options.includes('validate_only')) return;
  if (object.kind === 'Ad' && params.creative !== undefined) restartReview(object);
  object.fields = { ...object.fields, ...fields, updated_time: graphTime(world.clock.now().getTime()) };
  if (status !== undefined) object.status = toText(status) as ConfiguredStatus;
  if (adlabels !== undefined) object.labelIds = readLabels(adlabels, world, object.accountId);
  noteSubmissions(world.state, world.clock.now().getTime());
}

function listAdSets(campaign: AdObject, world: GraphWorld): AdObject[] {
  return world.state.objects.filter(
    (object) => object.kind === 'AdSet' && object.status !== 'DELETED' && isWithin(object, campaign, world),
  );
}

/** A deleted object can be read and renamed, and nothing else (Marketing API, Manage your ad object's status). */
function checkLiving({ status, id }: AdObject): void {
  if (status === 'DELETED') throw unreachable(id);
}

function checkNextCreative(ad: AdObject, params: GraphParameters, { state }: GraphWorld): void {
  const adSet = findParent(ad, state);
  if (!adSet) throw unreachable(ad.id);
  checkAd(params, adSet, state, ad);
}

/** Another creative starts the review of an ad again (Marketing API, best practices, ad review). */
function restartReview(ad: AdObject): void {
  ad.submittedAt = null;
  ad.isRejected = false;
}

function archiveForm(call: GraphCall, form: LeadForm): object {
  const { status } = checkParameters('POST LeadgenForm', call.get('params'));
  if (status === 'ARCHIVED' || status === 'ACTIVE') form.status = status;
  return { success: true };
}

/** `fields` is a comma-separated text here, too. */
function checkInsights(kind: string, call: GraphCall) {
  const { fields: _fields, ...params } = call.get('params');
  return checkParameters(`GET ${kind}/insights`, params);
}

/** Without fields, Graph answers impressions and spend. */
function listInsightsFields(call: GraphCall): readonly string[] {
  const { fields } = call.get('params');
  return fields === undefined ? ['impressions', 'spend'] : toText(fields).split(',');
}

/** Figures are by day in the account's time zone, in its currency. */
function findAccount({ id, accountId }: AdObject, { state }: GraphWorld): DemoAdAccount {
  const account = state.users.flatMap((user) => user.accounts).find((each) => each.id === accountId);
  if (!account) throw unreachable(id);
  return account;
}

function isWithin(object: AdObject, ancestor: AdObject, { state }: GraphWorld): boolean {
  const parent = findParent(object, state);
  return parent !== undefined && (parent === ancestor || findParent(parent, state) === ancestor);
}

function ownObject(call: GraphCall, world: GraphWorld): AdObject {
  const id = call.req.param('id') ?? '';
  const user = world.state.users.find((candidate) => candidate.id === call.get('token').userId);
  const object = world.state.objects.find((candidate) => candidate.id === id);
  if (!object || !user?.accounts.some((account) => account.id === object.accountId)) throw unreachable(id);
  return object;
}
