import { decodeHTML } from 'entities';
import { FilterXSS } from 'xss';

/** Elements that begin on a new line, and those with a blank line around. */
const blocks = new Set(
  'address article aside blockquote body br dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);
const spaced = new Set('blockquote h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '));
const cells = new Set(['td', 'th']);
/** Marks of a line in nested quotes: emails have a few, and the text of more would not fit in memory. */
const maxQuotes = 20;
/** Elements whose text is not shown. */
const hidden = new Set(['head', 'script', 'style', 'template', 'title']);

export type PlainTextOptions = {
  /** Writes the address of a link behind its text. @default false */
  readonly hasLinks?: boolean;
};

/** Converts an email's HTML to text: paragraphs and lines as they are shown, quotes with `>`. */
export function toPlainText(html: string, { hasLinks = false }: PlainTextOptions = {}): string {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  let isPre = false;
  let hiddenIn: string | undefined;
  let link: { readonly address: string; text: string } | undefined;

  function endLine(): void {
    const text = isPre ? line.trimEnd() : line.replace(/\s+/g, ' ').trim();
    const isRepeatedBlank = text === '' && (lines.at(-1) ?? '') === '';
    line = '';
    if (!isRepeatedBlank)
      lines.push(quotes > 0 ? `${'>'.repeat(Math.min(quotes, maxQuotes))} ${text}` : text);
  }

  function enterBlock(name: string, isClosing: boolean): void {
    if (line.trim() !== '' || name === 'br') endLine();
    // Spaces between blocks are none of their text, and are not read again with each of them.
    line = '';
    if (name === 'pre') isPre = !isClosing;
    if (spaced.has(name) && lines.at(-1) !== '') lines.push('');
    if (name === 'blockquote') quotes = Math.max(0, quotes + (isClosing ? -1 : 1));
    if (name === 'li' && !isClosing) line = '- ';
  }

  function readLink(tag: string, isClosing: boolean): void {
    if (link && !isSameAddress(link.text, link.address)) line += ` <${link.address}>`;
    const address = isClosing ? undefined : findAddress(tag);
    link = address === undefined ? undefined : { address, text: '' };
  }

  function readTag(name: string, tag: string, isClosing: boolean): void {
    if (hiddenIn === undefined && hidden.has(name) && !isClosing) hiddenIn = name;
    else if (hiddenIn === name && isClosing) hiddenIn = undefined;
    else if (hiddenIn !== undefined) return;
    else if (blocks.has(name)) enterBlock(name, isClosing);
    else if (cells.has(name)) line += ' ';
    else if (name === 'a' && hasLinks) readLink(tag, isClosing);
  }

  function addText(text: string): void {
    if (link) link.text += text;
    const [first = '', ...following] = isPre ? text.split(/\r?\n/) : [text];
    line += first;
    for (const next of following) {
      endLine();
      line = next;
    }
  }

  const reader = new FilterXSS({
    css: false,
    allowCommentTag: false,
    onTag(name, tag, { isClosing = false }) {
      readTag(name, tag, isClosing);
      return '';
    },
    escapeHtml(text) {
      if (hiddenIn === undefined) addText(decodeHTML(text));
      return '';
    },
  });
  reader.process(html);
  endLine();
  return lines.join('\n').trim();
}

const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** Finds the address of a link that leads to a page; those of email addresses and phones show what they are. */
function findAddress(tag: string): string | undefined {
  const [, ...values] = href.exec(tag) ?? [];
  const address = decodeHTML(values.find((value) => value !== undefined) ?? '').trim();
  return /^https?:\/\/[^\s<>]+$/i.test(address) ? address : undefined;
}

/** Returns whether the text of a link is its address, as far as people write it; an image has none. */
function isSameAddress(text: string, address: string): boolean {
  const bare = (each: string) =>
    each
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, '');
  return text.trim() === '' || bare(text) === bare(address);
}
