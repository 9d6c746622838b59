import type { SessionIdentify, SessionUpdate, VisitorSession } from '@adlane/contract/widget/sessions';
import { verifyHmac } from '../../../crypto/verifyHmac';
import type { CallContext } from '../../../http/CallContext';
import type { VisitorCaller } from '../../../http/callers';
import { forbidden, found } from '../../../http/problem';
import type { Database } from '../../../ports';
import { mergeVotes } from '../featureRequests/visitor/mergeVotes';
import { deleteForeignNotices } from '../visitors/deleteForeignNotices';
import { lockPerson } from '../visitors/lockPerson';
import { updateVisitor } from './commands';
import { computeContactChange } from './contactFields';
import { lockIdentity, lockOtherDevices, lockVisitor, type VisitorRow } from './queries';
import { parseSessionProof, startOrContinue, toCheckedSession, toSession } from './startSession';

/**
 * Identifies the visitor. A session of another user is left unchanged and a new one begins, so that one
 * user's reports are never shown to another.
 * @throws Problem 403 if the project verifies identities and the proof is wrong or missing
 */
export async function identifyVisitor(
  call: CallContext<VisitorCaller>,
  fields: SessionIdentify,
): Promise<VisitorSession> {
  return call.inTenant(async ({ tx }) => {
    const keyVersion = await checkProof(tx, call, fields);
    if (keyVersion !== null) await lockPerson(tx, call.caller, fields.userId);
    const current = await lockCurrentVisitor(tx, call);
    const isOtherUser = current.visitor.userId !== null && current.visitor.userId !== fields.userId;
    const { visitor, gleapHash } = isOtherUser ? await createVisitor(tx, call, fields) : current;
    // Who the other devices are depends on it.
    const identity = { userId: fields.userId, is_proven: keyVersion !== null, proof_key_version: keyVersion };
    await updateVisitor(tx, visitor.agency_id, visitor.id, identity);
    if (visitor.is_proven && keyVersion === null) {
      await deleteForeignNotices(tx, visitor.agency_id, [visitor.id]);
    }
    const others = await lockOtherDevices(tx, visitor);
    if (others.length > 0) await mergeVotes(tx, { agency_id: visitor.agency_id, visitor_id: visitor.id });
    const known = joinContacts(visitor, others);
    const change = { ...pickContact(known), ...computeContactChange(known, fields) };
    for (const other of others) await updateVisitor(tx, other.agency_id, other.id, change);
    return toSession(await save(tx, call, visitor, change), gleapHash);
  });
}

/** What all devices of a proven user share. */
function pickContact({ name, email, phone, value, customData }: VisitorRow) {
  return { name, email, phone, value, customData };
}

/** Fills what is unknown of a visitor with what the user's other devices know, the latest first. */
function joinContacts(visitor: VisitorRow, others: readonly VisitorRow[]): VisitorRow {
  return others.reduce(
    (known, other) => ({
      ...known,
      name: known.name ?? other.name,
      email: known.email ?? other.email,
      phone: known.phone ?? other.phone,
      value: known.value ?? other.value,
      customData: { ...other.customData, ...known.customData },
    }),
    visitor,
  );
}

/** Changes fields of the contact on all devices of the person; the identity stays. */
export function updateContact(
  call: CallContext<VisitorCaller>,
  data: SessionUpdate['data'],
): Promise<VisitorSession> {
  return call.inTenant(async ({ tx }) => {
    const current = await lockCurrentVisitor(tx, call);
    const change = computeContactChange(current.visitor, data);
    const { lang: _ofDevice, ...shared } = change;
    for (const other of await lockOtherDevices(tx, current.visitor)) {
      await updateVisitor(tx, other.agency_id, other.id, shared);
    }
    return toCheckedSession(tx, await save(tx, call, current.visitor, change), current.gleapHash);
  });
}

/**
 * Returns the version of the key that proves the user; null without a proof. No other key is created until the
 * transaction ends.
 * @throws Problem 403
 */
async function checkProof(
  tx: Database,
  call: CallContext<VisitorCaller>,
  { userId, userHash: given }: SessionIdentify,
): Promise<number | null> {
  const userHash = given ?? '';
  const { agency_id, project_id } = call.caller;
  const identity = found(await lockIdentity(tx, agency_id, project_id));
  if (identity.identityMode === 'off') return null;
  if (identity.identityMode === 'optional' && userHash === '') return null;
  const until = identity.previous_identity_key_until;
  const keys = [
    identity.sealed_identity_key,
    until !== null && until > call.ports.clock.now() ? identity.sealed_previous_identity_key : null,
  ];
  for (const [age, sealed] of keys.entries()) {
    if (sealed === null) continue;
    const key = await call.ports.secrets.decrypt(sealed);
    if (await verifyHmac(userId, key, userHash)) return identity.identity_key_version - age;
  }
  throw forbidden();
}

type Current = { readonly visitor: VisitorRow; readonly gleapHash: string };

/**
 * Finds and locks the visitor: fields are merged into the stored ones, and two users never share a session.
 */
async function lockCurrentVisitor(
  tx: Database,
  { caller, requestHeaders }: CallContext<VisitorCaller>,
): Promise<Current> {
  const project = { agency_id: caller.agency_id, id: caller.project_id };
  const visitor = found(await lockVisitor(tx, project, caller.gleap_id));
  return { visitor, gleapHash: found(parseSessionProof(requestHeaders)).gleapHash };
}

async function createVisitor(
  tx: Database,
  call: CallContext<VisitorCaller>,
  fields: SessionIdentify,
): Promise<Current> {
  const project = { agency_id: call.caller.agency_id, id: call.caller.project_id };
  const lang = fields.lang ?? undefined;
  const { gleapId, gleapHash } = await startOrContinue(tx, call.ports, { project, proof: undefined, lang });
  return { visitor: found(await lockVisitor(tx, project, gleapId)), gleapHash };
}

async function save(
  tx: Database,
  call: CallContext<VisitorCaller>,
  { agency_id, id }: VisitorRow,
  change: Parameters<typeof updateVisitor>[3],
): Promise<VisitorRow> {
  const now = call.ports.clock.now();
  return found(await updateVisitor(tx, agency_id, id, { ...change, updated_at: now, last_seen_at: now }));
}
