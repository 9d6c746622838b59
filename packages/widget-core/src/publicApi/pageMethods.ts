import { surveyFormat } from '../outbound/surveyFormat';
import type { PageMessage } from '../protocol/pageMessages';
import type { RunningWidget } from '../widget/startWidget';
import type { AdlaneApi } from './AdlaneApi';

type WhenRunning = (run: (widget: RunningWidget) => void) => void;

/** Methods that open the frame at one of its pages. Without their id or term they do nothing (widget §5). */
export function pageMethods(whenRunning: WhenRunning) {
  const visit = (message: PageMessage) => whenRunning((widget) => widget.visit(message));
  const back = (showBackButton = true) => ({ hideBackButton: !showBackButton });
  const startBot = (botId?: string, showBackButton?: boolean) =>
    visit({ name: 'start-bot', data: { botId: botId ?? '', ...back(showBackButton) } });
  return {
    showSurvey: (formId, format) => {
      const mode = surveyFormat(format);
      const data = { flow: formId, hideBackButton: true, format: mode };
      if (formId) whenRunning((widget) => widget.visit({ name: 'start-survey', data }, mode));
    },
    startBot,
    startConversation: (showBackButton) => startBot('', showBackButton),
    openConversations: (showBackButton) => visit({ name: 'open-conversations', data: back(showBackButton) }),
    openConversation: (shareToken, showBackButton) => {
      if (shareToken) visit({ name: 'open-conversation', data: { shareToken, ...back(showBackButton) } });
    },
    openHelpCenter: (showBackButton) => visit({ name: 'open-helpcenter', data: back(showBackButton) }),
    openHelpCenterCollection: (collectionId, showBackButton) => {
      if (collectionId)
        visit({ name: 'open-help-collection', data: { collectionId, ...back(showBackButton) } });
    },
    openHelpCenterArticle: (articleId, showBackButton) => {
      if (articleId) visit({ name: 'open-help-article', data: { articleId, ...back(showBackButton) } });
    },
    searchHelpCenter: (term, showBackButton) => {
      if (term) visit({ name: 'open-helpcenter-search', data: { term, ...back(showBackButton) } });
    },
    openNews: (showBackButton) => visit({ name: 'open-news', data: back(showBackButton) }),
    openNewsArticle: (id, showBackButton) => {
      if (id) visit({ name: 'open-news-article', data: { id, ...back(showBackButton) } });
    },
    openChecklists: (showBackButton) => visit({ name: 'open-checklists', data: back(showBackButton) }),
    openChecklist: (id, showBackButton) => {
      if (id) visit({ name: 'open-checklist', data: { id, ...back(showBackButton) } });
    },
    startChecklist: (outboundId, showBackButton) => {
      if (!outboundId) return false;
      visit({ name: 'start-checklist', data: { outboundId, ...back(showBackButton) } });
      return true;
    },
    openFeatureRequests: (showBackButton) =>
      visit({ name: 'open-feature-requests', data: back(showBackButton) }),
  } satisfies Partial<AdlaneApi>;
}
