import type { InboxKind } from '@adlane/contract/widget/inbox';
import { isEqualText } from '../../../crypto/isEqualText';
import type { InboundMail, Ports } from '../../../ports';

/** Whom an email was sent to, and what an answer to it becomes. */
export type ReplyTarget = {
  /** `message`: of the visitor; `reply`: of a user to the visitor; `note`: of a user, which the visitor never sees. */
  readonly use: 'message' | 'reply' | 'note';
  readonly agency_id: number;
  readonly item: { readonly kind: InboxKind; readonly id: number };
  /** The visitor, or else the user. */
  readonly person_id: number;
};

type Use = Pick<ReplyTarget, 'use'> & Pick<ReplyTarget['item'], 'kind'>;

// One letter each: the part of an address before the @ has at most 64 characters.
const uses = {
  m: { use: 'message', kind: 'conversation' },
  v: { use: 'message', kind: 'ticket' },
  c: { use: 'reply', kind: 'conversation' },
  t: { use: 'reply', kind: 'ticket' },
  n: { use: 'note', kind: 'conversation' },
  o: { use: 'note', kind: 'ticket' },
} as const satisfies Readonly<Record<string, Use>>;

/** Digits of 128 bits of a signature, in base 36. */
const signatureDigits = 25;
const tokenPattern = /^([mvctno])([0-9a-z]{1,6})-([0-9a-z]{1,6})-([0-9a-z]{1,6})-([0-9a-z]{25})$/;

function formatToken({ use, agency_id, item, person_id }: ReplyTarget): string {
  const code = Object.entries(uses).find(([, each]) => each.use === use && each.kind === item.kind)?.[0];
  if (code === undefined) throw new TypeError(`No address has the use ${use}.`);
  return `${code}${[agency_id, item.id, person_id].map((id) => id.toString(36)).join('-')}`;
}

/** Returns the valid signatures of a token, the one for new addresses first. Addresses lose upper case on their way. */
async function listSignatures({ secrets }: Pick<Ports, 'secrets'>, token: string) {
  const toDigits = (hex: string) =>
    BigInt(`0x${hex.slice(0, 32)}`)
      .toString(36)
      .padStart(signatureDigits, '0');
  const [first, ...earlier] = await secrets.sign(`reply address ${token}`);
  return [toDigits(first), ...earlier.map(toDigits)] as const;
}

const split = (address: string) => {
  const at = address.lastIndexOf('@');
  return { name: address.slice(0, at).toLowerCase(), domain: address.slice(at + 1).toLowerCase() };
};

/**
 * Builds the address that answers to an email are sent to (`reply+…@in.example.com`), signed for its recipient and
 * thread; null if answers are not received.
 */
export async function buildReplyAddress(
  ports: Pick<Ports, 'inboundMail' | 'secrets'>,
  target: ReplyTarget,
): Promise<string | null> {
  if (ports.inboundMail.address === null) return null;
  const { name, domain } = split(ports.inboundMail.address);
  const token = formatToken(target);
  const [signature] = await listSignatures(ports, token);
  return `${name}+${token}-${signature}@${domain}`;
}

/** Finds what an email is an answer to, by its recipients; undefined without a reply address that this server signed. */
export async function findReplyTarget(
  ports: Pick<Ports, 'inboundMail' | 'secrets'>,
  recipients: readonly string[],
): Promise<ReplyTarget | undefined> {
  const { inboundMail } = ports;
  for (const recipient of recipients) {
    const token = findToken(inboundMail, recipient);
    // oxlint-disable-next-line no-await-in-loop -- an email has one reply address
    const target = token === undefined ? undefined : await parseToken(ports, token);
    if (target) return target;
  }
  return undefined;
}

function findToken({ address }: InboundMail, recipient: string): string | undefined {
  if (address === null) return undefined;
  const base = split(address);
  const { name, domain } = split(recipient);
  const prefix = `${base.name}+`;
  return domain === base.domain && name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}

async function parseToken(ports: Pick<Ports, 'secrets'>, token: string): Promise<ReplyTarget | undefined> {
  const [, code, agencyId, itemId, personId, signature = ''] = tokenPattern.exec(token) ?? [];
  if (code === undefined) return undefined;
  const signed = token.slice(0, -signatureDigits - 1);
  const valid = await listSignatures(ports, signed);
  if (!valid.some((each) => isEqualText(each, signature))) return undefined;
  const { use, kind } = uses[code as keyof typeof uses];
  const [agency_id = 0, id = 0, person_id = 0] = [agencyId, itemId, personId].map((text) =>
    Number.parseInt(text ?? '', 36),
  );
  return { use, agency_id, item: { kind, id }, person_id };
}

/** Returns whether an address is one that this server sends from or receives answers at. */
export function isOwnAddress({ address, ownAddresses }: InboundMail, sender: string): boolean {
  const own = [...ownAddresses, ...(address === null ? [] : [address])].map((each) => each.toLowerCase());
  const { name, domain } = split(sender);
  return own.includes(`${name.replace(/\+.*$/, '')}@${domain}`) || own.includes(`${name}@${domain}`);
}
