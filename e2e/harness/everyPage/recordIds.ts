import { createClient } from '@adlane/api-client';
import { type Contract, contract } from '@adlane/contract';
import { demoLogins } from '../../../mocks/src/world/demoLogins';

type Api = ReturnType<typeof createClient<Contract>>;

/** Signs in at the API, to find the ids of seeded records. */
export async function openApi(baseUrl: string, role: (typeof demoLogins)[number]['role']): Promise<Api> {
  const login = demoLogins.find((candidate) => candidate.role === role);
  if (!login) throw new Error(`The demo world has no login for ${role}.`);
  const { email, password } = login;
  const { access_token } = await createClient(contract, { baseUrl }).auth.login({
    body: { email, password },
  });
  return createClient(contract, { baseUrl, token: () => access_token });
}

type Rows<Row> = { readonly data: readonly Row[] };

function getFirst<Row>({ data: [first] }: Rows<Row>): Row {
  if (!first) throw new Error('The demo world has no such record.');
  return first;
}

const getFirstId = (rows: Rows<{ readonly id: number }>): string => String(getFirst(rows).id);

const findProjectId = async (api: Api) => getFirstId(await api.projects.list({ query: {} }));

/** Finds a record of the user for each parameter of a path. */
const findParameter: Readonly<Record<string, (api: Api) => Promise<string>>> = {
  adId: async (api) => getFirstId(await api.ads.list({ query: {} })),
  templateId: async (api) => getFirstId(await api.templates.list({ query: {} })),
  masterTemplateId: async (api) => getFirstId(await api.masterTemplates.list({ query: {} })),
  clientId: async (api) => getFirstId(await api.clients.list({ query: {} })),
  leadId: async (api) => getFirstId(await api.leads.list({ query: {} })),
  ticketId: async (api) => getFirstId(await api.tickets.list({ query: {} })),
  kind: async (api) => getFirst(await api.inbox.list({ query: {} })).kind,
  itemId: async (api) => getFirstId(await api.inbox.list({ query: {} })),
  contactId: async (api) => getFirstId(await api.contacts.list({ query: {} })),
  subscriberId: async (api) => getFirstId(await api.subscribers.list({ query: {} })),
  projectId: findProjectId,
  surveyId: async (api) =>
    getFirstId(await api.projectSurveys.list({ query: { project_id: await findProjectId(api) } })),
  messageId: async (api) =>
    getFirstId(await api.outboundMessages.list({ query: { project_id: await findProjectId(api) } })),
  newsId: async (api) =>
    getFirstId(await api.projectNews.list({ query: { project_id: await findProjectId(api) } })),
  checklistId: async (api) =>
    getFirstId(await api.projectChecklists.list({ query: { project_id: await findProjectId(api) } })),
  id: async (api) => getFirstId(await api.sources.list({ query: {} })),
  businessId: async () => 'all',
};

/** Replaces each parameter of a path (`:adId`, `{id}`) by the id of a seeded record. */
export async function fillPath(path: string, api: Api): Promise<string> {
  let filled = path;
  for (const [placeholder, colon, braces] of path.matchAll(/:(\w+)|\{(\w+)\}/g)) {
    const name = colon ?? braces ?? '';
    const find = findParameter[name];
    if (!find) throw new Error(`No record is known for the parameter ${name}.`);
    filled = filled.replace(placeholder, await find(api));
  }
  return filled;
}
