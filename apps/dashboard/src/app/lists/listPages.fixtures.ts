import type { Role } from '@adlane/contract';

/** A page that shows a list. */
export type ListPage = {
  /** The file with the list, in `packages`. */
  readonly source: string;
  readonly role: Role;
  /** `:projectId` is a project of the role, `:templateId` a template of it that leads to a lead form. */
  readonly path: string;
  /** Name of the button that opens the list, where the page does not begin with it. */
  readonly opensBy?: RegExp;
  /** Accessible name of the list. */
  readonly label: string;
  /** Twelve of its rows are visible at 1280 × 800. */
  readonly isDense?: boolean;
};

const project = '/super-admin/projects/:projectId';

/** Every list of records on one page, and on another where it has other columns. By role: signing in takes time. */
export const listPages: readonly ListPage[] = [
  {
    source: 'ad-editor/src/leadForm/LeadFormDrawer/LeadFormList.tsx',
    role: 'Agency',
    path: '/agency/ads/your-ads/templates/:templateId',
    opensBy: /^(Choose|Change) lead form$/,
    label: 'Lead forms',
  },
  {
    source: 'ad-editor/src/smartInserts/CustomInsertsTable.tsx',
    role: 'Agency',
    path: '/agency/smart-tag?kind=custom',
    label: 'Custom inserts',
  },
  {
    source: 'screens/src/account/account/LibrarySettingsScreen/NicheRequests.tsx',
    role: 'Agency',
    path: '/agency/my-account/library',
    label: 'Requested niches',
  },
  {
    source: 'screens/src/account/account/LibrarySettingsScreen/TagList.tsx',
    role: 'Agency',
    path: '/agency/my-account/library',
    label: 'Tags',
  },
  {
    source: 'screens/src/ads/sources/ConnectScreen/ChannelCard.tsx',
    role: 'Agency',
    path: '/agency/connect',
    label: 'Facebook connections',
  },
  {
    source: 'screens/src/account/account/ActivityScreen/ActivityScreen.tsx',
    role: 'Agency',
    path: '/agency/my-account/activity',
    label: 'Activity',
  },
  {
    source: 'screens/src/account/account/TeamScreen/TeamScreen.tsx',
    role: 'Agency',
    path: '/agency/my-account/team-access',
    label: 'Team',
  },
  {
    source: 'screens/src/account/billing/BillingScreen/Transactions.tsx',
    role: 'Agency',
    path: '/agency/my-account/billing',
    label: 'Invoices',
  },
  {
    source: 'screens/src/account/clients/ClientsScreen/ClientsScreen.tsx',
    role: 'Agency',
    path: '/agency/clients',
    label: 'Clients',
    isDense: true,
  },
  {
    source: 'screens/src/ads/ads/LaunchedAdsScreen/LaunchedAdsScreen.tsx',
    role: 'Agency',
    path: '/agency/ads/manage',
    label: 'Launched ads',
    isDense: true,
  },
  {
    source: 'screens/src/ads/leads/LeadsScreen/LeadsScreen.tsx',
    role: 'Agency',
    path: '/agency/leads',
    label: 'Leads',
    isDense: true,
  },
  {
    source: 'screens/src/ads/masterTemplates/MasterLibraryScreen/MasterLibraryScreen.tsx',
    role: 'Agency',
    path: '/agency/ads/master',
    label: 'Master templates',
  },
  {
    source: 'screens/src/ads/media/MediaScreen/MediaScreen.tsx',
    role: 'Agency',
    path: '/agency/clients/media',
    label: 'Media',
  },
  {
    source: 'screens/src/ads/templates/TemplatesScreen/TemplateList.tsx',
    role: 'Agency',
    path: '/agency/ads/your-ads?layout=table',
    label: 'Templates',
    isDense: true,
  },
  {
    source: 'screens/src/account/announcements/AnnouncementsScreen/AnnouncementsScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/announcements',
    label: 'Announcements',
  },
  {
    source: 'screens/src/account/billing/PlansScreen/PlansScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/plans',
    label: 'Plans',
  },
  {
    source: 'screens/src/account/subscribers/SubscriberList/SubscriberList.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/subscriber',
    label: 'Subscribers',
  },
  {
    source: 'screens/src/account/subscribers/SubscriberList/SubscriberList.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/trial-subscriber',
    label: 'Trial subscribers',
  },
  {
    source: 'screens/src/ads/taxonomy/NicheRequests/NicheRequests.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/niche?tab=requests',
    label: 'Pending niches',
  },
  {
    source: 'screens/src/ads/taxonomy/TaxonomyTable/TaxonomyTable.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/niche',
    label: 'Niches',
  },
  {
    source: 'screens/src/ads/taxonomy/TaxonomyTable/TaxonomyTable.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/niche?tab=categories',
    label: 'Categories',
  },
  {
    source: 'screens/src/ads/taxonomy/TaxonomyTable/TaxonomyTable.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/niche?tab=sub-categories',
    label: 'Sub-categories',
  },
  {
    source: 'screens/src/widget/checklists/ChecklistsScreen/ChecklistsScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/content/checklists`,
    label: 'Checklists',
  },
  {
    source: 'screens/src/widget/contacts/ContactsScreen/ContactsScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/contacts',
    label: 'Contacts',
  },
  {
    source: 'screens/src/widget/featureRequests/FeatureRequestsScreen/FeatureRequestsScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/content/feature-requests`,
    label: 'Feature requests',
  },
  {
    source: 'screens/src/widget/guides/GuidesScreen/GuidesScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/outbound/tours`,
    label: 'Product tours',
  },
  {
    source: 'screens/src/widget/guides/GuidesScreen/GuidesScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/outbound/tooltips`,
    label: 'Tooltips',
  },
  {
    source: 'screens/src/widget/inbox/ItemList/ItemList.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/inbox',
    label: 'Inbox',
  },
  {
    source: 'screens/src/widget/news/NewsScreen/NewsScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/content/news`,
    label: 'News',
  },
  {
    source: 'screens/src/widget/operator/OutboxScreen/OutboxScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/outbox',
    label: 'Sent emails',
  },
  {
    source: 'screens/src/widget/outbound/MessagesScreen/MessagesScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/outbound/messages`,
    label: 'Messages',
  },
  {
    source: 'screens/src/widget/projects/ProjectsScreen/ProjectsScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/projects',
    label: 'Projects',
  },
  {
    source: 'screens/src/widget/savedReplies/SavedRepliesScreen/SavedRepliesScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/inbox/saved-replies',
    label: 'Saved replies',
  },
  {
    source: 'screens/src/widget/surveys/SurveysScreen/SurveysScreen.tsx',
    role: 'SuperAdmin',
    path: `${project}/outbound/surveys`,
    label: 'Surveys',
  },
  {
    source: 'screens/src/widget/tickets/TicketsScreen/TicketsScreen.tsx',
    role: 'SuperAdmin',
    path: '/super-admin/tickets',
    label: 'Tickets',
  },
];

/** Files with named lists that are no page of records: choices of a field, steps, and parts of one record. */
export const listsWithoutPage: readonly string[] = [
  'ad-editor/src/assist/FieldWriter.tsx',
  'ad-editor/src/bulkLaunch/steps/RowFields.tsx',
  'ad-editor/src/bulkLaunch/table/TablePreview.tsx',
  'ad-editor/src/facebook/AdTab/AdTypesCard.tsx',
  'ad-editor/src/facebook/access/AgencyAccess/AgencyAccess.tsx',
  'ad-editor/src/facebook/access/ClientAccess/ClientAccess.tsx',
  'ad-editor/src/facebook/settings/CategorySection/CategorySection.tsx',
  'ad-editor/src/facebook/settings/DetailedTargetingSection/BrowseOptions.tsx',
  'ad-editor/src/facebook/settings/LaunchNotes/LaunchNotes.tsx',
  'ad-editor/src/facebook/settings/parts/Chips.tsx',
  'ad-editor/src/google/launchFields/GooglePlacesFields.tsx',
  'ad-editor/src/launch/fields/CountriesField.tsx',
  'ad-editor/src/google/GoogleLaunchDrawer/GooglePlanTree.tsx',
  'ad-editor/src/launch/review/PlanTree.tsx',
  'ad-editor/src/launch/review/RequestList.tsx',
  'ad-editor/src/places/PlacesField.tsx',
  'screens/src/ads/ads/AdScreen/AdSetList.tsx',
  'screens/src/ads/sources/AssetsScreen/AccountDrawer.tsx',
  // Choices of a form: a name has a checkbox before it and is read in full, on several lines if it must be.
  'screens/src/ads/sources/AssetsScreen/AssetList.tsx',
  'screens/src/ads/templateImports/ImportTemplatesButton/CampaignImportDialog.tsx',
  'screens/src/ads/templates/OutdatedNotice/OutdatedDialog.tsx',
  'screens/src/shared/ClientChoice/ClientChoice.tsx',
  'screens/src/widget/contacts/ImportContactsButton/ImportFields.tsx',
  'screens/src/widget/featureRequests/FeatureRequestsScreen/CommentsDrawer.tsx',
  'screens/src/widget/tickets/TicketScreen/LogList.tsx',
];
