/**
 * Loads the code of each page except the sign-in page. This module is loaded with the first of them: the names of all
 * chunks would add to what the sign-in page loads.
 */
export const pageLoaders = {
  acceptInvitation: () => import('../routes/AcceptInvitation.route'),
  account: () => import('../routes/Account.route'),
  adSwipe: () => import('../routes/AdSwipe.route'),
  announcements: () => import('../routes/Announcements.route'),
  area: () => import('../routes/Area.route'),
  areaHome: () => import('../routes/AreaHome.route'),
  clientSignIn: () => import('../routes/ClientSignIn.route'),
  clients: () => import('../routes/Clients.route'),
  connect: () => import('../routes/Connect.route'),
  contacts: () => import('../routes/Contacts.route'),
  content: () => import('../routes/Content.route'),
  dashboard: () => import('../routes/Dashboard.route'),
  forgotPassword: () => import('../routes/ForgotPassword.route'),
  inbox: () => import('../routes/Inbox.route'),
  inserts: () => import('../routes/Inserts.route'),
  invalidUser: () => import('../routes/InvalidUser.route'),
  launchedAds: () => import('../routes/LaunchedAds.route'),
  leads: () => import('../routes/Leads.route'),
  niches: () => import('../routes/Niches.route'),
  masterLibrary: () => import('../routes/MasterLibrary.route'),
  media: () => import('../routes/Media.route'),
  outbound: () => import('../routes/Outbound.route'),
  outbox: () => import('../routes/Outbox.route'),
  plans: () => import('../routes/Plans.route'),
  projects: () => import('../routes/Projects.route'),
  notFound: () => import('../routes/NotFound.route'),
  onboarding: () => import('../routes/Onboarding.route'),
  page: () => import('../routes/Page.route'),
  publicPages: () => import('../routes/PublicPages.route'),
  resetPassword: () => import('../routes/ResetPassword.route'),
  signUp: () => import('../routes/SignUp.route'),
  subscribers: () => import('../routes/Subscribers.route'),
  templateEditor: () => import('../routes/TemplateEditor.route'),
  templates: () => import('../routes/Templates.route'),
  tickets: () => import('../routes/Tickets.route'),
  verifyEmail: () => import('../routes/VerifyEmail.route'),
} as const;

/** Name of a page. */
export type PageName = keyof typeof pageLoaders;
