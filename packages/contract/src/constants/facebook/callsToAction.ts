/** An option of a list: wire value and label. */
export type Choice = { readonly value: string; readonly label: string };

/** Calls to action of Facebook ads (ads §9). */
export const facebookCallsToAction = [
  { value: 'LEARN_MORE', label: 'Learn More' },
  { value: 'SUBSCRIBE', label: 'Subscribe' },
  { value: 'APPLY_NOW', label: 'Apply Now' },
  { value: 'CONTACT_US', label: 'Contact Us' },
  { value: 'DOWNLOAD', label: 'Download' },
  { value: 'GET_OFFER', label: 'Get Offer' },
  { value: 'GET_QUOTE', label: 'Get Quote' },
  { value: 'SIGN_UP', label: 'Sign up' },
  { value: 'BOOK_NOW', label: 'Book Now' },
] as const;

/** Calls to action of Google ads (ads §9). */
export const googleCallsToAction = [
  { value: 'LEARN_MORE', label: 'Learn More' },
  { value: 'GET_QUOTE', label: 'Get Quote' },
  { value: 'APPLY_NOW', label: 'Apply Now' },
  { value: 'SIGN_UP', label: 'Sign Up' },
  { value: 'CONTACT_US', label: 'Contact Us' },
  { value: 'SUBSCRIBE', label: 'Subscribe' },
  { value: 'DOWNLOAD', label: 'Download' },
  { value: 'BOOK_NOW', label: 'Book Now' },
  { value: 'SHOP_NOW', label: 'Shop Now' },
  { value: 'BUY_NOW', label: 'Buy Now' },
  { value: 'DONATE_NOW', label: 'Donate Now' },
  { value: 'ORDER_NOW', label: 'Order Now' },
  { value: 'PLAY_NOW', label: 'Play Now' },
  { value: 'SEE_MORE', label: 'See More' },
  { value: 'START_NOW', label: 'Start Now' },
  { value: 'VISIT_SITE', label: 'Visit Site' },
  { value: 'WATCH_NOW', label: 'Watch Now' },
] as const;

/** Actions of the button after a submitted lead form (ads §9). */
export const leadFormCompletionActions = [
  { value: 'VIEW_WEBSITE', label: 'View Website' },
  { value: 'CALL_BUSINESS', label: 'Call' },
  { value: 'DOWNLOAD', label: 'Download' },
  { value: 'MESSAGE_BUSINESS', label: 'Chat on Messenger' },
] as const;
/** Wire values of `leadFormCompletionActions`. */
export const leadFormCompletionValues = leadFormCompletionActions.map(({ value }) => value);
