import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import { demoSdkKey } from '@adlane/mocks';
import type { PageMessage } from '@adlane/widget-core/protocol';
import type { HttpHandler } from 'msw';
import { createPage, type Page } from './Messenger.fixtures';

const apiUrl = 'https://adlane.test/sdk';

/** Ids of the demo project's contents. */
export type DemoIds = {
  readonly collection: string;
  readonly article: string;
  readonly news: string;
  readonly checklist: string;
  readonly shareToken: string;
  /** Headers of the visitor's calls. */
  readonly session: Readonly<Record<string, string>>;
};

type Session = { readonly gleapId: string; readonly gleapHash: string };

async function call(path: string, headers: Record<string, string>, body?: unknown) {
  const answer = await fetch(`${apiUrl}${path}`, {
    headers: { 'Api-Token': demoSdkKey, 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return answer.json();
}

/** Starts a visitor with one conversation, and finds the ids of what the demo project shows. */
async function startVisitor(): Promise<{ readonly session: Session; readonly ids: DemoIds }> {
  const session: Session = await call('/sessions', {}, { lang: 'en' });
  const headers = { 'Gleap-Id': session.gleapId, 'Gleap-Hash': session.gleapHash };
  const collections = await call('/helpcenter/collections', headers);
  const [{ id: collection }] = collections.data;
  const { articles } = await call(`/helpcenter/collections/${collection}`, headers);
  const news = await call('/news', headers);
  const checklists = await call('/checklists', headers);
  const { shareToken } = await call('/conversations', headers, { text: 'Where is my invoice?' });
  return {
    session,
    ids: {
      collection,
      article: articles[0].id,
      news: news.data[0].id,
      checklist: checklists.data[0].id,
      shareToken,
      session: { 'Api-Token': demoSdkKey, 'Content-Type': 'application/json', ...headers },
    },
  };
}

/** The page of a running story. */
export const getPage = (loaded: Record<string, unknown>) => loaded.page as Page;

let demoIds: DemoIds | undefined;

/** Returns the ids of the running story. */
export function getIds(): DemoIds {
  if (!demoIds) throw new Error('The story is not on the demo page.');
  return demoIds;
}

type Options = {
  /** The page's own language. */
  readonly language?: string;
  /** Answers in place of the API's. */
  readonly answers?: readonly HttpHandler[];
  /** Changes of the project's configuration. */
  readonly config?: Partial<FlowConfig>;
};

type StoryContext = {
  readonly loaded: Record<string, unknown>;
  readonly msw: { use(...handlers: HttpHandler[]): void };
};

/** A story on a page of the demo project, with a new visitor of the API in the tab. */
export function onDemo(
  listMessages: (ids: DemoIds) => readonly PageMessage[] = () => [],
  { language, config = {}, answers = [] }: Options = {},
) {
  return {
    loaders: [() => ({ page: createPage() })],
    async beforeEach({ loaded, msw }: StoryContext) {
      const { session, ids } = await startVisitor();
      const { flowConfig } = await call(`/config/${demoSdkKey}?lang=${language ?? 'en'}`, {});
      msw.use(...answers);
      demoIds = ids;
      getPage(loaded).greet(
        {
          name: 'config-update',
          data: {
            config: { ...flowConfig, ...config },
            ...(language && { overrideLanguage: language }),
          },
        },
        {
          name: 'session-update',
          data: { apiUrl, sdkKey: demoSdkKey, sessionData: { ...session, name: 'Ada Lovelace' } },
        },
        { name: 'widget-status-update', data: { isWidgetOpen: true } },
        ...listMessages(ids),
      );
    },
  };
}
