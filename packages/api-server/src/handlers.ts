import type { Contract } from '@adlane/contract';
import type { Handlers } from './http/handlers';
import { accountHandlers } from './modules/account/account/handlers';
import { announcementsHandlers } from './modules/account/announcements/handlers';
import { auditLogHandlers } from './modules/account/auditLog/handlers';
import { authHandlers } from './modules/account/auth/handlers';
import { billingHandlers } from './modules/account/billing/handlers';
import { clientsHandlers } from './modules/account/clients/handlers';
import { customFieldsHandlers } from './modules/account/customFields/handlers';
import { dashboardHandlers } from './modules/account/dashboard/handlers';
import { errorReportsHandlers } from './modules/account/errorReports/handlers';
import { listViewsHandlers } from './modules/account/listViews/handlers';
import { notificationsHandlers } from './modules/account/notifications/handlers';
import { onboardingHandlers } from './modules/account/onboarding/handlers';
import { permissionsHandlers } from './modules/account/permissions/handlers';
import { realtimeHandlers } from './modules/account/realtime/handlers';
import { subscribersHandlers } from './modules/account/subscribers/handlers';
import { webhooksHandlers } from './modules/account/webhooks/handlers';
import { adRefreshHandlers } from './modules/ads/adAlerts/handlers';
import { adsHandlers } from './modules/ads/ads/handlers';
import { aiHandlers } from './modules/ads/ai/handlers';
import { facebookAssetsHandlers } from './modules/ads/facebookAssets/handlers';
import { favouritesHandlers } from './modules/ads/favourites/handlers';
import { foldersHandlers } from './modules/ads/folders/handlers';
import { googleSourcesHandlers } from './modules/ads/googleSources/handlers';
import { launchesHandlers } from './modules/ads/launches/handlers';
import { previewHandlers } from './modules/ads/launches/previews/handlers';
import { resubmitHandlers } from './modules/ads/launches/resubmit/handlers';
import { leadFormsHandlers } from './modules/ads/leadForms/handlers';
import { leadsHandlers } from './modules/ads/leads/handlers';
import { lookupsHandlers } from './modules/ads/lookups/handlers';
import { masterTemplatesHandlers } from './modules/ads/masterTemplates/handlers';
import { mediaHandlers } from './modules/ads/media/handlers';
import { sharingHandlers } from './modules/ads/sharing/handlers';
import { smartInsertsHandlers } from './modules/ads/smartInserts/handlers';
import { sourcesHandlers } from './modules/ads/sources/handlers';
import { tagsHandlers } from './modules/ads/tags/handlers';
import { categoriesHandlers, nichesHandlers, subCategoriesHandlers } from './modules/ads/taxonomy/handlers';
import { templateImportsHandlers } from './modules/ads/templateImports/handlers';
import { templatesHandlers } from './modules/ads/templates/handlers';
import { botsHandlers } from './modules/widget/bots/handlers';
import { projectChecklistsHandlers } from './modules/widget/checklists/manage/handlers';
import { checklistsHandlers } from './modules/widget/checklists/visitor/handlers';
import { contactsHandlers } from './modules/widget/contacts/handlers';
import { conversationsHandlers } from './modules/widget/conversations/handlers';
import { projectFeatureRequestsHandlers } from './modules/widget/featureRequests/manage/handlers';
import { featureRequestsHandlers } from './modules/widget/featureRequests/visitor/handlers';
import { flowConfigHandlers } from './modules/widget/flowConfig/handlers';
import { gleapImportHandlers } from './modules/widget/gleapImport/handlers';
import { guidesHandlers } from './modules/widget/guides/handlers';
import { projectHelpHandlers } from './modules/widget/help/manage/handlers';
import { helpHandlers } from './modules/widget/help/visitor/handlers';
import { inboxHandlers } from './modules/widget/inbox/handlers';
import { inboxTypingHandlers } from './modules/widget/inbox/typing/handlers';
import { messengerHandlers } from './modules/widget/messenger/handlers';
import { projectNewsHandlers } from './modules/widget/news/manage/handlers';
import { newsHandlers } from './modules/widget/news/visitor/handlers';
import { operatorHandlers } from './modules/widget/operator/handlers';
import { outboundMessagesHandlers } from './modules/widget/outbound/manage/handlers';
import { outboundHandlers } from './modules/widget/outbound/visitor/handlers';
import { peopleHandlers } from './modules/widget/people/handlers';
import { projectsHandlers } from './modules/widget/projects/handlers';
import { projectTrackersHandlers } from './modules/widget/projects/trackers/handlers';
import { projectWebhooksHandlers } from './modules/widget/projects/webhooks/handlers';
import { savedRepliesHandlers } from './modules/widget/savedReplies/handlers';
import { sessionsHandlers } from './modules/widget/sessions/handlers';
import { projectSurveysHandlers } from './modules/widget/surveys/manage/handlers';
import { surveysHandlers } from './modules/widget/surveys/visitor/handlers';
import { ticketsHandlers } from './modules/widget/tickets/handlers';
import { ticketIssuesHandlers } from './modules/widget/tickets/issues/handlers';
import { tooltipsHandlers } from './modules/widget/tooltips/handlers';
import { uploadsHandlers } from './modules/widget/uploads/handlers';
import type { Ports } from './ports';

/** Returns a handler for every call; a missing one does not compile. */
export function allHandlers(ports: Ports): Handlers<Contract> {
  return {
    account: accountHandlers(),
    ads: { ...adsHandlers(), ...previewHandlers(), ...adRefreshHandlers() },
    ai: aiHandlers(),
    announcements: announcementsHandlers(),
    auditLog: auditLogHandlers(),
    auth: authHandlers(ports),
    billing: billingHandlers(),
    categories: categoriesHandlers(),
    clients: clientsHandlers(),
    customFields: customFieldsHandlers(),
    listViews: listViewsHandlers(),
    errorReports: errorReportsHandlers(),
    favourites: favouritesHandlers(),
    facebookAssets: facebookAssetsHandlers(),
    dashboard: dashboardHandlers(ports),
    flowConfig: flowConfigHandlers(),
    folders: foldersHandlers(),
    googleSources: googleSourcesHandlers(),
    projectHelp: projectHelpHandlers(),
    people: peopleHandlers(),
    projectNews: projectNewsHandlers(),
    projectChecklists: projectChecklistsHandlers(),
    projectFeatureRequests: projectFeatureRequestsHandlers(),
    inbox: inboxHandlers(),
    inboxTyping: inboxTypingHandlers(),
    savedReplies: savedRepliesHandlers(),
    contacts: contactsHandlers(),
    projectTrackers: projectTrackersHandlers(),
    projectWebhooks: projectWebhooksHandlers(),
    ticketIssues: ticketIssuesHandlers(),
    bots: botsHandlers(),
    guides: guidesHandlers(),
    gleapImport: gleapImportHandlers(),
    outboundMessages: outboundMessagesHandlers(),
    projectSurveys: projectSurveysHandlers(),
    launches: { ...launchesHandlers(), ...resubmitHandlers() },
    leadForms: leadFormsHandlers(),
    leads: leadsHandlers(),
    lookups: lookupsHandlers(ports),
    media: mediaHandlers(),
    niches: nichesHandlers(),
    onboarding: onboardingHandlers(),
    operator: operatorHandlers(),
    outbound: outboundHandlers(),
    notifications: notificationsHandlers(),
    permissions: permissionsHandlers(),
    projects: projectsHandlers(),
    realtime: realtimeHandlers(),
    sessions: sessionsHandlers(),
    smartInserts: smartInsertsHandlers(),
    sharing: sharingHandlers(),
    sources: sourcesHandlers(),
    subCategories: subCategoriesHandlers(),
    subscribers: subscribersHandlers(),
    masterTemplates: masterTemplatesHandlers(),
    tags: tagsHandlers(),
    templateImports: templateImportsHandlers(),
    templates: templatesHandlers(),
    tickets: ticketsHandlers(),
    tooltips: tooltipsHandlers(),
    uploads: uploadsHandlers(ports),
    checklists: checklistsHandlers(),
    conversations: conversationsHandlers(),
    featureRequests: featureRequestsHandlers(),
    help: helpHandlers(),
    messenger: messengerHandlers(),
    news: newsHandlers(),
    surveys: surveysHandlers(),
    webhooks: webhooksHandlers(),
  };
}
