import { toText } from '../../toText';
import { refused } from '../graphFault';

/** Events that websites report, by the objectives that can be optimized for them (Ads Manager, conversion events). */
const eventsByObjective: Readonly<Record<string, readonly string[]>> = {
  OUTCOME_LEADS: [
    'COMPLETE_REGISTRATION',
    'CONTACT',
    'CONTENT_VIEW',
    'FIND_LOCATION',
    'LEAD',
    'SCHEDULE',
    'SEARCH',
    'START_TRIAL',
    'SUBMIT_APPLICATION',
    'SUBSCRIBE',
  ],
  OUTCOME_SALES: [
    'ADD_PAYMENT_INFO',
    'ADD_TO_CART',
    'ADD_TO_WISHLIST',
    'COMPLETE_REGISTRATION',
    'CONTENT_VIEW',
    'DONATE',
    'INITIATED_CHECKOUT',
    'PURCHASE',
    'SEARCH',
    'START_TRIAL',
    'SUBSCRIBE',
  ],
};

/** Validates what an ad set that is optimized for conversions promotes. @throws GraphFault */
export function checkConversion(
  goal: string,
  objective: string,
  promoted: Readonly<Record<string, unknown>>,
): void {
  if (goal !== 'OFFSITE_CONVERSIONS' && goal !== 'VALUE') return;
  const { pixel_id: pixel, custom_event_type: event, custom_conversion_id: custom } = promoted;
  if (!(pixel && event) && !custom) {
    throw refused(
      1885154,
      'Promoted object missing',
      'Name the pixel and its event in promoted_object.',
      'promoted_object',
    );
  }
  if (!event) return;
  const events = goal === 'VALUE' ? ['PURCHASE'] : eventsByObjective[objective];
  if (events && !events.includes(toText(event))) {
    throw refused(
      1885154,
      'Conversion event unavailable',
      "This conversion event isn't available with the objective or goal that you selected. Choose another one.",
      'promoted_object',
    );
  }
}
