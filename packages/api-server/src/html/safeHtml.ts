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
/** Links of the widget to its own contents (widget §2.2) besides. */
const widgetAddressPattern = /^(https?:\/\/|mailto:|gleap:\/\/)[^\s"'<>\\]+$/i;

const createFilter = (addresses: RegExp) =>
  new FilterXSS({
    whiteList: allowed,
    css: false,
    stripIgnoreTag: true,
    stripIgnoreTagBody: dropped,
    allowCommentTag: false,
    onTagAttr: (_tag, name, value) => {
      // Entities would hide what an address is.
      if (name === 'href' && (!addresses.test(value) || value.includes('&#'))) return '';
      // The filter's own list of schemes lacks it; the pattern allows no quotes.
      if (name === 'href' && value.startsWith('gleap://')) return `href="${value}"`;
      return undefined;
    },
  });
const filter = createFilter(addressPattern);
const widgetFilter = createFilter(widgetAddressPattern);

/**
 * HTML with what is dangerous or out of place taken away: kept are paragraphs, lists, quotes, emphasis and links to
 * http, https and mailto addresses. What is clean stays as it is, so cleaning twice changes nothing.
 */
export function safeHtml(html: string): string {
  return clean(html, filter);
}

/** The same for texts that the widget shows on a page, which may link to its own contents. */
export function safeWidgetHtml(html: string): string {
  return clean(html, widgetFilter);
}

function clean(html: string, by: FilterXSS): string {
  // A sign of comparison begins no element: as text nothing after it is lost.
  return by.process(html.replace(/<(?![a-z/!?])/gi, '&lt;')).trim();
}

/** True where HTML shows no text at all. */
export function isBlankHtml(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
}
