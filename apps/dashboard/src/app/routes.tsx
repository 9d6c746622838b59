import { agencyPages } from '@adlane/contract/constants';
import { Grid, Spinner, translate } from '@adlane/ui';
import { type RouteObject, redirect } from 'react-router';
import { paths } from '../navigation/paths';
import * as root from '../routes/Root.route';
import { type AreaPage, areaPages, areaPaths } from './areaPages';
import type { PageName } from './pageLoaders';

function PageSpinner() {
  return (
    <Grid minH="100dvh" placeItems="center">
      <Spinner size="lg" label={translate('Loading')} />
    </Grid>
  );
}

const loadPage = async (page: PageName) => (await import('./pageLoaders')).pageLoaders[page]();

const loadNotFound = () => loadPage('notFound');
const notFound: RouteObject = { path: '*', lazy: loadNotFound };

const publicPages: RouteObject = {
  lazy: () => loadPage('publicPages'),
  children: [
    { path: paths.forgotPassword, lazy: () => loadPage('forgotPassword') },
    { path: paths.resetPassword, lazy: () => loadPage('resetPassword') },
    { path: paths.verifyEmail, lazy: () => loadPage('verifyEmail') },
    { path: paths.acceptInvitation, lazy: () => loadPage('acceptInvitation') },
    { path: paths.signUp, lazy: () => loadPage('signUp') },
    { path: paths.clientSignIn, lazy: () => loadPage('clientSignIn') },
    { path: paths.invalidUser, lazy: () => loadPage('invalidUser') },
  ],
};

// Without these, an unknown page of the agency would match the route of a client's area.
const unknownAgencyPages = agencyPages.map(
  (page): RouteObject => ({ path: `${page}/*`, lazy: loadNotFound }),
);

// The super admin signs in as an agency from the list of subscribers.
const agencySignIns = ['/admin', '/super-admin/agency/login'].map(
  (path): RouteObject => ({ path, loader: () => redirect(paths.subscribers) }),
);

const buildPageRoute = ({ path, page, leadsTo }: AreaPage): RouteObject => ({
  path,
  ...(page ? { lazy: () => loadPage(page) } : { loader: () => redirect(leadsTo) }),
});

/** Builds the routes of an area: its pages of the table, within the area's menus. */
function buildAreaRoutes({ path, kind }: (typeof areaPaths)[number]): RouteObject {
  const pages = areaPages.filter(({ areas }) => areas.includes(kind));
  return {
    path,
    lazy: () => loadPage('area'),
    children: [
      {
        // Below the area, so that its menus remain.
        lazy: () => loadPage('page'),
        children: [...pages.map(buildPageRoute), ...(kind === 'agency' ? unknownAgencyPages : []), notFound],
      },
    ],
  };
}

/** All routes; the code of a page is loaded on its first visit. */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <PageSpinner />,
    ...root,
    children: [
      { path: '/', lazy: () => loadPage('home') },
      { path: paths.signIn, lazy: () => loadPage('signIn') },
      publicPages,
      { path: paths.onboarding, lazy: () => loadPage('onboarding') },
      ...areaPaths.map(buildAreaRoutes),
      ...agencySignIns,
      notFound,
    ],
  },
];
