export { type AgencyKind, agencies } from './account/agencies';
export { announcement_dismissals, announcements } from './account/announcements';
export { audit_log } from './account/auditLog';
export {
  billing_customers,
  plan_states,
  stripe_events,
  subscriptions,
  transactions,
} from './account/billing';
export { client_permissions, clients } from './account/clients';
export { ai_providers, oauth_states } from './account/connections';
export { custom_field_values, custom_fields } from './account/customFields';
export { list_views } from './account/listViews';
export {
  notification_settings,
  notification_times,
  notifications,
  socket_tickets,
} from './account/notifications';
export { one_time_tokens, type TokenPurpose } from './account/oneTimeTokens';
export { idempotency_keys, rate_limits } from './account/requests';
export { auth_sessions, users } from './account/users';
export {
  ad_alert_settings,
  ad_metrics,
  ad_set_ads,
  ad_sets,
  ads,
  leads,
  type StoredLeadQuestion,
} from './ads/ads';
export { favourites } from './ads/favourites';
export { launch_steps, launches } from './ads/launches';
export { deleted_leads, lead_deliveries } from './ads/leadDeliveries';
export { type LeadFormContent, lead_forms } from './ads/leadForms';
export { loose_files, media, media_uploads } from './ads/media';
export { ad_account_shares, page_shares } from './ads/sharing';
export { custom_inserts, smart_inserts } from './ads/smartInserts';
export {
  ad_accounts,
  business_managers,
  client_default_accounts,
  client_default_pages,
  pages,
  sources,
} from './ads/sources';
export { tags } from './ads/tags';
export { categories, type NicheStatus, niche_requests, niches } from './ads/taxonomy';
export { template_import_rows, template_imports } from './ads/templateImports';
export { folders, template_clients, template_media, template_users, templates } from './ads/templates';
export { checklist_progress, checklists, type PlannedStep } from './widget/checklists';
export { contact_segments } from './widget/contactSegments';
export { contact_visitors } from './widget/contactViews';
export {
  type BotChoice,
  conversation_files,
  conversation_messages,
  conversations,
} from './widget/conversations';
export { external_ids } from './widget/externalIds';
export { feature_request_comments, feature_request_votes, feature_requests } from './widget/featureRequests';
export { type GuideStatus, guide_progress, guides } from './widget/guides';
export { help_articles, help_collections } from './widget/help';
export { inbound_emails, mailbox_checks, mailbox_retries } from './widget/inboundEmails';
export { ticket_notes } from './widget/inbox';
export { inbox_conversations, inbox_tickets, inbox_visitors } from './widget/inboxViews';
export { news_articles, news_reads } from './widget/news';
export { outbound_deliveries, outbound_messages, outbound_recipients } from './widget/outbound';
export { projects, visitor_events, visitors } from './widget/projects';
export { project_webhooks, webhook_deliveries } from './widget/projectWebhooks';
export { recordings } from './widget/recordings';
export { saved_replies } from './widget/savedReplies';
export { survey_answers, survey_opens, surveys } from './widget/surveys';
export { tickets } from './widget/tickets';
export { project_trackers, ticket_issues, tracker_deliveries } from './widget/trackers';
