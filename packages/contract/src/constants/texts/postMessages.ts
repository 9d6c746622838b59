/** Messages about posts of a page that a launch promotes, for which the specification gives no text. */
export const postMessages = {
  required: 'Please choose a post of this page.',
  leadForm:
    'A post has no lead form. Please choose the ads of this template, or a template for traffic or messages.',
  oneApp: 'Ads of a post open Messenger only. Please choose the ads of this template instead.',
  gone: 'This post is not on the page, or Facebook no longer shows it. Please choose another post.',
  ineligible: 'Facebook does not allow promoting this post. Please choose another post.',
  linkRequired: 'This post has no link, which traffic ads need. Please choose a post with a link.',
  buttonRequired:
    'This post has no Send message button, which message ads need. Please choose a post that has one.',
} as const;
