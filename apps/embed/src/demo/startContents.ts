import { callWidget } from './callWidget';
import { getAddresses } from './getAddresses';

type Identity = { readonly gleapId?: string; readonly gleapHash?: string };
type Page = Window & { readonly Gleap?: { readonly getIdentity?: () => Identity | undefined } };
type Named = { readonly id: string };

/** Requests contents of the project as the visitor of this page. */
async function request<T>(path: string): Promise<T> {
  const { api, key } = getAddresses();
  const page: Page = window;
  const { gleapId = '', gleapHash = '' } = page.Gleap?.getIdentity?.() ?? {};
  const answer = await fetch(`${api}/sdk${path}`, {
    headers: { 'Api-Token': key, 'Gleap-Id': gleapId, 'Gleap-Hash': gleapHash },
  });
  return answer.json();
}

const findFirst = async (path: string) => (await request<{ data: readonly Named[] }>(path)).data[0]?.id;

async function findArticle() {
  const collection = await findFirst('/helpcenter/collections');
  const path = `/helpcenter/collections/${collection}`;
  return (await request<{ articles: readonly Named[] }>(path)).articles[0]?.id;
}

async function findConversation() {
  const { data } = await request<{ data: readonly { readonly shareToken: string }[] }>('/conversations');
  return data[0]?.shareToken;
}

/** A tour of this page: it needs none of the project's guides. */
const tour = {
  allowClose: true,
  backButton: true,
  steps: [
    { type: 'post', mode: '', message: '<h3>Welcome</h3><p>Two stops, and you know this page.</p>' },
    { type: 'pointer', mode: '', message: '<p>Your accounts.</p>', selector: '[data-page="accounts"]' },
    { type: 'pointer', mode: '', message: '<p>Send money here.</p>', selector: '[data-page="transfers"]' },
  ],
};
const banner = {
  outbound: 'demo-banner',
  format: 'normal',
  data: {
    text: 'Savings earn 3 % from Monday.',
    backgroundColor: '#0F4C5C',
    buttonText: 'Ask us',
    action: { name: 'start-conversation', data: {} },
  },
};
const notification = {
  outbound: 'demo-notification',
  data: { text: 'Hi {{name}}, your card is on its way.', sender: { name: 'Mia' } },
};

/**
 * What each button shows, by its `data-content`; those that need an id find one first. The tooltip is one of the project's,
 * attached to its button.
 */
const contents: Readonly<Record<string, () => unknown>> = {
  form: () => callWidget('startFeedbackFlow', 'bugreporting'),
  survey: () => callWidget('showSurvey', 'satisfaction', 'survey'),
  conversations: () => callWidget('openConversations'),
  conversation: async () => callWidget('openConversation', await findConversation()),
  bot: () => callWidget('startBot', 'guide'),
  help: () => callWidget('openHelpCenter'),
  collection: async () => callWidget('openHelpCenterCollection', await findFirst('/helpcenter/collections')),
  article: async () => callWidget('openHelpCenterArticle', await findArticle()),
  search: () => callWidget('searchHelpCenter', 'account'),
  news: () => callWidget('openNews'),
  newsArticle: async () => callWidget('openNewsArticle', await findFirst('/news')),
  checklists: () => callWidget('openChecklists'),
  checklist: async () => callWidget('openChecklist', await findFirst('/checklists')),
  startChecklist: async () => callWidget('startChecklist', await findFirst('/checklists')),
  requests: () => callWidget('openFeatureRequests'),
  banner: () => callWidget('showBanner', banner),
  notification: () => callWidget('showNotification', notification),
  tour: () => callWidget('startProductTourWithConfig', 'demo', tour),
  builder: () => open(`${getAddresses().dashboard}/super-admin/projects`, '_blank', 'noopener'),
};

/** Gives each button of the page's contents its action. */
export function startContents(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-content]')) {
    button.addEventListener('click', () => void contents[button.dataset.content ?? '']?.());
  }
}
