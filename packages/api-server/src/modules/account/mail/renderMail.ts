import { escapeHtml } from '../../../http/answers/escapeHtml';
import type { MailBrand } from './mailBrand';

/** An event that an email names. */
export type MailEntry = { readonly title: string; readonly body: string; readonly url: string | null };

/** What a person wrote: its lines and paragraphs are shown as they were written. */
export type MailQuote = { readonly author?: string; readonly text: string };

/** The content of an email, as plain text. */
export type MailContent = {
  readonly subject: string;
  readonly lines: readonly string[];
  /** Messages above the lines. */
  readonly messages?: readonly MailQuote[];
  /** Events below the lines. */
  readonly entries?: readonly MailEntry[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below. */
  readonly note?: string;
};

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

/** Returns black or white, whichever has more contrast on a color (WCAG's relative luminance). */
export function getTextColor(color: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}

/** Removes line breaks from user input. */
export function toOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** Removes what is no text, but no line breaks. */
function toLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trimEnd())
    .join('\n')
    .trim();
}

function header({ name, logoUrl }: MailBrand): string {
  const label = escapeHtml(toOneLine(name));
  if (logoUrl === null) return `<p style="margin:0 0 24px;font-size:18px;font-weight:bold">${label}</p>`;
  return `<p style="margin:0 0 24px"><img src="${escapeHtml(logoUrl)}" alt="${label}" height="40" style="display:block;border:0"></p>`;
}

function button({ color }: MailBrand, { label, url }: NonNullable<MailContent['action']>): string {
  const style = `display:inline-block;padding:12px 20px;border-radius:6px;background:${escapeHtml(color)};color:${getTextColor(color)};font-weight:bold;text-decoration:none`;
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function entry({ title, body, url }: MailEntry): string {
  const name = escapeHtml(toOneLine(title));
  const heading =
    url === null
      ? `<strong>${name}</strong>`
      : `<a href="${escapeHtml(url)}" style="color:#111827;font-weight:bold">${name}</a>`;
  return `<p dir="auto" style="margin:0 0 16px">${heading}<br>${escapeHtml(toOneLine(body))}</p>`;
}

/** Line breaks are elements, because mail programs drop styles of white space. */
function message({ author, text }: MailQuote): string {
  const name =
    author === undefined ? '' : `<p style="margin:0"><strong>${escapeHtml(toOneLine(author))}</strong></p>\n`;
  const body = escapeHtml(toLines(text)).replaceAll('\n', '<br>\n');
  return `${name}<p dir="auto" style="margin:0 0 16px">${body}</p>`;
}

const toMessageText = ({ author, text }: MailQuote) =>
  author === undefined ? toLines(text) : `${toOneLine(author)}:\n${toLines(text)}`;

/** Renders an email in a brand's style, as HTML and as text; all content is escaped. */
export function renderMail(brand: MailBrand, content: MailContent): RenderedMail {
  const lines = content.lines.map(toOneLine);
  const messages = content.messages ?? [];
  const paragraphs = lines
    .map((line) => `<p dir="auto" style="margin:0 0 16px">${escapeHtml(line)}</p>`)
    .join('\n');
  const entries = content.entries ?? [];
  const note = content.note ? toOneLine(content.note) : '';
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(toOneLine(content.subject))}</title></head>
<body style="margin:0;padding:24px;background:#f3f4f6;color:#111827;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-top:4px solid ${escapeHtml(brand.color)}">
${header(brand)}
${messages.map(message).join('\n')}
${paragraphs}
${entries.map(entry).join('\n')}
${content.action ? button(brand, content.action) : ''}
${note === '' ? '' : `<p style="margin:0;font-size:13px;color:#4b5563">${escapeHtml(note)}</p>`}
</div>
</body>
</html>
`;
  const action = content.action ? [`${content.action.label}: ${content.action.url}`] : [];
  const listed = entries.map(({ title, body, url }) =>
    [toOneLine(title), toOneLine(body), url ?? ''].filter(Boolean).join('\n'),
  );
  const text = [
    toOneLine(brand.name),
    ...messages.map(toMessageText),
    ...lines,
    ...listed,
    ...action,
    ...(note === '' ? [] : [note]),
  ].join('\n\n');
  return { subject: toOneLine(content.subject), text: `${text}\n`, html };
}
