import { Hono } from 'hono';
import { toText } from '../../toText';
import { graphTime } from '../adObjectNode';
import { checkParameters, isRecord } from '../checkParameters';
import { isQuestionType, listFormQuestions } from '../formQuestions';
import {
  findPage,
  type GraphCall,
  type GraphEnv,
  type GraphWorld,
  listPage,
  needPageToken,
  needPermission,
  selectFields,
} from '../graphContext';
import { badParameter, refused, termsMissing, unreachable } from '../graphFault';
import { createId, type FormLead, type LeadForm } from '../graphState';
import { facebookParameters } from '../parameterList';

/** Lead forms and subscriptions of a page. All of them require the page's token. */
export function pageRoutes(world: GraphWorld): Hono<GraphEnv> {
  const { state } = world;
  const routes = new Hono<GraphEnv>();
  routes.get('/:page{\\d+}/leadgen_forms', (call) => {
    const pageId = ownPage(call, world);
    checkParameters('GET Page/leadgen_forms', call.get('params'));
    const known = facebookParameters.fields.LeadgenForm ?? [];
    const rows = state.forms
      .filter((form) => form.pageId === pageId)
      .map((form) => selectFields(call, 'LeadgenForm', known, leadFormNode(form)));
    return call.json(listPage(call, rows.reverse()));
  });
  routes.post('/:page{\\d+}/leadgen_forms', (call) => {
    const pageId = ownPage(call, world);
    needPermission(world, 'pages_manage_ads');
    const params = checkParameters('POST Page/leadgen_forms', call.get('params'));
    if (!state.pages[pageId]?.areTermsAccepted) throw termsMissing(pageId);
    checkForm(params);
    const isInUse = state.forms.some((form) => form.pageId === pageId && form.fields.name === params.name);
    if (isInUse)
      throw refused(1892202, 'Name taken', 'A form of this name already exists on the page.', 'name');
    const id = createId(state);
    const form: LeadForm = {
      id,
      pageId,
      fields: { ...params },
      status: 'ACTIVE',
      createdAt: world.clock.now().getTime(),
      leads: [],
    };
    state.forms.push(form);
    return call.json({ id });
  });
  routes.get('/:page{\\d+}/subscribed_apps', (call) => {
    const fields = state.pages[ownPage(call, world)]?.subscribedFields ?? [];
    return call.json({ data: fields.length > 0 ? [{ id: '900100200300', subscribed_fields: fields }] : [] });
  });
  routes.post('/:page{\\d+}/subscribed_apps', (call) => {
    const page = state.pages[ownPage(call, world)];
    const { subscribed_fields: fields } = checkParameters('POST Page/subscribed_apps', call.get('params'));
    if (page && Array.isArray(fields)) page.subscribedFields = fields.map(String);
    return call.json({ success: true });
  });
  return routes;
}

/** Returns a form's node. */
export function leadFormNode(form: LeadForm): Record<string, unknown> {
  return {
    id: form.id,
    name: form.fields.name,
    locale: form.fields.locale ?? 'EN_US',
    status: form.status,
    page_id: form.pageId,
    questions: listFormQuestions(form),
    follow_up_action_url: form.fields.follow_up_action_url,
    thank_you_page: form.fields.thank_you_page,
    privacy_policy_url: isRecord(form.fields.privacy_policy) ? form.fields.privacy_policy.url : undefined,
    is_optimized_for_quality: form.fields.is_optimized_for_quality ?? false,
    leads_count: form.leads.filter(({ isTest }) => !isTest).length,
    created_time: graphTime(form.createdAt),
  };
}

/** Returns a lead's node with the name of its ad. */
export function leadNode(form: LeadForm, { isTest: _isTest, ...lead }: FormLead): Record<string, unknown> {
  return { ...lead, form_id: form.id, is_organic: lead.ad_id === undefined, platform: 'fb' };
}

function ownPage(call: GraphCall, world: GraphWorld): string {
  const id = call.req.param('page') ?? '';
  if (!findPage(call, world, id)) throw unreachable(id);
  needPageToken(call, id);
  return id;
}

/** Checks Graph's rules beyond the parameter list: known questions, a privacy policy, thank-you targets. */
function checkForm(params: Readonly<Record<string, unknown>>): void {
  const questions = Array.isArray(params.questions) ? params.questions.filter(isRecord) : [];
  if (questions.length === 0) throw badParameter('The parameter questions is required', 'questions');
  for (const question of questions) {
    if (!isQuestionType(toText(question.type))) {
      throw badParameter(`Param questions[type] ${toText(question.type)} is not known.`, 'questions');
    }
    if (question.type === 'CUSTOM' && !question.label) {
      throw badParameter('A CUSTOM question needs a label.', 'questions');
    }
  }
  const privacy = isRecord(params.privacy_policy) ? params.privacy_policy : {};
  if (typeof privacy.url !== 'string' || !/^https?:\/\/[^ ]+\.[^ ]+/.test(privacy.url)) {
    throw refused(
      1892190,
      'Privacy policy missing',
      'Give the address of your privacy policy.',
      'privacy_policy',
    );
  }
  if (toText(privacy.link_text ?? '').length > 70) {
    throw refused(1892191, 'Link text too long', 'The link text takes 70 characters.', 'privacy_policy');
  }
  const thanks = isRecord(params.thank_you_page) ? params.thank_you_page : {};
  const target = { VIEW_WEBSITE: 'website_url', CALL_BUSINESS: 'business_phone_number' }[
    toText(thanks.button_type)
  ];
  if (target !== undefined && !thanks[target]) {
    throw refused(1892192, 'Thank-you page incomplete', `The button needs ${target}.`, 'thank_you_page');
  }
}
