import type { VisitorSession } from '@adlane/contract/widget/sessions';
import { sha256Hex } from '../../../crypto/sha256Hex';
import { found } from '../../../http/problem';
import type { Database, Ports } from '../../../ports';
import { insertVisitor, updateSeen, updateVisitor } from './commands';
import { findVisitorByGleapId, needsProof, type VisitorRow } from './queries';

export type SessionProof = { readonly gleapId: string; readonly gleapHash: string };

/** Reads the session from a widget's headers; undefined if one is missing. */
export function parseSessionProof(headers: Headers): SessionProof | undefined {
  const gleapId = headers.get('gleap-id');
  const gleapHash = headers.get('gleap-hash');
  return gleapId && gleapHash ? { gleapId, gleapHash } : undefined;
}

/** Finds the visitor with the session's secret; undefined for an unknown id or a wrong secret. */
export async function findProvenVisitor(
  tx: Database,
  project: { readonly agency_id: number; readonly id: number },
  proof: SessionProof | undefined,
): Promise<VisitorRow | undefined> {
  if (!proof) return undefined;
  const digest = sha256Hex(proof.gleapHash);
  const visitor = await findVisitorByGleapId(tx, project, proof.gleapId);
  return visitor?.gleap_hash_digest === digest ? visitor : undefined;
}

export type SessionRequest = {
  readonly project: { readonly agency_id: number; readonly id: number };
  readonly proof: SessionProof | undefined;
  readonly lang: string | undefined;
};

/** Continues the visitor's session; without a valid proof, a new guest begins (widget §4.1). */
export async function startOrContinue(
  tx: Database,
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
  { project, proof, lang }: SessionRequest,
): Promise<VisitorSession> {
  const now = clock.now();
  const known = await findProvenVisitor(tx, project, proof);
  if (known && proof) {
    const visitor =
      lang && lang !== known.lang
        ? await updateVisitor(tx, project.agency_id, known.id, { last_seen_at: now, lang })
        : await updateSeen(tx, known, now);
    return toCheckedSession(tx, found(visitor), proof.gleapHash);
  }
  const gleapHash = ids.token();
  const visitor = await insertVisitor(tx, {
    agency_id: project.agency_id,
    project_id: project.id,
    gleap_id: ids.token(16),
    gleap_hash_digest: sha256Hex(gleapHash),
    lang: lang ?? null,
    last_seen_at: now,
    created_at: now,
    updated_at: now,
  });
  return toSession(found(visitor), gleapHash);
}

/** Returns a visitor as the widget stores it (widget §3.1); unset fields are absent. */
export function toSession(visitor: VisitorRow, gleapHash: string): VisitorSession {
  const { name, email, userId, phone, value, lang, customData } = visitor;
  return {
    gleapId: visitor.gleap_id,
    gleapHash,
    ...(name !== null && { name }),
    ...(email !== null && { email }),
    ...(userId !== null && { userId }),
    ...(phone !== null && { phone }),
    ...(value !== null && { value }),
    ...(lang !== null && { lang }),
    customData,
  };
}

/**
 * Returns a visitor without the user id where the proof is due: a page identifies the user again if the session names no
 * user, or another one, and sends the proof with it (widget §4.1).
 */
export async function toCheckedSession(
  tx: Database,
  visitor: VisitorRow,
  gleapHash: string,
): Promise<VisitorSession> {
  const { userId, ...session } = toSession(visitor, gleapHash);
  return { ...session, ...(userId !== undefined && !(await needsProof(tx, visitor)) && { userId }) };
}
