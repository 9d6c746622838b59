/**
 * Loads the code of each page except the sign-in page. This module is loaded with the first of them: the names of all
 * chunks would add to what the sign-in page loads.
 */
export const pageLoaders = {
  acceptInvitation: () => import('../routes/account/AcceptInvitation.route'),
  account: () => import('../routes/account/Account.route'),
  adSwipe: () => import('../routes/ads/AdSwipe.route'),
  announcements: () => import('../routes/account/Announcements.route'),
  area: () => import('../routes/Area.route'),
  clientSignIn: () => import('../routes/account/ClientSignIn.route'),
  clients: () => import('../routes/account/Clients.route'),
  connect: () => import('../routes/ads/Connect.route'),
  contacts: () => import('../routes/widget/Contacts.route'),
  content: () => import('../routes/widget/Content.route'),
  dashboard: () => import('../routes/account/Dashboard.route'),
  forgotPassword: () => import('../routes/account/ForgotPassword.route'),
  home: () => import('../routes/Home.route'),
  inbox: () => import('../routes/widget/Inbox.route'),
  inserts: () => import('../routes/ads/Inserts.route'),
  invalidUser: () => import('../routes/account/InvalidUser.route'),
  launchedAds: () => import('../routes/ads/LaunchedAds.route'),
  leads: () => import('../routes/ads/Leads.route'),
  niches: () => import('../routes/ads/Niches.route'),
  masterLibrary: () => import('../routes/ads/MasterLibrary.route'),
  media: () => import('../routes/ads/Media.route'),
  outbound: () => import('../routes/widget/Outbound.route'),
  outbox: () => import('../routes/account/Outbox.route'),
  plans: () => import('../routes/account/Plans.route'),
  projects: () => import('../routes/widget/Projects.route'),
  notFound: () => import('../routes/NotFound.route'),
  onboarding: () => import('../routes/account/Onboarding.route'),
  page: () => import('../routes/Page.route'),
  publicPages: () => import('../routes/PublicPages.route'),
  resetPassword: () => import('../routes/account/ResetPassword.route'),
  signUp: () => import('../routes/account/SignUp.route'),
  subscribers: () => import('../routes/account/Subscribers.route'),
  superAdminDashboard: () => import('../routes/account/SuperAdminDashboard.route'),
  templateEditor: () => import('../routes/ads/TemplateEditor.route'),
  templates: () => import('../routes/ads/Templates.route'),
  tickets: () => import('../routes/widget/Tickets.route'),
  verifyEmail: () => import('../routes/account/VerifyEmail.route'),
} as const;

/** Name of a page. */
export type PageName = keyof typeof pageLoaders;
