export * from './account/AccountPage/AccountPage';
export * from './account/ActivityScreen/ActivityScreen';
export * from './account/AgencyProfileScreen/AgencyProfileScreen';
export * from './account/AlertSettingsScreen/AlertSettingsScreen';
export * from './account/LibrarySettingsScreen/LibrarySettingsScreen';
export * from './account/TeamScreen/TeamScreen';
export * from './account/UserProfileScreen/UserProfileScreen';
export * from './ads/AdScreen/AdScreen';
export * from './ads/LaunchedAdsScreen/LaunchedAdsScreen';
export * from './announcements/AnnouncementsScreen/AnnouncementsScreen';
export * from './auth/AcceptInvitationScreen/AcceptInvitationScreen';
export { AuthLinksContext } from './auth/AuthPage/AuthPage';
export * from './auth/ClientSignInScreen/ClientSignInScreen';
export * from './auth/ForgotPasswordScreen/ForgotPasswordScreen';
export * from './auth/InvalidUserScreen/InvalidUserScreen';
export * from './auth/ResetPasswordScreen/ResetPasswordScreen';
export * from './auth/SignInScreen/SignInScreen';
export * from './auth/SignUpScreen/SignUpScreen';
export * from './auth/VerifyEmailScreen/VerifyEmailScreen';
export * from './billing/BillingScreen/BillingScreen';
export * from './billing/PlansScreen/PlansScreen';
export * from './clients/ClientScreen/ClientScreen';
export * from './clients/ClientsScreen/ClientsScreen';
export * from './connect/AssetsScreen/AssetsScreen';
export * from './connect/ConnectScreen/ConnectScreen';
export * from './contacts/ContactScreen/ContactScreen';
export * from './contacts/ContactsScreen/ContactsScreen';
export { ArticleScreen, type ArticleScreenProps } from './content/ArticleScreen/ArticleScreen';
export { ChecklistScreen, type ChecklistScreenProps } from './content/ChecklistScreen/ChecklistScreen';
export { ChecklistsScreen, type ChecklistsScreenProps } from './content/ChecklistsScreen/ChecklistsScreen';
export type { ContentHrefs } from './content/ContentTabs';
export {
  FeatureRequestsScreen,
  type FeatureRequestsScreenProps,
} from './content/FeatureRequestsScreen/FeatureRequestsScreen';
export { HelpScreen, type HelpScreenProps } from './content/HelpScreen/HelpScreen';
export {
  NewsArticleScreen,
  type NewsArticleScreenProps,
} from './content/NewsArticleScreen/NewsArticleScreen';
export { NewsScreen, type NewsScreenProps } from './content/NewsScreen/NewsScreen';
export * from './dashboard/DashboardScreen/DashboardScreen';
export * from './dashboard/SuperAdminDashboardScreen/SuperAdminDashboardScreen';
export * from './guides/GuideScreen/GuideScreen';
export * from './guides/GuidesScreen/GuidesScreen';
export * from './inbox/InboxScreen/InboxScreen';
export * from './inserts/InsertsScreen/InsertsScreen';
export * from './leads/LeadScreen/LeadScreen';
export * from './leads/LeadsScreen/LeadsScreen';
export * from './media/MediaScreen/MediaScreen';
export * from './onboarding/OnboardingScreen/OnboardingScreen';
export * from './outbound/BotScreen/BotScreen';
export * from './outbound/BotsScreen/BotsScreen';
export * from './outbound/MessageScreen/MessageScreen';
export * from './outbound/MessagesScreen/MessagesScreen';
export * from './outbound/SurveyResultsScreen/SurveyResultsScreen';
export * from './outbound/SurveyScreen/SurveyScreen';
export * from './outbound/SurveysScreen/SurveysScreen';
export * from './outbox/OutboxScreen/OutboxScreen';
export * from './projects/ProjectScreen/ProjectScreen';
export * from './projects/ProjectsScreen/ProjectsScreen';
export { toFormErrors } from './shared/AccountForm/toFormErrors';
export type { PromptKey } from './shared/confirm/getPromptTone';
export { PromptDialog, type PromptDialogProps } from './shared/confirm/PromptDialog';
export { usePrompt } from './shared/confirm/usePrompt';
export { describeError } from './shared/format/describeError';
export { collectRows } from './shared/lists/collectRows';
export { ExportButton, type ExportButtonProps } from './shared/lists/ExportButton';
export { useNicheFilter } from './shared/lists/useNicheFilter';
export {
  buildSearchProps,
  buildTableProps,
  type ListPage,
  readSort,
} from './shared/urlState/buildTableProps';
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
export { useUrlChoice } from './shared/urlState/useUrlChoice';
export * from './shell/Announcements/Announcements';
export * from './shell/ClientSwitcher/ClientSwitcher';
export * from './shell/NoAccess/NoAccess';
export * from './shell/NotificationsButton/NotificationsButton';
export { PlanNotice, type PlanNoticeProps } from './shell/PlanNotice/PlanNotice';
export * from './subscribers/SubscriberScreen/SubscriberScreen';
export * from './subscribers/SubscribersScreen/SubscribersScreen';
export * from './subscribers/TrialSubscribersScreen/TrialSubscribersScreen';
export * from './taxonomy/NichesScreen/NichesScreen';
export * from './templates/MasterLibraryScreen/MasterLibraryScreen';
export * from './templates/TemplateEditorScreen/TemplateEditorScreen';
export * from './templates/TemplatesScreen/TemplatesScreen';
export * from './tickets/TicketScreen/TicketScreen';
export * from './tickets/TicketsScreen/TicketsScreen';
export * from './tools/AdSwipeScreen/AdSwipeScreen';
