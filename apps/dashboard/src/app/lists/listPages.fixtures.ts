import type { Role } from '@adlane/contract';

/** A page that shows a list. */
export type ListPage = {
  /** The file with the list's `DataTable`, in `packages/screens/src`. */
  readonly source: string;
  readonly role: Role;
  /** `:projectId` is a project of the role. */
  readonly path: string;
  /** Accessible name of the list. */
  readonly label: string;
  /** Twelve of its rows are visible at 1280 × 800. */
  readonly isDense?: boolean;
};

const project = '/super-admin/projects/:projectId';

/** Every `DataTable` of the dashboard on one page, and on another where it has other columns. By role: signing in takes time. */
export const listPages: readonly ListPage[] = [
  {
    source: 'account/account/ActivityScreen/ActivityScreen.tsx',
    role: 'Agency',
    path: '/agency/my-account/activity',
    label: 'Activity',
  },
  {
    source: 'account/account/TeamScreen/TeamScreen.tsx',
    role: 'Agency',
    path: '/agency/my-account/team-access',
    label: 'Team',
  },
  {
    source: 'account/billing/BillingScreen/Transactions.tsx',
    role: 'Agency',
    path: '/agency/my-account/billing',
    label: 'Invoices',
  },
  {
    source: 'account/clients/ClientsScreen/ClientsScreen.tsx',
    role: 'Agency',
    path: '/agency/clients',
    label: 'Clients',
    isDense: true,
  },
  {
    source: 'ads/ads/LaunchedAdsScreen/LaunchedAdsScreen.tsx',
    role: 'Agency',
    path: '/agency/ads/manage',
    label: 'Launched ads',
    isDense: true,
  },
  {
    source: 'ads/leads/LeadsScreen/LeadsScreen.tsx',
    role: 'Agency',
    path: '/agency/leads',
    label: 'Leads',
    isDense: true,
  },
  {
    source: 'ads/masterTemplates/MasterLibraryScreen/MasterLibraryScreen.tsx',
    role: 'Agency',
    path: '/agency/ads/master',
    label: 'Master templates',
  },
  {
    source: 'ads/media/MediaScreen/MediaScreen.tsx',
    role: 'Agency',
    path: '/agency/clients/media',
    label: 'Media',
  },
  {
    source: 'ads/templates/TemplatesScreen/TemplateList.tsx',
    role: 'Agency',
    path: '/agency/ads/your-ads?layout=table',
    label: 'Templates',
    isDense: true,
  },
  {
    source: 'account/announcements/AnnouncementsScreen/AnnouncementsScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/announcements',
    label: 'Announcements',
  },
  {
    source: 'account/billing/PlansScreen/PlansScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/plans',
    label: 'Plans',
  },
  {
    source: 'account/subscribers/SubscriberList/SubscriberList.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/subscriber',
    label: 'Subscribers',
  },
  {
    source: 'account/subscribers/SubscriberList/SubscriberList.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/trial-subscriber',
    label: 'Trial subscribers',
  },
  {
    source: 'ads/taxonomy/NicheRequests/NicheRequests.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/niche?tab=requests',
    label: 'Pending niches',
  },
  {
    source: 'ads/taxonomy/TaxonomyTable/TaxonomyTable.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/niche',
    label: 'Niches',
  },
  {
    source: 'ads/taxonomy/TaxonomyTable/TaxonomyTable.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/niche?tab=categories',
    label: 'Categories',
  },
  {
    source: 'ads/taxonomy/TaxonomyTable/TaxonomyTable.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/niche?tab=sub-categories',
    label: 'Sub-categories',
  },
  {
    source: 'widget/checklists/ChecklistsScreen/ChecklistsScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/content/checklists`,
    label: 'Checklists',
  },
  {
    source: 'widget/contacts/ContactsScreen/ContactsScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/contacts',
    label: 'Contacts',
  },
  {
    source: 'widget/featureRequests/FeatureRequestsScreen/FeatureRequestsScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/content/feature-requests`,
    label: 'Feature requests',
  },
  {
    source: 'widget/guides/GuidesScreen/GuidesScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/outbound/tours`,
    label: 'Product tours',
  },
  {
    source: 'widget/guides/GuidesScreen/GuidesScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/outbound/tooltips`,
    label: 'Tooltips',
  },
  {
    source: 'widget/news/NewsScreen/NewsScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/content/news`,
    label: 'News',
  },
  {
    source: 'widget/operator/OutboxScreen/OutboxScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/outbox',
    label: 'Sent emails',
  },
  {
    source: 'widget/outbound/MessagesScreen/MessagesScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/outbound/messages`,
    label: 'Messages',
  },
  {
    source: 'widget/projects/ProjectsScreen/ProjectsScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/projects',
    label: 'Projects',
  },
  {
    source: 'widget/savedReplies/SavedRepliesScreen/SavedRepliesScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/inbox/saved-replies',
    label: 'Saved replies',
  },
  {
    source: 'widget/surveys/SurveysScreen/SurveysScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/outbound/surveys`,
    label: 'Surveys',
  },
  {
    source: 'widget/tickets/TicketsScreen/TicketsScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/tickets',
    label: 'Tickets',
  },
];
