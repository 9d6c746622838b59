import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { PageMessage } from '@adlane/widget-core/protocol';
import type { DemoIds } from '../../../packages/messenger/src/Messenger/Contents.fixtures';
import { deepOpens } from '../../../packages/messenger/src/Messenger/deepOpens.fixtures';
import type { Texts } from '../../../packages/messenger/src/texts/Texts';

/** How a page opens a content: by a method, by a `gleap://` link, or by the parameters of its address. */
export type ContentWay =
  | { readonly by: 'method'; readonly call: readonly [name: string, ...parameters: unknown[]] }
  | { readonly by: 'link'; readonly link: string }
  | { readonly by: 'parameter'; readonly parameters: Readonly<Record<string, string>> };

/** Returns the ways to open what a message of the page opens in the frame (widget §2.1, §2.2). */
export function listWays(message: PageMessage): ContentWay[] {
  const method = (...call: readonly [name: string, ...parameters: unknown[]]) =>
    ({ by: 'method', call }) as const;
  const link = (kind: string, id: string) => ({ by: 'link', link: `gleap://${kind}/${id}` }) as const;
  const parameter = (parameters: Readonly<Record<string, string>>) =>
    ({ by: 'parameter', parameters }) as const;
  switch (message.name) {
    case 'start-feedbackflow': {
      const { flow } = message.data;
      return [method('startFeedbackFlow', flow), link('flow', flow), parameter({ gleap_feedback: flow })];
    }
    case 'start-survey': {
      const { flow } = message.data;
      return [
        method('showSurvey', flow, 'survey_full'),
        link('survey', flow),
        parameter({ gleap_survey: flow }),
        parameter({ gleap_survey: flow, gleap_survey_format: 'survey_full' }),
      ];
    }
    case 'open-conversations':
      return [method('openConversations')];
    case 'open-conversation':
      return [method('openConversation', message.data.shareToken)];
    case 'start-bot':
      return [method('startBot', message.data.botId), link('bot', String(message.data.botId))];
    case 'open-helpcenter':
      return [method('openHelpCenter')];
    case 'open-help-collection': {
      const id = message.data.collectionId;
      return [method('openHelpCenterCollection', id), link('collection', id)];
    }
    case 'open-help-article': {
      const id = message.data.articleId;
      return [method('openHelpCenterArticle', id), link('article', id)];
    }
    case 'open-helpcenter-search':
      return [method('searchHelpCenter', message.data.term)];
    case 'open-news':
      return [method('openNews')];
    case 'open-news-article':
      return [method('openNewsArticle', message.data.id), link('news', message.data.id)];
    case 'open-checklists':
      return [method('openChecklists')];
    case 'start-checklist':
      return [method('startChecklist', message.data.outboundId)];
    case 'open-checklist':
      return [method('openChecklist', message.data.id), link('checklist', message.data.id)];
    case 'open-feature-requests':
      return [method('openFeatureRequests')];
    default:
      throw new Error(`No way of a page leads to ${message.name}.`);
  }
}

export type Content = {
  readonly ways: readonly ContentWay[];
  readonly heading: string | RegExp;
};

/** Lists the 15 contents of the frame with every way to them, and the address that opens its home. */
export function listContents(ids: DemoIds, texts: Texts, config: FlowConfig): Content[] {
  const contents = deepOpens.map(([toMessage, findHeading]) => ({
    ways: listWays(toMessage(ids)),
    heading: findHeading(texts, config),
  }));
  return [
    ...contents,
    { ways: [{ by: 'parameter', parameters: { gleap_widget: '1' } }], heading: texts.greeting },
  ];
}
