import type { Contract } from '@adlane/contract';
import type { Handlers } from './http/handlers';
import { accountHandlers } from './modules/account/handlers';
import { adsHandlers } from './modules/ads/handlers';
import { aiHandlers } from './modules/ai/handlers';
import { announcementsHandlers } from './modules/announcements/handlers';
import { auditLogHandlers } from './modules/auditLog/handlers';
import { authHandlers } from './modules/auth/handlers';
import { billingHandlers } from './modules/billing/handlers';
import { botsHandlers } from './modules/bots/handlers';
import { checklistsHandlers } from './modules/checklists/handlers';
import { clientsHandlers } from './modules/clients/handlers';
import { contactsHandlers } from './modules/contacts/handlers';
import { conversationsHandlers } from './modules/conversations/handlers';
import { customFieldsHandlers } from './modules/customFields/handlers';
import { dashboardHandlers } from './modules/dashboard/handlers';
import { errorReportsHandlers } from './modules/errorReports/handlers';
import { facebookAssetsHandlers } from './modules/facebookAssets/handlers';
import { favouritesHandlers } from './modules/favourites/handlers';
import { featureRequestsHandlers } from './modules/featureRequests/handlers';
import { flowConfigHandlers } from './modules/flowConfig/handlers';
import { foldersHandlers } from './modules/folders/handlers';
import { googleSourcesHandlers } from './modules/googleSources/handlers';
import { guidesHandlers } from './modules/guides/handlers';
import { helpHandlers } from './modules/help/handlers';
import { inboxHandlers } from './modules/inbox/handlers';
import { inboxTypingHandlers } from './modules/inboxTyping/handlers';
import { inboxViewsHandlers } from './modules/inboxViews/handlers';
import { launchesHandlers } from './modules/launches/handlers';
import { previewHandlers } from './modules/launches/previews/handlers';
import { resubmitHandlers } from './modules/launches/resubmit/handlers';
import { leadFormsHandlers } from './modules/leadForms/handlers';
import { leadsHandlers } from './modules/leads/handlers';
import { lookupsHandlers } from './modules/lookups/handlers';
import { masterTemplatesHandlers } from './modules/masterTemplates/handlers';
import { mediaHandlers } from './modules/media/handlers';
import { messengerHandlers } from './modules/messenger/handlers';
import { newsHandlers } from './modules/news/handlers';
import { notificationsHandlers } from './modules/notifications/handlers';
import { onboardingHandlers } from './modules/onboarding/handlers';
import { operatorHandlers } from './modules/operator/handlers';
import { outboundHandlers } from './modules/outbound/handlers';
import { outboundMessagesHandlers } from './modules/outboundMessages/handlers';
import { peopleHandlers } from './modules/people/handlers';
import { permissionsHandlers } from './modules/permissions/handlers';
import { projectChecklistsHandlers } from './modules/projectChecklists/handlers';
import { projectFeatureRequestsHandlers } from './modules/projectFeatureRequests/handlers';
import { projectHelpHandlers } from './modules/projectHelp/handlers';
import { projectNewsHandlers } from './modules/projectNews/handlers';
import { projectSurveysHandlers } from './modules/projectSurveys/handlers';
import { projectsHandlers } from './modules/projects/handlers';
import { projectWebhooksHandlers } from './modules/projectWebhooks/handlers';
import { realtimeHandlers } from './modules/realtime/handlers';
import { sessionsHandlers } from './modules/sessions/handlers';
import { sharingHandlers } from './modules/sharing/handlers';
import { smartInsertsHandlers } from './modules/smartInserts/handlers';
import { sourcesHandlers } from './modules/sources/handlers';
import { subscribersHandlers } from './modules/subscribers/handlers';
import { surveysHandlers } from './modules/surveys/handlers';
import { tagsHandlers } from './modules/tags/handlers';
import { categoriesHandlers, nichesHandlers, subCategoriesHandlers } from './modules/taxonomy/handlers';
import { templateImportsHandlers } from './modules/templateImports/handlers';
import { templatesHandlers } from './modules/templates/handlers';
import { ticketsHandlers } from './modules/tickets/handlers';
import { tooltipsHandlers } from './modules/tooltips/handlers';
import { uploadsHandlers } from './modules/uploads/handlers';
import { webhooksHandlers } from './modules/webhooks/handlers';
import type { NotImplemented } from './notImplemented';
import type { Ports } from './ports';

/** Returns a handler for every call that is not listed as not implemented; a missing one does not compile. */
export function allHandlers(ports: Ports): Handlers<Contract, NotImplemented> {
  return {
    account: accountHandlers(),
    ads: { ...adsHandlers(), ...previewHandlers() },
    ai: aiHandlers(),
    announcements: announcementsHandlers(),
    auditLog: auditLogHandlers(),
    auth: authHandlers(ports),
    billing: billingHandlers(),
    categories: categoriesHandlers(),
    clients: clientsHandlers(),
    customFields: customFieldsHandlers(),
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
    inboxViews: inboxViewsHandlers(),
    contacts: contactsHandlers(),
    projectWebhooks: projectWebhooksHandlers(),
    bots: botsHandlers(),
    guides: guidesHandlers(),
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
