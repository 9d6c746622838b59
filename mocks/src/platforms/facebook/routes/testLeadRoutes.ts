import { Hono } from 'hono';
import { toText } from '../../toText';
import { checkParameters, isRecord } from '../checkParameters';
import type { FacebookControl } from '../facebookControl';
import {
  findPage,
  type GraphCall,
  type GraphEnv,
  type GraphWorld,
  getForm,
  listPage,
  needPageToken,
  needPermission,
  selectFields,
} from '../graphContext';
import { badParameter, refused, unreachable } from '../graphFault';
import type { LeadForm } from '../graphState';
import { facebookParameters } from '../parameterList';
import { leadNode } from './pageRoutes';

/** Subcode of a second test lead. */
const testLeadExists = 1892193;

/** Test leads of a form: one at a time, which has to be deleted before the next (Lead ads, Testing and Troubleshooting). */
export function testLeadRoutes(world: GraphWorld, control: FacebookControl): Hono<GraphEnv> {
  const { state } = world;
  const routes = new Hono<GraphEnv>();
  routes.get('/:id{\\d+}/test_leads', (call) => {
    const form = getOwnForm(call, world);
    checkParameters('GET LeadgenForm/test_leads', call.get('params'));
    const rows = form.leads
      .filter(({ isTest }) => isTest)
      .map((lead) => selectFields(call, 'Lead', facebookParameters.fields.Lead ?? [], leadNode(form, lead)));
    return call.json(listPage(call, rows));
  });
  routes.post('/:id{\\d+}/test_leads', (call) => {
    const form = getOwnForm(call, world);
    const { field_data } = checkParameters('POST LeadgenForm/test_leads', call.get('params'));
    if (form.leads.some(({ isTest }) => isTest)) {
      throw refused(
        testLeadExists,
        'Test lead exists',
        'Delete the test lead of this form before you create another.',
        'field_data',
      );
    }
    const lead = control.sendTestLead(form.id, field_data === undefined ? {} : readFields(field_data));
    return call.json({ id: lead.id });
  });
  routes.delete('/:lead{\\d+}', async (call, next) => {
    const id = call.req.param('lead');
    const form = state.forms.find(({ leads }) => leads.some((lead) => lead.id === id && lead.isTest));
    if (!form) return next();
    if (!findPage(call, world, form.pageId)) throw unreachable(id);
    needPageToken(call, form.pageId);
    form.leads = form.leads.filter((lead) => lead.id !== id);
    return call.json({ success: true });
  });
  return routes;
}

function getOwnForm(call: GraphCall, world: GraphWorld): LeadForm {
  const form = getForm(call, world);
  needPageToken(call, form.pageId);
  needPermission(world, 'leads_retrieval');
  return form;
}

function readFields(data: unknown): Record<string, readonly string[]> {
  const answers = Array.isArray(data) ? data : [];
  return Object.fromEntries(
    answers.map((answer: unknown) => {
      if (!isRecord(answer) || !Array.isArray(answer.values)) {
        throw badParameter('field_data needs a name and values', 'field_data');
      }
      return [toText(answer.name), answer.values.map(toText)];
    }),
  );
}
