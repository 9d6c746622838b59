import { Grid, Spinner } from '@adlane/ui';
import type { RouteObject } from 'react-router';
import { paths } from '../navigation/paths';

function PageSpinner() {
  return (
    <Grid minH="100dvh" placeItems="center">
      <Spinner size="lg" label="Loading" />
    </Grid>
  );
}

const notFound: RouteObject = { path: '*', lazy: () => import('../routes/NotFound.route') };

/** Pages of ads §2 under `…/ads`; the super admin's templates have another path. */
function buildAdsRoutes(templates: 'your-ads' | 'master'): RouteObject[] {
  return [
    {
      path: `${templates}/templates`,
      children: [
        { index: true, lazy: () => import('../routes/Templates.route') },
        { path: ':templateId', lazy: () => import('../routes/TemplateEditor.route') },
      ],
    },
    { path: templates, lazy: () => import('../routes/Templates.route') },
  ];
}

const agencyAds: RouteObject = {
  path: 'ads',
  children: [
    { index: true, lazy: () => import('../routes/AreaHome.route') },
    { path: 'manage', lazy: () => import('../routes/LaunchedAds.route') },
    ...buildAdsRoutes('your-ads'),
  ],
};

const insertsPage = () => import('../routes/Inserts.route');

/**
 * With a channel, the redirect target of that platform; with a business, the accounts and pages of a
 * connection.
 */
const connectPages: RouteObject = {
  path: 'connect',
  children: ['', ':channel', ':sourceId/:businessId'].map((path) => ({
    path,
    lazy: () => import('../routes/Connect.route'),
  })),
};

const areaHome: RouteObject = { index: true, lazy: () => import('../routes/AreaHome.route') };

const publicPages: RouteObject = {
  lazy: () => import('../routes/PublicPages.route'),
  children: [
    { path: paths.forgotPassword, lazy: () => import('../routes/ForgotPassword.route') },
    { path: paths.resetPassword, lazy: () => import('../routes/ResetPassword.route') },
    { path: paths.verifyEmail, lazy: () => import('../routes/VerifyEmail.route') },
    { path: paths.acceptInvitation, lazy: () => import('../routes/AcceptInvitation.route') },
    { path: paths.signUp, lazy: () => import('../routes/SignUp.route') },
    { path: paths.clientSignIn, lazy: () => import('../routes/ClientSignIn.route') },
  ],
};

/** All routes; the code of a page is loaded on its first visit. */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <PageSpinner />,
    lazy: () => import('../routes/Root.route'),
    children: [
      { path: '/', lazy: () => import('../routes/Home.route') },
      { path: paths.signIn, lazy: () => import('../routes/SignIn.route') },
      publicPages,
      {
        path: '/agency',
        lazy: () => import('../routes/Area.route'),
        children: [areaHome, agencyAds, connectPages, { path: 'smart-tag', lazy: insertsPage }, notFound],
      },
      {
        path: '/agency/:highLevelId',
        lazy: () => import('../routes/Area.route'),
        children: [areaHome, agencyAds, connectPages, { path: 'inserts', lazy: insertsPage }, notFound],
      },
      {
        path: '/super-admin',
        lazy: () => import('../routes/Area.route'),
        children: [
          areaHome,
          {
            path: 'ads',
            children: [
              { index: true, lazy: () => import('../routes/AreaHome.route') },
              ...buildAdsRoutes('master'),
            ],
          },
          connectPages,
          { path: 'tickets', lazy: () => import('../routes/Tickets.route') },
          { path: 'tickets/:ticketId', lazy: () => import('../routes/Ticket.route') },
          notFound,
        ],
      },
      notFound,
    ],
  },
];
