import { decodeHTML } from 'entities';
import { FilterXSS } from 'xss';

/** Elements that begin on a new line, and those with a blank line around. */
const blocks = new Set(
  'address article aside blockquote body br dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);
const spaced = new Set('blockquote h1 h2 h3 h4 h5 h6 ol p pre table ul'.split(' '));
/** Elements whose text is not shown. */
const hidden = new Set(['head', 'script', 'style', 'template', 'title']);

/** Converts an email's HTML to text: paragraphs and lines as they are shown, quotes with `>`. */
export function toPlainText(html: string): string {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  let hiddenIn: string | undefined;

  function endLine(): void {
    const text = line.replace(/\s+/g, ' ').trim();
    const isRepeatedBlank = text === '' && (lines.at(-1) ?? '') === '';
    line = '';
    if (!isRepeatedBlank) lines.push(quotes > 0 ? `${'>'.repeat(quotes)} ${text}` : text);
  }

  function enterBlock(name: string, isClosing: boolean): void {
    if (line.trim() !== '' || name === 'br') endLine();
    if (spaced.has(name) && lines.at(-1) !== '') lines.push('');
    if (name === 'blockquote') quotes = Math.max(0, quotes + (isClosing ? -1 : 1));
    if (name === 'li' && !isClosing) line = '- ';
  }

  function readTag(name: string, isClosing: boolean): void {
    if (hiddenIn === undefined && hidden.has(name) && !isClosing) hiddenIn = name;
    else if (hiddenIn === name && isClosing) hiddenIn = undefined;
    else if (hiddenIn === undefined && blocks.has(name)) enterBlock(name, isClosing);
  }

  const reader = new FilterXSS({
    css: false,
    allowCommentTag: false,
    onTag(name, _html, { isClosing = false }) {
      readTag(name, isClosing);
      return '';
    },
    escapeHtml(text) {
      if (hiddenIn === undefined) line += decodeHTML(text);
      return '';
    },
  });
  reader.process(html);
  endLine();
  return lines.join('\n').trim();
}
