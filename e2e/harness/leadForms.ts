import { facebookDemo, type GraphState } from '@adlane/mocks/platforms';
import type { ServerUrls } from '../../apps/server/src/startServer';

type Doubles = Pick<ServerUrls, 'doubles'>;

/** Sends JSON to a double and returns its answer. */
export async function postToDouble({ doubles }: Doubles, path: string, body: object, token?: string) {
  const answer = await fetch(`${doubles}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The double answers ${answer.status} to ${path}.`);
  return answer.json();
}

const pageId = '2001';

/** Creates a lead form on a Facebook page of the demo agency, as its admin does in Facebook's own tools; returns its id. */
export async function createLeadForm(urls: Doubles, form: object): Promise<string> {
  const graph = `${urls.doubles}/facebook/v26.0`;
  const headers = { authorization: `Bearer ${facebookDemo.users[0].token}` };
  const { access_token } = await (await fetch(`${graph}/${pageId}?fields=access_token`, { headers })).json();
  await postToDouble(urls, `/facebook/v26.0/${pageId}/leadgen_forms`, form, access_token);
  const state: GraphState = await (await fetch(`${urls.doubles}/facebook/__control/state`)).json();
  return state.forms.at(-1)?.id ?? '';
}

/** Submits a lead form; Facebook notifies the server of it. */
export const submitLeadForm = (urls: Doubles, formId: string, fields: object) =>
  postToDouble(urls, '/facebook/__control/deliverForm', { formId, fields });
