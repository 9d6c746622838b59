import { unwrapSignedText } from './unwrapSignedText';

/** Labels of the header block with which mail programs begin what they quote, in the languages of the widget and more. */
const senderLabels = 'From|Von|De|Da|Van|Fra|Från|Od|От|差出人|发件人|寄件者|보낸 사람|من';
const subjectLabels =
  'Subject|Betreff|Objet|Asunto|Assunto|Oggetto|Onderwerp|Emne|Ämne|Temat|Тема|件名|主题|主旨|제목|الموضوع';
const otherLabels =
  'Sent|Date|To|Cc|Gesendet|Datum|An|Envoyé|À|Enviado|Enviado el|Enviada em|Fecha|Para|Data|Inviato|A|Verzonden|Aan|Sendt|Til|Skickat|Till|Wysłano|Do|Отправлено|Кому|送信日時|宛先|发送时间|收件人|보낸 날짜|받는 사람|تاريخ الإرسال|تم الإرسال|إلى';
const matchLabels = (labels: string) => new RegExp(`^\\*?(?:${labels})\\s?[:：]`, 'u');
const senderLine = new RegExp(`^\\*?(?:${senderLabels})\\s?[:：]\\*?\\s*\\S`, 'u');
const subjectLine = matchLabels(subjectLabels);
const otherLine = matchLabels(otherLabels);
/** Lines that a block has at most. */
const headerLines = 6;

/** "-----Original Message-----" and the like, in any language; a line of underscores. */
const separator = /^(?:-{3,}\s?\p{L}.*\p{L}\s?-{3,}|_{10,})$/u;

/** The line before a quote that is not indented, such as "On Monday, Kim wrote:". */
const attributions = [
  /^On\s.+\swrote:$/u,
  /^Am\s.+\sschrieb(\s.+)?:$/u,
  /^Le\s.+\sa écrit\s?:$/u,
  /^El\s.+\sescribió:$/u,
  /^Em\s.+\sescreveu:$/u,
  /^Il\s.+\sha scritto:$/u,
  /^Op\s.+\sschreef(\s.+)?:$/u,
  /^(Den\s)?.+\sskrev(\s.+)?:$/u,
  /^.+(のメール|書きました|書き込みました)\s?[:：]$/u,
  /^在.+写道[:：]$/u,
  /^(في|بتاريخ)\s.+(كتب|كتابة).*:$/u,
];

/** What phones add below a text. */
const phoneLine =
  /^(Sent from my\s|Sent from (?:Mail|Outlook|Yahoo|AOL)\b|Sent with \[?Proton|Get Outlook for\s|Holen Sie sich Outlook für\s|Obtenir Outlook pour\s|Obtener Outlook para\s|Von (?:Yahoo|Outlook)\s.+\sgesendet|Von meinem\s.+\sgesendet|Gesendet von\s|Gesendet mit\s|Envoyé de mon\s|Envoyé depuis\s|Envoyé à partir de\s|Enviado desde mi\s|Enviado do meu\s|Enviado desde\s|Inviato da\s|Verstuurd vanaf\s|Sendt fra min\s|Skickat från min\s|iPhoneから送信|发自我的|أُرسلت من|تم الإرسال من)/u;

/** An attribution may be broken into this many lines, and has as many characters at most. */
const attributionLines = 3;
const longestAttribution = 500;

const isQuoted = (line: string) => line.startsWith('>');
const isBlank = (line: string) => line.trim() === '';
const hasText = (lines: readonly string[]) => lines.some((line) => !isBlank(line) && !isQuoted(line));
// Mail programs put marks of the text direction around addresses and colons.
const plain = (line: string) => line.replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00a0]/g, ' ').trim();
const endsWithColon = (line = '') => /[:：]$/u.test(plain(line));

/**
 * Returns what the sender of an email wrote: without what it quotes, the sender's signature, and what phones add. An
 * answer between quoted lines keeps them, because they say what it answers.
 */
export function stripQuoted(text: string): string {
  const lines = markIndented(unwrapSignedText(text.replace(/\r\n?/g, '\n')).split('\n'));
  const own = dropQuotes(dropSignature(dropHeaderBlock(lines)));
  return dropPhoneLine(own)
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Marks what mailx quotes with tabs, below a line that names the sender, as other programs do. */
function markIndented(lines: readonly string[]): readonly string[] {
  const above = lines.findIndex(
    (line, at) => endsWithColon(line) && line.includes('@') && isIndentedBelow(lines, at),
  );
  if (above < 0) return lines;
  const quoted = lines.slice(above + 1);
  const end = quoted.findIndex((line) => !isBlank(line) && !line.startsWith('\t'));
  const length = end < 0 ? quoted.length : end;
  return [
    ...lines.slice(0, above + 1),
    ...quoted.map((line, at) => (at < length ? `> ${line.trim()}` : line)),
  ];
}

/** Returns whether the first line with text below a line is indented by a tab. */
function isIndentedBelow(lines: readonly string[], at: number): boolean {
  let below = at + 1;
  while (below < lines.length && isBlank(lines[below] ?? '')) below += 1;
  return lines[below]?.startsWith('\t') ?? false;
}

/** Where nothing is above the block, the email is a forwarded one, all of which is meant. */
function cutAt(lines: readonly string[], index: number): readonly string[] {
  const above = index < 0 ? lines : lines.slice(0, index);
  return hasText(above) ? above : lines;
}

function dropHeaderBlock(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex(
    (line, at) => isHeaderBlock(lines, at) || (separator.test(plain(line)) && isFollowedByBlock(lines, at)),
  );
  return cutAt(lines, first);
}

/**
 * Returns whether a block begins in a line. It has sender, subject and one more label, in any order: a journey from one
 * place to another has no subject.
 */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const [first = '', ...following] = lines.slice(at, at + headerLines).map(plain);
  if (!senderLine.test(first) && !otherLine.test(first)) return false;
  const block = [first, ...following];
  return [senderLine, subjectLine, otherLine].every((label) => block.some((line) => label.test(line)));
}

/** Returns whether a header block begins in one of the next lines. */
function isFollowedByBlock(lines: readonly string[], at: number): boolean {
  return [1, 2, 3].some((distance) => isHeaderBlock(lines, at + distance));
}

function dropSignature(lines: readonly string[]): readonly string[] {
  return cutAt(
    lines,
    lines.findIndex((line) => /^-- ?$/.test(line)),
  );
}

function dropQuotes(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex(isQuoted);
  if (first < 0) return cutAt(lines, findAttribution(lines));
  const above = lines.slice(0, findQuoteStart(lines, first));
  const below = lines.slice(first).filter((line) => !isQuoted(line));
  if (!hasText(below)) return hasText(above) ? above : dropAttribution(lines.slice(0, first));
  return hasText(above) ? lines : below;
}

/** What attributions in any language have: an address, a time or a year. */
const attributionPart = /@|\d{1,2}[:.h]\d{2}|\b(?:19|20)\d{2}\b/u;

/** Returns the one line above a quote that ends with a colon, if it is an answer such as "This is what I mean:". */
function dropAttribution(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !isBlank(line));
  const isKnown = findAttributionStart(lines, last) !== undefined;
  return isKnown || attributionPart.test(lines[last] ?? '') ? [] : lines;
}

/** Finds the line of an attribution that no indented quote follows. */
function findAttribution(lines: readonly string[]): number {
  for (const end of lines.keys()) {
    const start = findAttributionStart(lines, end);
    if (start !== undefined) return start;
  }
  return -1;
}

/** Finds the first line of the attribution that ends in a line: the shortest that is one. */
function findAttributionStart(lines: readonly string[], end: number): number | undefined {
  if (!endsWithColon(lines[end])) return undefined;
  for (let start = end; start >= Math.max(0, end - attributionLines + 1); start -= 1) {
    const joined = lines
      .slice(start, end + 1)
      .map(plain)
      .join(' ');
    if (isBlank(lines[start] ?? '') || joined.length > longestAttribution) return undefined;
    if (attributions.some((attribution) => attribution.test(joined))) return start;
  }
  return undefined;
}

/** Returns where a quote begins, with the line right above it that ends with a colon, in any language. */
function findQuoteStart(lines: readonly string[], first: number): number {
  let last = first - 1;
  while (last >= 0 && isBlank(lines[last] ?? '')) last -= 1;
  return endsWithColon(lines[last]) ? (findAttributionStart(lines, last) ?? last) : first;
}

/** Only at the end: the same words may be part of a text. */
function dropPhoneLine(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !isBlank(line));
  const isPhone = phoneLine.test(plain(lines[last] ?? ''));
  return isPhone ? lines.slice(0, last) : lines;
}
