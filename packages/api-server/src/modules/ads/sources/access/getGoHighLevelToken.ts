import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { GoHighLevelError } from '../../../../connectors/goHighLevel/goHighLevelError';
import { renewGoHighLevelTokens } from '../../../../connectors/goHighLevel/goHighLevelSignIn';
import { sources } from '../../../../db/schema/ads/sources';
import { inTenant } from '../../../../db/tenant';
import type { Ports } from '../../../../ports';
import { updateSource } from '../commands';
import { findSourceRow, type SourceRow } from '../queries';

/** How long before its expiry a token is renewed. */
const renewAheadMs = 5 * 60_000;
/** Time for which one worker may renew the token. */
const leaseMs = 60_000;
const pollMs = 250;
const maxPolls = 60;

/**
 * Returns the access token of a CRM location, renewed if it expires soon. A refresh token works once, so one
 * worker renews while the others wait for its result.
 * @param refused the sealed token that the CRM refused; it is renewed even if it has not expired
 * @throws GoHighLevelError 401 if the connection is lost
 */
export async function getGoHighLevelToken(
  ports: Ports,
  source: SourceRow,
  refused?: string | null,
): Promise<string> {
  let row: SourceRow | undefined = source;
  for (let poll = 0; poll < maxPolls; poll += 1) {
    if (row?.sealed_token == null) throw gone();
    const isFresh = (row.token_expires_at?.getTime() ?? 0) > ports.clock.now().getTime() + renewAheadMs;
    if (isFresh && row.sealed_token !== refused) return ports.secrets.decrypt(row.sealed_token);
    const claimed = await claimRenewal(ports, row);
    if (claimed) return renew(ports, claimed);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    row = await inTenant(ports.db, source.agency_id, (tx) => findSourceRow(tx, source.agency_id, source.id));
  }
  throw new GoHighLevelError('The token could not be renewed in time.');
}

function gone(): GoHighLevelError {
  return new GoHighLevelError('The connection to GoHighLevel is lost.', { status: 401 });
}

/** Returns undefined if another worker is renewing, or has just done so. */
async function claimRenewal({ db, clock }: Ports, row: SourceRow): Promise<SourceRow | undefined> {
  const now = clock.now();
  const [claimed] = await inTenant(db, row.agency_id, (tx) =>
    tx
      .update(sources)
      .set({ renewing_until: new Date(now.getTime() + leaseMs) })
      .where(
        and(
          eq(sources.agency_id, row.agency_id),
          eq(sources.id, row.id),
          row.sealed_token === null
            ? isNull(sources.sealed_token)
            : eq(sources.sealed_token, row.sealed_token),
          or(isNull(sources.renewing_until), lt(sources.renewing_until, now)),
        ),
      )
      .returning(),
  );
  return claimed;
}

async function renew(ports: Ports, source: SourceRow): Promise<string> {
  const saveChange = (change: Parameters<typeof updateSource>[2]) =>
    inTenant(ports.db, source.agency_id, (tx) =>
      updateSource(tx, source, { renewing_until: null, ...change }),
    );
  try {
    if (source.sealed_refresh_token === null) throw gone();
    const grant = await renewGoHighLevelTokens(
      ports,
      await ports.secrets.decrypt(source.sealed_refresh_token),
    );
    const sealed_token = await ports.secrets.encrypt(grant.token);
    const sealed_refresh_token = await ports.secrets.encrypt(grant.refreshToken);
    const expiresMs = ports.clock.now().getTime() + grant.expiresInSeconds * 1000;
    await saveChange({ sealed_token, sealed_refresh_token, token_expires_at: new Date(expiresMs) });
    return grant.token;
  } catch (error) {
    await saveChange({});
    // A refused refresh token (400 invalid_grant) stays refused.
    const isRefused = error instanceof GoHighLevelError && (error.status === 400 || error.status === 401);
    throw isRefused ? gone() : error;
  }
}
