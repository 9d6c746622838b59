import type { PermissionKey } from '@adlane/contract';

export type WorldClient = {
  readonly business_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly location: string;
  readonly niche: string;
  readonly permissions: readonly PermissionKey[];
  /** Id of the client's location in the CRM, for clients that work there. */
  readonly g_h_id: string | null;
};

export type WorldAgency = {
  readonly name: string;
  readonly brand_color: string;
  readonly owner: { readonly first_name: string; readonly last_name: string; readonly email: string };
  readonly phone: string;
  readonly location: string;
  readonly clients: readonly [WorldClient, ...WorldClient[]];
};

/** The two demo agencies and their six clients. */
export const worldAgencies: readonly [WorldAgency, WorldAgency] = [
  {
    name: 'Brooks Growth',
    brand_color: '#0F766E',
    owner: { first_name: 'Ava', last_name: 'Brooks', email: 'agency@adlane.test' },
    phone: '+15550100100',
    location: 'Boston, MA',
    clients: [
      {
        business_name: 'Brightside Dental',
        first_name: 'Maya',
        last_name: 'Ortiz',
        email: 'client@adlane.test',
        phone: '+15550100111',
        location: 'Cambridge, MA',
        niche: 'Dental',
        permissions: ['adlane_all', 'ads_launch', 'template_management', 'ad_template_metrics'],
        g_h_id: 'ghlBrightside01',
      },
      {
        business_name: 'Harbor Fitness',
        first_name: 'Theo',
        last_name: 'Grant',
        email: 'theo@harbor-fitness.example',
        phone: '+15550100112',
        location: 'Portland, ME',
        niche: 'Fitness',
        permissions: ['adlane_all'],
        g_h_id: null,
      },
      {
        business_name: 'Oakline Realty',
        first_name: 'Priya',
        last_name: 'Shah',
        email: 'priya@oakline-realty.example',
        phone: '+15550100113',
        location: 'Providence, RI',
        niche: 'Real Estate',
        permissions: ['adlane_all', 'ads_launch', 'manage_agency_ads', 'ad_template_metrics'],
        g_h_id: null,
      },
    ],
  },
  {
    name: 'Lindqvist Media',
    brand_color: '#6D28D9',
    owner: { first_name: 'Noah', last_name: 'Lindqvist', email: 'second-agency@adlane.test' },
    phone: '+46850100100',
    location: 'Stockholm',
    clients: [
      {
        business_name: 'Solsidan Roofing',
        first_name: 'Elsa',
        last_name: 'Berg',
        email: 'elsa@solsidan-roofing.example',
        phone: '+46850100111',
        location: 'Stockholm',
        niche: 'Roofing',
        permissions: ['adlane_all', 'ads_launch'],
        g_h_id: null,
      },
      {
        business_name: 'Fjord Chiropractic',
        first_name: 'Jonas',
        last_name: 'Dahl',
        email: 'jonas@fjord-chiropractic.example',
        phone: '+46850100112',
        location: 'Uppsala',
        niche: 'Chiropractic',
        permissions: ['adlane_all'],
        g_h_id: null,
      },
      {
        business_name: 'Northlight Med Spa',
        first_name: 'Freja',
        last_name: 'Holm',
        email: 'freja@northlight-spa.example',
        phone: '+46850100113',
        location: 'Malmö',
        niche: 'Med Spa',
        permissions: [],
        g_h_id: null,
      },
    ],
  },
];

/** The operator of the demo installation. */
export const worldOperator = {
  name: 'Adlane',
  first_name: 'Robin',
  last_name: 'Vale',
  email: 'operator@adlane.test',
} as const;
