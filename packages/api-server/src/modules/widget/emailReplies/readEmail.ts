import { maxFileBytes, maxMessageFiles, maxMessageLength } from '@adlane/contract/widget/conversations';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { sha256Hex } from '../../../crypto/sha256Hex';
import { toPlainText } from '../../../html/toPlainText';
import { Problem } from '../../../http/problem';
import { parseEmailBody } from './emailBody';
import { isAutomatic } from './isAutomatic';
import type { EmailFile, ReceivedEmail } from './ReceivedEmail';
import { repairWindowsCharacters } from './repairWindowsCharacters';
import { stripQuoted } from './stripQuoted';

/** Nesting of an email's parts: forwarded emails have a few levels. */
const maxNestingDepth = 20;
const maxHeadersSize = 256 * 1024;
/** Images inside of a text that are smaller than this are logos of a signature. */
const smallestInlineImage = 20 * 1024;
/** Characters of a text that are looked at. */
const longestText = 1_000_000;
/** Headers that name recipients besides To and Cc. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'];
/** An emoji with which Gmail answers; a text for other programs is next to it. */
const reactionType = 'text/vnd.google.email-reaction+json';
/** Parts that are of programs: proofs of who wrote an email, and reactions. */
const machineTypes = [
  'application/pgp-keys',
  'application/pgp-signature',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  reactionType,
];
// PostgreSQL can't store them.
const brokenCharacters = /[\0\p{Surrogate}]/gu;

/**
 * Reads an email, for a worker.
 * @param body what a provider sent of it (`joinEmailBody`)
 * @throws Problem 400 if it is no email
 */
export async function readEmail(body: Uint8Array): Promise<ReceivedEmail> {
  const raw = await parseEmailBody(body);
  const email = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth,
    maxHeadersSize,
  }).catch(() => {
    throw new Problem('MALFORMED', 'The request body is not an email.');
  });
  const wanted = email.attachments.filter(isWanted);
  const files = wanted.map(toFile).filter(({ bytes }) => bytes.byteLength <= maxFileBytes);
  const stored = files.slice(0, maxMessageFiles);
  const id = email.messageId?.trim();
  return {
    digest: sha256Hex(id || raw),
    from: listAddresses(email.from)[0] ?? '',
    recipients: listRecipients(email),
    text: readText(email),
    isAutomatic: isAutomatic(email),
    files: stored,
    missingFiles: wanted.length - stored.length,
  };
}

function listAddresses(...entries: readonly (Address | undefined)[]): string[] {
  return entries.flatMap((entry) => {
    if (entry === undefined) return [];
    if (entry.group) return listAddresses(...entry.group);
    return entry.address ? [entry.address.toLowerCase()] : [];
  });
}

function listRecipients({ to = [], cc = [], headers }: Email): string[] {
  const named = headers
    .filter(({ key }) => recipientHeaders.includes(key))
    .flatMap(({ value }) => value.toLowerCase().match(/[^\s<>,"]+@[^\s<>,"]+/g) ?? []);
  return [...new Set([...listAddresses(...to, ...cc), ...named])];
}

function readText(email: Email): string {
  const { text = '', html = '' } = email;
  const written =
    readReaction(email) ??
    (text.trim() === ''
      ? toPlainText(html.slice(0, longestText), { hasLinks: true })
      : text.slice(0, longestText));
  const clean = stripQuoted(repairWindowsCharacters(written).replace(brokenCharacters, ''));
  return [...clean]
    .slice(0, maxMessageLength)
    .join('')
    .slice(0, maxMessageLength)
    .replace(brokenCharacters, '')
    .trim();
}

/** Characters of an emoji, with its modifiers. */
const longestReaction = 40;

/** Returns the emoji of a reaction; its text says in a language that it is one. */
function readReaction({ attachments }: Email): string | undefined {
  const reaction = attachments.find(({ mimeType }) => mimeType === reactionType);
  if (!reaction) return undefined;
  try {
    const { emoji } = Object(JSON.parse(new TextDecoder().decode(toBytes(reaction.content)))) as {
      readonly emoji?: unknown;
    };
    return typeof emoji === 'string' && emoji.length <= longestReaction ? emoji : undefined;
  } catch {
    return undefined;
  }
}

function isWanted({ mimeType, content, related }: Attachment): boolean {
  const isLogo =
    related === true && mimeType.startsWith('image/') && toBytes(content).byteLength < smallestInlineImage;
  return !isLogo && !machineTypes.includes(mimeType) && toBytes(content).byteLength > 0;
}

function toBytes(content: Attachment['content']): Uint8Array<ArrayBuffer> {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof ArrayBuffer ? new Uint8Array(content) : new Uint8Array(content);
}

const fallbackNames: Readonly<Record<string, string>> = {
  'message/rfc822': 'email.eml',
  'text/calendar': 'invite.ics',
};

function toFile({ filename, mimeType, content }: Attachment): EmailFile {
  const fallback = fallbackNames[mimeType] ?? (mimeType.startsWith('image/') ? 'image' : 'file');
  return { name: repairWindowsCharacters(filename || fallback), bytes: toBytes(content) };
}
