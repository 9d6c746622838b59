export * from './account/account/AccountPage/AccountPage';
export * from './account/account/ActivityScreen/ActivityScreen';
export * from './account/account/AgencyProfileScreen/AgencyProfileScreen';
export * from './account/account/AlertSettingsScreen/AlertSettingsScreen';
export * from './account/account/LibrarySettingsScreen/LibrarySettingsScreen';
export * from './account/account/TeamScreen/TeamScreen';
export * from './account/account/UserProfileScreen/UserProfileScreen';
export * from './account/announcements/AnnouncementsScreen/AnnouncementsScreen';
export * from './account/auth/AcceptInvitationScreen/AcceptInvitationScreen';
export { AuthLinksContext } from './account/auth/AuthPage/AuthPage';
export * from './account/auth/ClientSignInScreen/ClientSignInScreen';
export * from './account/auth/ForgotPasswordScreen/ForgotPasswordScreen';
export * from './account/auth/InvalidUserScreen/InvalidUserScreen';
export * from './account/auth/ResetPasswordScreen/ResetPasswordScreen';
export * from './account/auth/SignInScreen/SignInScreen';
export * from './account/auth/SignUpScreen/SignUpScreen';
export * from './account/auth/VerifyEmailScreen/VerifyEmailScreen';
export * from './account/billing/BillingScreen/BillingScreen';
export * from './account/billing/PlansScreen/PlansScreen';
export * from './account/clients/ClientScreen/ClientScreen';
export * from './account/clients/ClientsScreen/ClientsScreen';
export * from './account/dashboard/DashboardScreen/DashboardScreen';
export * from './account/dashboard/SuperAdminDashboardScreen/SuperAdminDashboardScreen';
export * from './account/onboarding/OnboardingScreen/OnboardingScreen';
export * from './account/subscribers/SubscriberScreen/SubscriberScreen';
export * from './account/subscribers/SubscribersScreen/SubscribersScreen';
export * from './account/subscribers/TrialSubscribersScreen/TrialSubscribersScreen';
export * from './ads/ads/AdScreen/AdScreen';
export * from './ads/ads/LaunchedAdsScreen/LaunchedAdsScreen';
export * from './ads/leads/LeadScreen/LeadScreen';
export * from './ads/leads/LeadsScreen/LeadsScreen';
export * from './ads/masterTemplates/MasterLibraryScreen/MasterLibraryScreen';
export * from './ads/media/MediaScreen/MediaScreen';
export * from './ads/smartInserts/InsertsScreen/InsertsScreen';
export * from './ads/sources/AssetsScreen/AssetsScreen';
export * from './ads/sources/ConnectScreen/ConnectScreen';
export * from './ads/taxonomy/NichesScreen/NichesScreen';
export * from './ads/templates/AdSwipeScreen/AdSwipeScreen';
export * from './ads/templates/TemplateEditorScreen/TemplateEditorScreen';
export * from './ads/templates/TemplatesScreen/TemplatesScreen';
export { toFormErrors } from './shared/AccountForm/toFormErrors';
export { callTable, type SentCalls } from './shared/access/callTable';
export type { PromptKey } from './shared/confirm/getPromptTone';
export { PromptDialog, type PromptDialogProps } from './shared/confirm/PromptDialog';
export { usePrompt } from './shared/confirm/usePrompt';
export { describeError } from './shared/format/describeError';
export { collectRows } from './shared/lists/collectRows';
export { ExportButton, type ExportButtonProps } from './shared/lists/ExportButton';
export { useNicheFilter } from './shared/lists/useNicheFilter';
export {
  type ListChange,
  type ListParams,
  readListParams,
  writeListParams,
} from './shared/urlState/listParams';
export {
  MemoryUrlState,
  type UrlChange,
  type UrlState,
  UrlStateProvider,
  useUrlState,
} from './shared/urlState/UrlStateProvider';
export { type ListState, useListState } from './shared/urlState/useListState';
export {
  buildSearchProps,
  type ListPage,
  readSort,
  useTableProps,
} from './shared/urlState/useTableProps';
export { useUrlChoice } from './shared/urlState/useUrlChoice';
export * from './shell/Announcements/Announcements';
export * from './shell/ClientSwitcher/ClientSwitcher';
export * from './shell/NoAccess/NoAccess';
export * from './shell/NotificationsButton/NotificationsButton';
export { PlanNotice, type PlanNoticeProps } from './shell/PlanNotice/PlanNotice';
export * from './widget/bots/BotScreen/BotScreen';
export * from './widget/bots/BotsScreen/BotsScreen';
export {
  ChecklistScreen,
  type ChecklistScreenProps,
} from './widget/checklists/ChecklistScreen/ChecklistScreen';
export {
  ChecklistsScreen,
  type ChecklistsScreenProps,
} from './widget/checklists/ChecklistsScreen/ChecklistsScreen';
export * from './widget/contacts/ContactScreen/ContactScreen';
export * from './widget/contacts/ContactsScreen/ContactsScreen';
export {
  FeatureRequestsScreen,
  type FeatureRequestsScreenProps,
} from './widget/featureRequests/FeatureRequestsScreen/FeatureRequestsScreen';
export * from './widget/guides/GuideScreen/GuideScreen';
export * from './widget/guides/GuidesScreen/GuidesScreen';
export { ArticleScreen, type ArticleScreenProps } from './widget/help/ArticleScreen/ArticleScreen';
export { HelpScreen, type HelpScreenProps } from './widget/help/HelpScreen/HelpScreen';
export { getItemTitle } from './widget/inbox/getItemTitle';
export * from './widget/inbox/InboxScreen/InboxScreen';
export {
  NewsArticleScreen,
  type NewsArticleScreenProps,
} from './widget/news/NewsArticleScreen/NewsArticleScreen';
export { NewsScreen, type NewsScreenProps } from './widget/news/NewsScreen/NewsScreen';
export * from './widget/operator/OutboxScreen/OutboxScreen';
export * from './widget/outbound/MessageScreen/MessageScreen';
export * from './widget/outbound/MessagesScreen/MessagesScreen';
export * from './widget/projects/ProjectScreen/ProjectScreen';
export * from './widget/projects/ProjectsScreen/ProjectsScreen';
export * from './widget/savedReplies/SavedRepliesScreen/SavedRepliesScreen';
export type { ContentHrefs } from './widget/shared/ContentTabs';
export * from './widget/surveys/SurveyResultsScreen/SurveyResultsScreen';
export * from './widget/surveys/SurveyScreen/SurveyScreen';
export * from './widget/surveys/SurveysScreen/SurveysScreen';
export * from './widget/tickets/TicketScreen/TicketScreen';
export type { AgencyHref, WorkPlace } from './widget/tickets/TicketScreen/WorkFacts';
export * from './widget/tickets/TicketsScreen/TicketsScreen';
