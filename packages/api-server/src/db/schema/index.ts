export { ad_alert_settings, ad_metrics, ad_set_ads, ad_sets, ads, leads } from './ads';
export { type AgencyKind, agencies } from './agencies';
export { announcement_dismissals, announcements } from './announcements';
export { audit_log } from './auditLog';
export { billing_customers, plan_states, stripe_events, subscriptions, transactions } from './billing';
export { checklist_progress, checklists, type PlannedStep } from './checklists';
export { client_permissions, clients } from './clients';
export { ai_providers, oauth_states } from './connections';
export {
  type BotChoice,
  conversation_files,
  conversation_messages,
  conversations,
} from './conversations';
export { custom_field_values, custom_fields } from './customFields';
export { favourites } from './favourites';
export { feature_request_votes, feature_requests } from './featureRequests';
export { type GuideStatus, guide_progress, guides } from './guides';
export { help_articles, help_collections } from './helpCenter';
export { inbox_views, ticket_notes } from './inbox';
export { launch_steps, launches } from './launches';
export { deleted_leads, lead_deliveries } from './leadDeliveries';
export { type LeadFormContent, lead_forms } from './leadForms';
export { loose_files, media, media_uploads } from './media';
export { news_articles, news_reads } from './news';
export { categories, type NicheStatus, niche_requests, niches } from './niches';
export { notification_settings, notifications, socket_tickets } from './notifications';
export { one_time_tokens, type TokenPurpose } from './oneTimeTokens';
export { outbound_deliveries, outbound_messages, outbound_recipients } from './outbound';
export { projects, visitor_events, visitors } from './projects';
export { project_webhooks, webhook_deliveries } from './projectWebhooks';
export { recordings } from './recordings';
export { idempotency_keys, rate_limits } from './requests';
export { ad_account_shares, page_shares } from './sharing';
export { custom_inserts, smart_inserts } from './smartInserts';
export {
  ad_accounts,
  business_managers,
  client_default_accounts,
  client_default_pages,
  pages,
  sources,
} from './sources';
export { survey_answers, survey_opens, surveys } from './surveys';
export { tags } from './tags';
export { template_import_rows, template_imports } from './templateImports';
export { folders, template_clients, template_media, template_users, templates } from './templates';
export { tickets } from './tickets';
export { auth_sessions, users } from './users';
