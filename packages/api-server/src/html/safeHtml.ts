import { FilterXSS } from 'xss';

/** Elements that a text of ours may have, with their attributes. */
const allowed = {
  a: ['href', 'title'],
  b: [],
  blockquote: [],
  br: [],
  code: [],
  em: [],
  h3: [],
  h4: [],
  i: [],
  li: [],
  ol: [],
  p: [],
  s: [],
  strong: [],
  u: [],
  ul: [],
} satisfies Readonly<Record<string, string[]>>;

/** Elements of which nothing is kept, not even the text. */
const dropped = [
  'iframe',
  'math',
  'noscript',
  'object',
  'script',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
];

const addressPattern = /^(https?:\/\/|mailto:)[^\s"'<>\\]+$/i;

const filter = new FilterXSS({
  whiteList: allowed,
  css: false,
  stripIgnoreTag: true,
  stripIgnoreTagBody: dropped,
  allowCommentTag: false,
  onTagAttr: (_tag, name, value) => {
    // Entities would hide what an address is.
    if (name === 'href' && (!addressPattern.test(value) || value.includes('&#'))) return '';
    return undefined;
  },
});

/**
 * HTML with what is dangerous or out of place taken away: kept are paragraphs, lists, quotes, emphasis and links to
 * http, https and mailto addresses. What is clean stays as it is, so cleaning twice changes nothing.
 */
export function safeHtml(html: string): string {
  // A sign of comparison begins no element: as text nothing after it is lost.
  return filter.process(html.replace(/<(?![a-z/!?])/gi, '&lt;')).trim();
}

/** True where HTML shows no text at all. */
export function isBlankHtml(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
}
