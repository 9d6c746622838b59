import { toText } from '../../toText';
import { isRecord } from '../checkParameters';
import type { AdObject } from '../graphState';

/** Counts by `action_type`, in the two fields of Insights that list them. */
export type InsightsActions = {
  readonly actions: Map<string, number>;
  readonly conversions: Map<string, number>;
};

/** Actions in one of a hundred clicks, which every website with a pixel reports in `actions`. */
const websiteActions: Readonly<Record<string, number>> = {
  'offsite_conversion.fb_pixel_view_content': 70,
  'offsite_conversion.fb_pixel_search': 60,
  'offsite_conversion.fb_pixel_add_to_cart': 50,
  'offsite_conversion.fb_pixel_add_to_wishlist': 46,
  'offsite_conversion.fb_pixel_initiate_checkout': 42,
  'offsite_conversion.fb_pixel_add_payment_info': 38,
  'offsite_conversion.fb_pixel_purchase': 30,
  omni_purchase: 34,
  'offsite_conversion.fb_pixel_complete_registration': 26,
  'offsite_conversion.fb_pixel_lead': 22,
  'offsite_conversion.fb_pixel_custom': 18,
};
/** The same for events that Insights lists in `conversions` only. */
const websiteConversions: Readonly<Record<string, number>> = {
  contact_website: 28,
  contact_total: 31,
  donate_website: 24,
  find_location_website: 20,
  schedule_website: 16,
  schedule_total: 19,
  start_trial_website: 14,
  submit_application_website: 12,
  subscribe_website: 10,
};

/** Adds the actions that follow the clicks on the ads of an ad set. */
export function countActions(
  { actions, conversions }: InsightsActions,
  adSet: AdObject | undefined,
  clicks: number,
): void {
  const goal = toText(adSet?.fields.optimization_goal ?? '');
  const promoted = isRecord(adSet?.fields.promoted_object) ? adSet.fields.promoted_object : {};
  const formLeads = goal === 'LEAD_GENERATION' || goal === 'QUALITY_LEAD' ? Math.floor(clicks / 8) : 0;
  const addTo = (list: Map<string, number>, type: string, count: number) =>
    list.set(type, (list.get(type) ?? 0) + count);
  const share = (percent: number) => Math.floor((clicks * percent) / 100);
  addTo(actions, 'post_engagement', clicks + share(15));
  addTo(actions, 'link_click', clicks);
  addTo(actions, 'landing_page_view', share(80));
  addTo(actions, 'onsite_conversion.lead_grouped', formLeads);
  addTo(actions, 'leadgen_grouped', formLeads);
  // Leads of forms and of websites together.
  addTo(actions, 'lead', formLeads + (promoted.pixel_id ? share(22) : 0));
  if (goal === 'CONVERSATIONS') {
    addTo(actions, 'onsite_conversion.messaging_conversation_started_7d', share(35));
    addTo(actions, 'onsite_conversion.total_messaging_connection', share(40));
  }
  if (!promoted.pixel_id) return;
  for (const [type, percent] of Object.entries(websiteActions)) addTo(actions, type, share(percent));
  for (const [type, percent] of Object.entries(websiteConversions)) addTo(conversions, type, share(percent));
  const { custom_event_str: event, custom_conversion_id: custom } = promoted;
  if (event) addTo(conversions, `offsite_conversion.fb_pixel_custom.${toText(event)}`, share(8));
  if (custom) addTo(actions, `offsite_conversion.custom.${toText(custom)}`, share(6));
}
