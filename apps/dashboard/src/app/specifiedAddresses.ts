/** Sections of ads §2. */
export type AddressSection = 'public' | 'agency' | 'client' | 'superAdmin' | 'viewingAgency';

/** An address that ads §2 names, `{…}` being a parameter. */
export type SpecifiedAddress = {
  readonly section: AddressSection;
  readonly address: string;
  /** Heading of the page, which the title of the document repeats. */
  readonly heading: string;
  /** Address that shows or redirects to the same page (`docs/spec-readings.md`). */
  readonly samePageAs?: string;
};

type Row = readonly [path: string, heading: string, samePageAs?: string];

const listSection = (section: AddressSection, base: string, rows: readonly Row[]): SpecifiedAddress[] =>
  rows.map(([path, heading, samePageAs]) => ({
    section,
    address: `${base}/${path}`,
    heading,
    ...(samePageAs === undefined ? {} : { samePageAs: `${base}/${samePageAs}` }),
  }));

/** Every address of ads §2, in its order; that of `/super-admin/agency/login` is the super admin's. */
export const specifiedAddresses: readonly SpecifiedAddress[] = [
  ...listSection('public', '', [
    ['login', 'Sign in'],
    ['signup', 'Create an account'],
    ['forgot-password', 'Forgot your password?'],
    ['invalid-user', 'No access with this account'],
    ['onboarding', 'Sign in', 'login'],
  ]),
  ...listSection('agency', '/agency', [
    ['dashboard', 'Dashboard'],
    ['ads', 'Launched Ads', 'ads/manage'],
    ['ads/manage', 'Launched Ads'],
    ['ads/manage/templates', 'Launched Ads', 'ads/manage'],
    ['ads/your-ads', 'Ad Templates'],
    ['ads/your-ads/templates', 'Ad Templates', 'ads/your-ads'],
    ['ads/master', 'Master Ad Templates'],
    ['ads/master/templates', 'Master Ad Templates', 'ads/master'],
    ['leads', 'Leads'],
    ['clients', 'Clients'],
    ['clients/media', 'Media Library'],
    ['clients/hidden', 'Hidden clients'],
    ['connect', 'Ad Accounts'],
    ['connect/{id}/{businessId}', 'Accounts and pages'],
    ['connect/ghl', 'Ad Accounts', 'connect'],
    ['my-account', 'User Profile', 'my-account/user-profile'],
    ['my-account/user-profile', 'User Profile'],
    ['my-account/agency-profile', 'Agency Profile'],
    ['my-account/team-access', 'Team'],
    ['my-account/integration', 'Ad Accounts', 'connect'],
    ['my-account/billing', 'Billing'],
    ['smart-tag', 'Inserts'],
    ['ad-swipe', 'Ad Swipe'],
  ]),
  ...listSection('client', '/agency/{highLevelId}', [
    ['login', 'Sign in'],
    ['ads', 'Launched Ads', 'ads/manage'],
    ['ads/manage', 'Launched Ads'],
    ['ads/your-ads', 'Ad Templates'],
    ['ads/your-ads/templates', 'Ad Templates', 'ads/your-ads'],
    ['ads/custom', 'Custom Ad'],
    ['media', 'Media Library'],
    ['inserts', 'Inserts'],
    ['leads', 'Leads'],
    ['connect', 'Ad Accounts'],
  ]),
  { section: 'superAdmin', address: '/admin', heading: 'Subscribers', samePageAs: '/super-admin/subscriber' },
  ...listSection('superAdmin', '/super-admin', [
    ['dashboard', 'Dashboard'],
    ['ads', 'Master Ad Templates', 'ads/master'],
    ['ads/master', 'Master Ad Templates'],
    ['ads/master/templates', 'Master Ad Templates', 'ads/master'],
    ['leads', 'Leads'],
    ['connect', 'Ad Accounts'],
    ['subscriber', 'Subscribers'],
    ['trial-subscriber', 'Trial subscribers'],
    ['my-account', 'User Profile'],
    ['niche', 'Niches'],
    ['agency/login', 'Subscribers', 'subscriber'],
  ]),
  ...listSection('viewingAgency', '/super-admin/agency', [
    ['dashboard', 'Dashboard'],
    ['ads', 'Launched Ads', 'ads/manage'],
    ['leads', 'Leads'],
    ['clients', 'Clients'],
    ['connect', 'Ad Accounts'],
    ['my-account', 'User Profile'],
    ['smart-tag', 'Inserts'],
    ['ad-swipe', 'Ad Swipe'],
  ]),
];
