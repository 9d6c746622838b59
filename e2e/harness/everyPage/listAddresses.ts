import { areaPages } from '../../../apps/dashboard/src/app/areaPages';
import { type AddressSection, specifiedAddresses } from '../../../apps/dashboard/src/app/specifiedAddresses';

/** An address to open. */
export type Address = {
  readonly path: string;
  /** Heading and title of the page, where ads §2 names it. */
  readonly heading?: string | undefined;
  /** Another address shows the same page. */
  readonly isAlias?: boolean;
  /** Another page of the section has the same heading. */
  readonly sharesHeading?: boolean;
};

/** Path below which the pages of a section are; client areas have the CRM id in it. */
export const basePaths: Readonly<Record<AddressSection, string>> = {
  public: '',
  agency: '/agency',
  client: '/agency/{highLevelId}',
  superAdmin: '/super-admin',
  viewingAgency: '/super-admin/agency',
};

/** The public page of the client's section. */
const clientSignIn: Address = {
  path: '/agency/brooks-growth/login',
  heading: 'Sign in',
  sharesHeading: true,
};

/** Targets of emailed links; the token is none that the server has issued. */
const emailedPages: readonly Address[] = [
  { path: '/reset-password#token=unknown', heading: 'Choose a new password' },
  { path: '/verify-email#token=unknown', heading: 'Confirm your email' },
  { path: '/accept-invitation#token=unknown', heading: 'Accept your invitation' },
];

/** The pages below a path that ends with a star. */
const pagesBelow: Readonly<Record<string, readonly string[]>> = {
  'projects/:projectId/outbound/*': [
    'messages',
    'messages/:messageId',
    'surveys',
    'surveys/:surveyId',
    'surveys/:surveyId/results',
    'bots',
    'bots/new',
  ],
  'projects/:projectId/content/*': [
    'help',
    'help/new',
    'news',
    'news/:newsId',
    'checklists',
    'checklists/:checklistId',
    'feature-requests',
  ],
};

/** Return addresses of other services, and patterns of addresses that ads §2 names one by one. */
const leftOut = new Set(['connect/:channel', 'connect/:sourceId/:businessId', 'my-account/:section']);
/** The operator of the demo world has no leads. */
const withoutRecord = new Set(['superAdmin leads/:leadId']);

/** Lists the addresses of ads §2 in a section. */
export const listSpecified = (section: AddressSection): readonly Address[] =>
  specifiedAddresses
    .filter((each) => each.section === section && each.address !== '/agency/{highLevelId}/login')
    .map(({ address, heading, samePageAs }) => ({
      path: address,
      heading,
      isAlias: samePageAs !== undefined,
    }));

/** Lists every address of a section: those of ads §2, then the other pages of the app. */
export function listAddresses(section: AddressSection): readonly Address[] {
  const specified = listSpecified(section);
  if (section === 'public') return [...specified, clientSignIn, ...emailedPages];
  const base = basePaths[section];
  const known = new Set(specified.map(({ path }) => path));
  const others = areaPages
    .filter(({ areas, path }) => areas.includes(section) && !leftOut.has(path))
    .filter(({ path }) => !withoutRecord.has(`${section} ${path}`))
    .flatMap((entry) =>
      (pagesBelow[entry.path] ?? ['*']).map(
        (rest): Address => ({
          path: `${base}/${entry.path.replace('*', rest)}`.replace(/\/$/, ''),
          isAlias: 'leadsTo' in entry || entry.path.endsWith('/templates'),
        }),
      ),
    );
  return [
    ...specified,
    ...others
      .filter(({ path }) => !known.has(path))
      .map((other) => ({
        ...other,
        path: other.path.replace(
          ':templateId',
          section === 'superAdmin' ? ':masterTemplateId' : ':templateId',
        ),
      })),
  ];
}
