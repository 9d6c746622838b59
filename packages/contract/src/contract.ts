import { accountCalls } from './account/account/calls';
import { announcementsCalls } from './account/announcements/calls';
import { auditLogCalls } from './account/auditLog/calls';
import { authCalls } from './account/auth/calls';
import { billingCalls } from './account/billing/calls';
import { clientsCalls } from './account/clients/calls';
import { customFieldsCalls } from './account/customFields/calls';
import { dashboardCalls } from './account/dashboard/calls';
import { errorReportsCalls } from './account/errorReports/calls';
import { listViewsCalls } from './account/listViews/calls';
import { notificationsCalls } from './account/notifications/calls';
import { onboardingCalls } from './account/onboarding/calls';
import { permissionsCalls } from './account/permissions/calls';
import { realtimeCalls } from './account/realtime/calls';
import { subscribersCalls } from './account/subscribers/calls';
import { webhooksCalls } from './account/webhooks/calls';
import { adsCalls } from './ads/ads/calls';
import { aiCalls } from './ads/ai/calls';
import { facebookAssetsCalls } from './ads/facebookAssets/calls';
import { favouritesCalls } from './ads/favourites/calls';
import { foldersCalls } from './ads/folders/calls';
import { googleSourcesCalls } from './ads/googleSources/calls';
import { launchesCalls } from './ads/launches/calls';
import { leadFormsCalls } from './ads/leadForms/calls';
import { leadsCalls } from './ads/leads/calls';
import { lookupsCalls } from './ads/lookups/calls';
import { masterTemplatesCalls } from './ads/masterTemplates/calls';
import { mediaCalls } from './ads/media/calls';
import { sharingCalls } from './ads/sharing/calls';
import { smartInsertsCalls } from './ads/smartInserts/calls';
import { sourcesCalls } from './ads/sources/calls';
import { tagsCalls } from './ads/tags/calls';
import { categoriesCalls } from './ads/taxonomy/categories/calls';
import { nichesCalls } from './ads/taxonomy/niches/calls';
import { subCategoriesCalls } from './ads/taxonomy/subCategories/calls';
import { templateImportsCalls } from './ads/templateImports/calls';
import { templatesCalls } from './ads/templates/calls';
import { botsCalls } from './widget/bots/calls';
import { projectChecklistsCalls } from './widget/checklists/manage/calls';
import { checklistsCalls } from './widget/checklists/visitor/calls';
import { contactsCalls } from './widget/contacts/calls';
import { conversationsCalls } from './widget/conversations/calls';
import { projectFeatureRequestsCalls } from './widget/featureRequests/manage/calls';
import { featureRequestsCalls } from './widget/featureRequests/visitor/calls';
import { flowConfigCalls } from './widget/flowConfig/calls';
import { gleapImportCalls } from './widget/gleapImport/calls';
import { guidesCalls } from './widget/guides/calls';
import { projectHelpCalls } from './widget/help/manage/calls';
import { helpCalls } from './widget/help/visitor/calls';
import { inboxCalls } from './widget/inbox/calls';
import { inboxTypingCalls } from './widget/inbox/typing/calls';
import { messengerCalls } from './widget/messenger/calls';
import { projectNewsCalls } from './widget/news/manage/calls';
import { newsCalls } from './widget/news/visitor/calls';
import { operatorCalls } from './widget/operator/calls';
import { outboundMessagesCalls } from './widget/outbound/manage/calls';
import { outboundCalls } from './widget/outbound/visitor/calls';
import { peopleCalls } from './widget/people/calls';
import { projectsCalls } from './widget/projects/calls';
import { projectTrackersCalls } from './widget/projects/trackers/calls';
import { projectWebhooksCalls } from './widget/projects/webhooks/calls';
import { savedRepliesCalls } from './widget/savedReplies/calls';
import { sessionsCalls } from './widget/sessions/calls';
import { projectSurveysCalls } from './widget/surveys/manage/calls';
import { surveysCalls } from './widget/surveys/visitor/calls';
import { ticketsCalls } from './widget/tickets/calls';
import { ticketIssuesCalls } from './widget/tickets/issues/calls';
import { tooltipsCalls } from './widget/tooltips/calls';
import { uploadsCalls } from './widget/uploads/calls';

/** Every call of both products (ads §7, widget §7). */
export const contract = {
  // The ads app.
  auth: authCalls,
  account: accountCalls,
  billing: billingCalls,
  onboarding: onboardingCalls,
  permissions: permissionsCalls,
  customFields: customFieldsCalls,
  listViews: listViewsCalls,
  clients: clientsCalls,
  sources: sourcesCalls,
  facebookAssets: facebookAssetsCalls,
  googleSources: googleSourcesCalls,
  sharing: sharingCalls,
  lookups: lookupsCalls,
  folders: foldersCalls,
  templates: templatesCalls,
  templateImports: templateImportsCalls,
  leadForms: leadFormsCalls,
  ai: aiCalls,
  media: mediaCalls,
  smartInserts: smartInsertsCalls,
  launches: launchesCalls,
  ads: adsCalls,
  leads: leadsCalls,
  subscribers: subscribersCalls,
  niches: nichesCalls,
  categories: categoriesCalls,
  subCategories: subCategoriesCalls,
  announcements: announcementsCalls,
  masterTemplates: masterTemplatesCalls,
  notifications: notificationsCalls,
  realtime: realtimeCalls,
  dashboard: dashboardCalls,
  favourites: favouritesCalls,
  tags: tagsCalls,
  errorReports: errorReportsCalls,
  auditLog: auditLogCalls,
  webhooks: webhooksCalls,
  // The widget.
  projects: projectsCalls,
  sessions: sessionsCalls,
  flowConfig: flowConfigCalls,
  tickets: ticketsCalls,
  uploads: uploadsCalls,
  outbound: outboundCalls,
  tooltips: tooltipsCalls,
  messenger: messengerCalls,
  conversations: conversationsCalls,
  help: helpCalls,
  news: newsCalls,
  surveys: surveysCalls,
  checklists: checklistsCalls,
  featureRequests: featureRequestsCalls,
  inbox: inboxCalls,
  inboxTyping: inboxTypingCalls,
  savedReplies: savedRepliesCalls,
  contacts: contactsCalls,
  projectWebhooks: projectWebhooksCalls,
  projectTrackers: projectTrackersCalls,
  ticketIssues: ticketIssuesCalls,
  projectSurveys: projectSurveysCalls,
  outboundMessages: outboundMessagesCalls,
  guides: guidesCalls,
  gleapImport: gleapImportCalls,
  bots: botsCalls,
  projectHelp: projectHelpCalls,
  people: peopleCalls,
  projectNews: projectNewsCalls,
  projectChecklists: projectChecklistsCalls,
  projectFeatureRequests: projectFeatureRequestsCalls,
  operator: operatorCalls,
};
/** Type of the whole contract: resources with their calls. */
export type Contract = typeof contract;
