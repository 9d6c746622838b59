/** Lead-flow calls to action (ads §9): the events that a pixel reports. */
export const leadFlowCallsToAction = [
  { value: 'COMPLETE_REGISTRATION', label: 'Complete Registration' },
  { value: 'CONTACT', label: 'Contact' },
  { value: 'FIND_LOCATION', label: 'Find Location' },
  { value: 'LEAD', label: 'Lead' },
  { value: 'SCHEDULE', label: 'Schedule' },
  { value: 'SEARCH', label: 'Search' },
  { value: 'START_TRIAL', label: 'Start Trial' },
  { value: 'SUBMIT_APPLICATION', label: 'Submit Application' },
  { value: 'SUBSCRIBE', label: 'Subscribe' },
  { value: 'CONTENT_VIEW', label: 'View Content' },
] as const;

/** Events of a pixel that a campaign for sales can be optimized for, the usual one first. */
export const salesEvents = [
  { value: 'PURCHASE', label: 'Purchase' },
  { value: 'ADD_TO_CART', label: 'Add to Cart' },
  { value: 'INITIATED_CHECKOUT', label: 'Initiate Checkout' },
  { value: 'ADD_PAYMENT_INFO', label: 'Add Payment Info' },
  { value: 'ADD_TO_WISHLIST', label: 'Add to Wishlist' },
  { value: 'COMPLETE_REGISTRATION', label: 'Complete Registration' },
  { value: 'DONATE', label: 'Donate' },
  { value: 'SEARCH', label: 'Search' },
  { value: 'START_TRIAL', label: 'Start Trial' },
  { value: 'SUBSCRIBE', label: 'Subscribe' },
  { value: 'CONTENT_VIEW', label: 'View Content' },
] as const;
