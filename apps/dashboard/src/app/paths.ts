import { agencyPages } from '@adlane/contract/constants';

/** The parts of the app that a user is signed in to, each with a session of its own (ads §4). */
export type Area =
  | { readonly kind: 'agency' }
  | { readonly kind: 'client'; readonly highLevelId: string }
  | { readonly kind: 'superAdmin' }
  /** The super admin looking at the agency's pages. */
  | { readonly kind: 'viewingAgency' };

const signIn = '/login';

/** Stands for the business in `connect/{id}/{businessId}` where all of them are looked at. */
export const allBusinesses = 'all';

function getBasePath(area: Area): string {
  switch (area.kind) {
    case 'agency':
      return '/agency';
    case 'client':
      return `/agency/${encodeURIComponent(area.highLevelId)}`;
    case 'superAdmin':
      return '/super-admin';
    case 'viewingAgency':
      return '/super-admin/agency';
    default:
      return area satisfies never;
  }
}

function getTemplatesPath(area: Area): string {
  return `${getBasePath(area)}/ads/${area.kind === 'superAdmin' ? 'master' : 'your-ads'}`;
}

/** Every address of the app (ads §2). */
export const paths = {
  home: '/',
  signIn,
  /** The sign-in page that leads back to where one wanted to go. */
  signInTo: (next: string) => `${signIn}?next=${encodeURIComponent(next)}`,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  acceptInvitation: '/accept-invitation',
  signUp: '/signup',
  /** A pattern: the agency's token stands in it. */
  clientSignIn: '/agency/:token/login',
  ads: (area: Area) => `${getBasePath(area)}/ads`,
  launchedAds: (area: Area) => `${getBasePath(area)}/ads/manage`,
  templateFolders: (area: Area) => getTemplatesPath(area),
  templates: (area: Area, folderId?: number | 'none') =>
    `${getTemplatesPath(area)}/templates${folderId === undefined ? '' : `?folderId=${folderId}`}`,
  template: (area: Area, id: number) => `${getTemplatesPath(area)}/templates/${id}`,
  /** Smart inserts: the agency's own, or a client's. */
  inserts: (area: Area) => `${getBasePath(area)}/${area.kind === 'client' ? 'inserts' : 'smart-tag'}`,
  /** Where accounts, the CRM and the AI provider are connected. */
  connect: (area: Area) => `${getBasePath(area)}/connect`,
  /** What of a connection is used: of one business, or of all that it reaches. */
  assets: (area: Area, sourceId: number, businessId = allBusinesses) =>
    `${getBasePath(area)}/connect/${sourceId}/${encodeURIComponent(businessId)}`,
  tickets: '/super-admin/tickets',
  ticket: (id: number) => `/super-admin/tickets/${id}`,
} as const;

/** First page of an area. */
export function getHomePath(area: Area): string {
  return area.kind === 'superAdmin' ? paths.templateFolders(area) : paths.launchedAds(area);
}

/** The area that an address lies in, or nothing for public pages. */
export function findArea(pathname: string): Area | undefined {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (first === 'super-admin') return { kind: second === 'agency' ? 'viewingAgency' : 'superAdmin' };
  if (first !== 'agency') return undefined;
  const isOwnPage = second === undefined || ownPages.has(second);
  return isOwnPage ? { kind: 'agency' } : { kind: 'client', highLevelId: decodeURIComponent(second) };
}

const ownPages: ReadonlySet<string> = new Set(agencyPages);

/** Only addresses of this app are led back to after signing in. */
export function parseNextPath(next: string | null): string | undefined {
  return next !== null && /^\/(?![/\\])/.test(next) && findArea(next) !== undefined ? next : undefined;
}
