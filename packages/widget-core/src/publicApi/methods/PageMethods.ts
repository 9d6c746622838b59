import type { SurveyFormat } from '../../protocol/pageMessages';

/**
 * Pages of the widget. Each opens the widget; `showBackButton` (default true) is whether the visitor can go back to its
 * home. Methods with an id do nothing if it is empty.
 */
export type PageMethods = {
  /**
   * Shows a survey.
   * @param format `survey` in the corner, `survey_web` over the page until answered, `survey_full` on the full screen; default
   * `survey`
   * @example
   * Adlane.showSurvey('nps', 'survey_full');
   */
  readonly showSurvey: (formId: string, format?: SurveyFormat) => void;
  /**
   * Starts a conversation with a bot.
   * @param botId default: the project's bot
   * @example
   * Adlane.startBot('onboarding');
   */
  readonly startBot: (botId?: string, showBackButton?: boolean) => void;
  /**
   * Starts a conversation with the project's bot or team.
   * @example
   * Adlane.startConversation();
   */
  readonly startConversation: (showBackButton?: boolean) => void;
  /**
   * Opens the visitor's list of conversations.
   * @example
   * Adlane.openConversations();
   */
  readonly openConversations: (showBackButton?: boolean) => void;
  /**
   * Opens one conversation.
   * @param shareToken the token in the conversation's link
   * @example
   * Adlane.openConversation('c5f2a1');
   */
  readonly openConversation: (shareToken: string, showBackButton?: boolean) => void;
  /**
   * Opens the help center.
   * @example
   * Adlane.openHelpCenter();
   */
  readonly openHelpCenter: (showBackButton?: boolean) => void;
  /**
   * Opens one collection of the help center.
   * @example
   * Adlane.openHelpCenterCollection('billing');
   */
  readonly openHelpCenterCollection: (collectionId: string, showBackButton?: boolean) => void;
  /**
   * Opens one article of the help center.
   * @example
   * Adlane.openHelpCenterArticle('reset-password', false);
   */
  readonly openHelpCenterArticle: (articleId: string, showBackButton?: boolean) => void;
  /**
   * Opens the help center with the results of a search.
   * @example
   * Adlane.searchHelpCenter('invoice');
   */
  readonly searchHelpCenter: (term: string, showBackButton?: boolean) => void;
  /**
   * Opens the list of news.
   * @example
   * Adlane.openNews();
   */
  readonly openNews: (showBackButton?: boolean) => void;
  /**
   * Opens one news article.
   * @example
   * Adlane.openNewsArticle('dark-mode');
   */
  readonly openNewsArticle: (id: string, showBackButton?: boolean) => void;
  /**
   * Opens the visitor's checklists.
   * @example
   * Adlane.openChecklists();
   */
  readonly openChecklists: (showBackButton?: boolean) => void;
  /**
   * Opens a checklist that the visitor has already started.
   * @param id of the started checklist
   * @example
   * Adlane.openChecklist('64f0');
   */
  readonly openChecklist: (id: string, showBackButton?: boolean) => void;
  /**
   * Starts a checklist and opens it.
   * @returns false if the id is empty
   * @example
   * Adlane.startChecklist('first-steps');
   */
  readonly startChecklist: (outboundId: string, showBackButton?: boolean) => boolean;
  /**
   * Opens the list of feature requests.
   * @example
   * Adlane.openFeatureRequests();
   */
  readonly openFeatureRequests: (showBackButton?: boolean) => void;
};
