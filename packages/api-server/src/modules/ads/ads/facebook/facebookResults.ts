import type { AdLaunchType, AdResultKind } from '@adlane/contract/constants';

/** What an ad set is optimized for, as Facebook names it; empty texts for what it has not. */
export type AdSetGoal = {
  readonly optimization_goal: string;
  readonly promoted_object: {
    readonly custom_event_type: string;
    readonly custom_event_str: string;
    readonly custom_conversion_id: string;
  };
};

/** What counts as a result. */
export type AdResult = {
  readonly kind: AdResultKind;
  /** Types of Facebook's actions that count it; the first one that occurred counts. */
  readonly actions: readonly string[];
};

/** The types of actions of each kind of result. Events that are newer than the pixel have types without its prefix. */
const actionsByKind: Readonly<Record<Exclude<AdResultKind, 'CUSTOM' | 'MIXED'>, readonly string[]>> = {
  // Old forms lack the grouped types. `lead` is last: it counts leads of a website, too.
  FORM_LEAD: ['onsite_conversion.lead_grouped', 'leadgen_grouped', 'lead'],
  CONVERSATION: ['onsite_conversion.messaging_conversation_started_7d'],
  LINK_CLICK: ['link_click'],
  LANDING_PAGE_VIEW: ['landing_page_view'],
  ADD_PAYMENT_INFO: ['offsite_conversion.fb_pixel_add_payment_info'],
  ADD_TO_CART: ['offsite_conversion.fb_pixel_add_to_cart'],
  ADD_TO_WISHLIST: ['offsite_conversion.fb_pixel_add_to_wishlist'],
  COMPLETE_REGISTRATION: ['offsite_conversion.fb_pixel_complete_registration'],
  CONTACT: ['contact_website'],
  CONTENT_VIEW: ['offsite_conversion.fb_pixel_view_content'],
  DONATE: ['donate_website'],
  FIND_LOCATION: ['find_location_website'],
  INITIATED_CHECKOUT: ['offsite_conversion.fb_pixel_initiate_checkout'],
  LEAD: ['offsite_conversion.fb_pixel_lead'],
  PURCHASE: ['offsite_conversion.fb_pixel_purchase'],
  SCHEDULE: ['schedule_website'],
  SEARCH: ['offsite_conversion.fb_pixel_search'],
  START_TRIAL: ['start_trial_website'],
  SUBMIT_APPLICATION: ['submit_application_website'],
  SUBSCRIBE: ['subscribe_website'],
};
type NamedKind = keyof typeof actionsByKind;

/** Results of goals without a pixel. */
const kindByGoal: Readonly<Record<string, NamedKind>> = {
  LEAD_GENERATION: 'FORM_LEAD',
  QUALITY_LEAD: 'FORM_LEAD',
  CONVERSATIONS: 'CONVERSATION',
  IMPRESSIONS: 'LINK_CLICK',
  LINK_CLICKS: 'LINK_CLICK',
  LANDING_PAGE_VIEWS: 'LANDING_PAGE_VIEW',
};
/** Results of ad sets whose goal no launch here has. */
const kindByType: Readonly<Record<AdLaunchType, NamedKind>> = {
  leadform: 'FORM_LEAD',
  messenger: 'CONVERSATION',
  landing_page: 'LINK_CLICK',
};

/**
 * Returns what counts as a result of an ad set: its goal decides, and for conversions the event of its pixel.
 * @param type kind of the ad, which decides for goals that no launch has
 */
export function getResult(
  { optimization_goal: goal, promoted_object }: AdSetGoal,
  type: AdLaunchType,
): AdResult {
  if (goal === 'OFFSITE_CONVERSIONS' || goal === 'VALUE') return getConversion(promoted_object, goal);
  return toResult(kindByGoal[goal] ?? kindByType[type]);
}

function getConversion(
  { custom_conversion_id: id, custom_event_str: name, custom_event_type }: AdSetGoal['promoted_object'],
  goal: string,
): AdResult {
  if (id !== '') return { kind: 'CUSTOM', actions: [`offsite_conversion.custom.${id}`] };
  // Only purchases report a value.
  const event = custom_event_type === '' && name === '' && goal === 'VALUE' ? 'PURCHASE' : custom_event_type;
  if (isNamed(event)) return toResult(event);
  const custom = 'offsite_conversion.fb_pixel_custom';
  return { kind: 'CUSTOM', actions: name === '' ? [custom] : [`${custom}.${name}`] };
}

/** Returns the result of an ad whose ad sets Facebook no longer lists; undefined where its kind does not name the actions. */
export function getStoredResult(kind: AdResultKind): AdResult | undefined {
  return isNamed(kind) ? toResult(kind) : undefined;
}

/** Returns what usually counts as a result of a kind of ad. */
export function getUsualKind(type: AdLaunchType): AdResultKind {
  return kindByType[type];
}

/** Returns the kind of results of all ad sets together. */
export function joinKinds(results: readonly AdResult[]): AdResultKind | undefined {
  const [first] = results;
  return first && (isSameResult(results) ? first.kind : 'MIXED');
}

/** Returns whether the same actions are the results of all ad sets. */
export function isSameResult(results: readonly AdResult[]): boolean {
  return new Set(results.map(({ actions }) => actions.join())).size <= 1;
}

/** Counts the results among the actions of an ad. */
export function countResults({ actions: types }: AdResult, counts: ReadonlyMap<string, number>): number {
  const type = types.find((each) => counts.has(each));
  return type === undefined ? 0 : (counts.get(type) ?? 0);
}

function isNamed(kind: string): kind is NamedKind {
  return Object.hasOwn(actionsByKind, kind);
}

function toResult(kind: NamedKind): AdResult {
  return { kind, actions: actionsByKind[kind] };
}
