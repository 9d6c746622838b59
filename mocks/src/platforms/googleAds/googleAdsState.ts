import type { DoubleClock } from '../clock';
import type { Span } from '../hoursByDay';
import { googleAdsDemo } from './googleAdsDemo';

export type GoogleValues = Record<string, unknown>;
/** A resource of a customer, such as a campaign, with its fields under the API's names. */
export type GoogleResource = {
  /** e.g. `campaigns` */
  readonly collection: string;
  readonly customerId: string;
  values: GoogleValues;
  readonly createdAt: number;
  /** Times in which it was enabled; the last one may be open. */
  spans: Span[];
};
/** An account below the manager. */
export type GoogleCustomer = {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
};
export type GoogleRequest = { readonly method: string; readonly path: string; readonly body: unknown };
type GoogleFault = { readonly path: string; readonly answer: () => Response; left: number };
export type GoogleAdsState = {
  customers: readonly GoogleCustomer[];
  resources: GoogleResource[];
  requests: GoogleRequest[];
  faults: GoogleFault[];
  /** True once its refresh tokens are revoked. */
  isRevoked: boolean;
  /** How long a new campaign stays in review. */
  reviewMs: number;
  /** Texts that the review disapproves wherever an ad or an asset has them. */
  disapprovedTexts: string[];
  lastId: number;
};

const audiences = [
  ['Homeowners', 'People who own the home that they live in'],
  ['Fitness Buffs', 'People who work out and follow sports'],
  ['Dental Services Seekers', 'People who look for a dentist'],
] as const;
const goals = [
  ['SUBMIT_LEAD_FORM', 'WEBSITE', true],
  ['CONTACT', 'WEBSITE', true],
  ['PHONE_CALL_LEAD', 'CALL_FROM_ADS', true],
  ['PAGE_VIEW', 'WEBSITE', false],
] as const;

/** Creates the initial state: accounts with audiences, conversion goals and users. */
export function createGoogleAdsState(clock: DoubleClock): GoogleAdsState {
  const state: GoogleAdsState = {
    customers: [],
    resources: [],
    requests: [],
    faults: [],
    isRevoked: false,
    reviewMs: 60_000,
    disapprovedTexts: [],
    lastId: 7_000_000_000,
  };
  for (const customer of googleAdsDemo.customers) addGoogleCustomer(state, clock.now().getTime(), customer);
  return state;
}

/** Adds an account below the manager, with audiences, conversion goals and its user. */
export function addGoogleCustomer(state: GoogleAdsState, now: number, customer: GoogleCustomer): void {
  const { id: customerId } = customer;
  state.customers = [...state.customers, customer];
  for (const [name, description] of audiences) {
    insertGoogleResource(
      state,
      now,
      { collection: 'audiences', customerId },
      {
        name,
        description,
        status: 'ENABLED',
      },
    );
  }
  for (const [category, origin, biddable] of goals) {
    insertGoogleResource(
      state,
      now,
      { collection: 'customerConversionGoals', customerId, key: `${category}~${origin}` },
      { category, origin, biddable },
    );
  }
  insertGoogleResource(
    state,
    now,
    { collection: 'customerUserAccesses', customerId },
    {
      emailAddress: googleAdsDemo.user.email,
      // The user administers the first account and only works in the second one.
      accessRole: customerId === googleAdsDemo.customers[0].id ? 'ADMIN' : 'STANDARD',
    },
  );
}

/** Adds a resource to a customer and returns it with its id and resource name. */
export function insertGoogleResource(
  state: GoogleAdsState,
  now: number,
  { collection, customerId, key }: { collection: string; customerId: string; key?: string },
  values: GoogleValues,
): GoogleResource {
  state.lastId += 1;
  const id = String(state.lastId);
  const resource: GoogleResource = {
    collection,
    customerId,
    createdAt: now,
    spans: values.status === 'ENABLED' ? [{ from: now, to: null }] : [],
    values: {
      ...values,
      ...(key === undefined ? { id } : {}),
      resourceName: `customers/${customerId}/${collection}/${key ?? id}`,
    },
  };
  state.resources.push(resource);
  return resource;
}

/** Changes fields and records when the resource is enabled or paused. */
export function updateGoogleResource(resource: GoogleResource, now: number, values: GoogleValues): void {
  const wasOn = resource.values.status === 'ENABLED';
  resource.values = { ...resource.values, ...values };
  const isOn = resource.values.status === 'ENABLED';
  const last = resource.spans.at(-1);
  if (isOn && !wasOn) resource.spans.push({ from: now, to: null });
  if (!isOn && wasOn && last) last.to = now;
}

export function findGoogleResource(state: GoogleAdsState, resourceName: unknown): GoogleResource | undefined {
  return state.resources.find(({ values }) => values.resourceName === resourceName);
}
