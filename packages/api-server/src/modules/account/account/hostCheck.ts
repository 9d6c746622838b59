import type { Hono } from 'hono';
import { asOperator, inTenant } from '../../../db/tenant';
import type { RequestEnv } from '../../../http/requestEnv';
import type { JobPayloads, Ports } from '../../../ports';
import { parseHost } from '../auth/agencyArea';
import { updateAgency } from './agencyCommands';
import { findAgency, findHostProof } from './agencyQueries';

const proofPath = '/.well-known/adlane-host';
/** Minimum time between two checks of an unverified host name, in milliseconds. */
const recheckMs = 60 * 1000;
const longestProof = 200;

/** Answers at an agency's host name with a secret of this server, so that `checkHost` recognizes itself. */
export function addHostProof(app: Hono<RequestEnv>, ports: Ports): void {
  app.get(proofPath, async (c) => {
    const host = parseHost(c.req.raw.headers);
    const proof = host === '' ? undefined : await asOperator(ports.db, (tx) => findHostProof(tx, host));
    return proof === undefined ? c.notFound() : c.text(proof);
  });
}

type Claim = {
  readonly id: number;
  readonly whiteLabelUrl: string | null;
  readonly white_label_verified_at: Date | null;
  readonly white_label_checked_at: Date | null;
};

/** Queues the check of a claimed host name when it is due. */
export async function sendHostCheck(ports: Ports, claim: Claim): Promise<void> {
  if (claim.whiteLabelUrl === null || claim.white_label_verified_at !== null) return;
  const checkedAt = claim.white_label_checked_at?.getTime() ?? 0;
  if (checkedAt > ports.clock.now().getTime() - recheckMs) return;
  await ports.jobs.send('auth.checkHost', { agencyId: claim.id }, { key: String(claim.id) });
}

async function checkLeadsHere(ports: Ports, host: string, proof: string): Promise<boolean> {
  try {
    const answer = await ports.outbound.fetch(`https://${host}${proofPath}`);
    return answer.ok && (await answer.text()).slice(0, longestProof).trim() === proof;
  } catch {
    // No such name, no certificate, another server: the log of outbound calls has the reason.
    return false;
  }
}

/** Job: checks whether the agency's host name leads to this server, and enables the brand there if so. */
export async function checkHost(ports: Ports, { agencyId }: JobPayloads['auth.checkHost']): Promise<void> {
  const agency = await inTenant(ports.db, agencyId, (tx) => findAgency(tx, agencyId));
  if (!agency || agency.whiteLabelUrl === null || agency.white_label_verified_at !== null) return;
  const { whiteLabelUrl, client_token } = agency;
  const isHere = await checkLeadsHere(ports, whiteLabelUrl, client_token);
  const now = ports.clock.now();
  await inTenant(ports.db, agencyId, async (tx) => {
    const current = await findAgency(tx, agencyId);
    if (current?.whiteLabelUrl !== whiteLabelUrl) return;
    const verified = isHere ? { white_label_verified_at: now } : {};
    await updateAgency(tx, agencyId, { white_label_checked_at: now, ...verified });
  });
}
