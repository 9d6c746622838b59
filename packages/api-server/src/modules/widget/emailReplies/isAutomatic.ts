import type { Email } from 'postal-mime';

/** Headers that only machines send. */
const machineHeaders = [
  'x-autoreply',
  'x-autoreply-from',
  'x-autorespond',
  'x-autoresponder',
  'x-failed-recipients',
  'list-id',
];
const machineNames = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)[+@]/;

/** Returns whether an email is of a machine: an absence note, a bounce, a mailing list (RFC 3834, RFC 3464). */
export function isAutomatic({ headers, from }: Pick<Email, 'headers' | 'from'>): boolean {
  const values = (name: string) =>
    headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase());
  return (
    values('auto-submitted').some((value) => value !== '' && !/^no\b/.test(value)) ||
    values('precedence').some((value) => ['bulk', 'junk', 'list', 'auto_reply'].includes(value)) ||
    values('return-path').some((value) => /^<?\s*>?$/.test(value)) ||
    values('content-type').some((value) => value.startsWith('multipart/report')) ||
    machineHeaders.some((name) => values(name).length > 0) ||
    machineNames.test(from?.address?.toLowerCase() ?? '')
  );
}
