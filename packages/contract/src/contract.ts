import { accountCalls } from './account/calls';
import { adsCalls } from './ads/calls';
import { aiCalls } from './ai/calls';
import { announcementsCalls } from './announcements/calls';
import { auditLogCalls } from './auditLog/calls';
import { authCalls } from './auth/calls';
import { billingCalls } from './billing/calls';
import { botsCalls } from './bots/calls';
import { categoriesCalls } from './categories/calls';
import { checklistsCalls } from './checklists/calls';
import { clientsCalls } from './clients/calls';
import { contactsCalls } from './contacts/calls';
import { conversationsCalls } from './conversations/calls';
import { customFieldsCalls } from './customFields/calls';
import { dashboardCalls } from './dashboard/calls';
import { errorReportsCalls } from './errorReports/calls';
import { facebookAssetsCalls } from './facebookAssets/calls';
import { favouritesCalls } from './favourites/calls';
import { featureRequestsCalls } from './featureRequests/calls';
import { flowConfigCalls } from './flowConfig/calls';
import { foldersCalls } from './folders/calls';
import { googleSourcesCalls } from './googleSources/calls';
import { guidesCalls } from './guides/calls';
import { helpCalls } from './help/calls';
import { inboxCalls } from './inbox/calls';
import { inboxTypingCalls } from './inboxTyping/calls';
import { inboxViewsCalls } from './inboxViews/calls';
import { launchesCalls } from './launches/calls';
import { leadFormsCalls } from './leadForms/calls';
import { leadsCalls } from './leads/calls';
import { lookupsCalls } from './lookups/calls';
import { masterTemplatesCalls } from './masterTemplates/calls';
import { mediaCalls } from './media/calls';
import { messengerCalls } from './messenger/calls';
import { newsCalls } from './news/calls';
import { nichesCalls } from './niches/calls';
import { notificationsCalls } from './notifications/calls';
import { onboardingCalls } from './onboarding/calls';
import { operatorCalls } from './operator/calls';
import { outboundCalls } from './outbound/calls';
import { outboundMessagesCalls } from './outboundMessages/calls';
import { peopleCalls } from './people/calls';
import { permissionsCalls } from './permissions/calls';
import { projectChecklistsCalls } from './projectChecklists/calls';
import { projectFeatureRequestsCalls } from './projectFeatureRequests/calls';
import { projectHelpCalls } from './projectHelp/calls';
import { projectNewsCalls } from './projectNews/calls';
import { projectSurveysCalls } from './projectSurveys/calls';
import { projectsCalls } from './projects/calls';
import { projectWebhooksCalls } from './projectWebhooks/calls';
import { realtimeCalls } from './realtime/calls';
import { sessionsCalls } from './sessions/calls';
import { sharingCalls } from './sharing/calls';
import { smartInsertsCalls } from './smartInserts/calls';
import { sourcesCalls } from './sources/calls';
import { subCategoriesCalls } from './subCategories/calls';
import { subscribersCalls } from './subscribers/calls';
import { surveysCalls } from './surveys/calls';
import { tagsCalls } from './tags/calls';
import { templateImportsCalls } from './templateImports/calls';
import { templatesCalls } from './templates/calls';
import { ticketsCalls } from './tickets/calls';
import { tooltipsCalls } from './tooltips/calls';
import { uploadsCalls } from './uploads/calls';
import { webhooksCalls } from './webhooks/calls';

/** Every call of both products (ads §7, widget §7). */
export const contract = {
  // The ads app.
  auth: authCalls,
  account: accountCalls,
  billing: billingCalls,
  onboarding: onboardingCalls,
  permissions: permissionsCalls,
  customFields: customFieldsCalls,
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
  inboxViews: inboxViewsCalls,
  contacts: contactsCalls,
  projectWebhooks: projectWebhooksCalls,
  projectSurveys: projectSurveysCalls,
  outboundMessages: outboundMessagesCalls,
  guides: guidesCalls,
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
