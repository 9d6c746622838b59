import type { PageWithId, PlainPage } from '../frame/buildPageMessage';
import { parseSurveyFormat } from '../outbound/parseSurveyFormat';
import type { RunningWidget } from '../widget/createRunningWidget';
import type { AdlaneApi } from './AdlaneApi';

type WhenRunning = (run: (widget: RunningWidget) => void) => void;

/** Builds the methods that open a page of the frame. Without their id or term they do nothing (widget §5). */
export function buildPageMethods(whenRunning: WhenRunning) {
  const plain = (page: PlainPage) => (back?: boolean) => whenRunning(({ visit }) => visit({ page, back }));
  const ofOne = (page: PageWithId) => (id: string, back?: boolean) => {
    if (id) whenRunning(({ visit }) => visit({ page, id, back }));
    return Boolean(id);
  };
  const startBot = (id = '', back?: boolean) => whenRunning(({ visit }) => visit({ page: 'bot', id, back }));
  return {
    showSurvey(id, format) {
      if (id) whenRunning(({ visit }) => visit({ page: 'survey', id, format: parseSurveyFormat(format) }));
    },
    startBot,
    startConversation: (back) => startBot('', back),
    openConversations: plain('conversations'),
    openConversation: ofOne('conversation'),
    openHelpCenter: plain('helpcenter'),
    openHelpCenterCollection: ofOne('collection'),
    openHelpCenterArticle: ofOne('article'),
    searchHelpCenter: ofOne('search'),
    openNews: plain('news'),
    openNewsArticle: ofOne('news-article'),
    openChecklists: plain('checklists'),
    openChecklist: ofOne('open-checklist'),
    startChecklist: ofOne('checklist'),
    openFeatureRequests: plain('feature-requests'),
  } satisfies Partial<AdlaneApi>;
}
