import type { Source } from '@adlane/contract';
import { and, eq, gt, lt } from 'drizzle-orm';
import { sha256Hex } from '../../crypto/sha256Hex';
import { oauth_states } from '../../db/schema/connections';
import type { CallContext, UserCaller } from '../../http/callers';
import { invalid } from '../../http/problem';

/** How long a user may take on a platform's sign-in page. */
const validMs = 15 * 60 * 1000;

type SignIn = { readonly channel: Source['channel']; readonly redirectUri: string };

/**
 * Remembers that a user went to a platform's sign-in page. The state is random and good for one use, by this user alone:
 * nobody can lead another user into connecting a stranger's account.
 * @returns the state for the address, and PKCE's secret to prove later who asked
 */
export async function openSignIn(
  ctx: CallContext<UserCaller>,
  { channel, redirectUri }: SignIn,
): Promise<{ readonly state: string; readonly verifier: string }> {
  const { ids, clock, secrets } = ctx.ports;
  const { agency_id, user_id } = ctx.caller;
  const state = ids.token();
  const verifier = ids.token(48);
  const sealed_verifier = await secrets.encrypt(verifier);
  const state_hash = await sha256Hex(state);
  const now = clock.now();
  await ctx.tenant(async (tx) => {
    const stale = and(eq(oauth_states.agency_id, agency_id), lt(oauth_states.expires_at, now));
    await tx.delete(oauth_states).where(stale);
    await tx.insert(oauth_states).values({
      agency_id,
      user_id,
      channel,
      state_hash,
      sealed_verifier,
      redirect_uri: redirectUri,
      expires_at: new Date(now.getTime() + validMs),
      created_at: now,
    });
  });
  return { state, verifier };
}

/**
 * Uses a state up and answers PKCE's secret.
 * @throws Problem 422 for a state that was used, has expired, or is another user's, platform's or address's
 */
export async function closeSignIn(
  ctx: CallContext<UserCaller>,
  { channel, redirectUri, state }: SignIn & { readonly state: string },
): Promise<string> {
  const state_hash = await sha256Hex(state);
  const { agency_id, user_id } = ctx.caller;
  const [used] = await ctx.tenant((tx) =>
    tx
      .delete(oauth_states)
      .where(
        and(
          eq(oauth_states.agency_id, agency_id),
          eq(oauth_states.state_hash, state_hash),
          eq(oauth_states.user_id, user_id),
          eq(oauth_states.channel, channel),
          eq(oauth_states.redirect_uri, redirectUri),
          gt(oauth_states.expires_at, ctx.ports.clock.now()),
        ),
      )
      .returning({ sealed: oauth_states.sealed_verifier }),
  );
  if (!used?.sealed) {
    throw invalid({ state: ['This sign-in is not valid any more. Please connect again.'] });
  }
  return ctx.ports.secrets.decrypt(used.sealed);
}

/** PKCE's challenge of a secret: SHA-256 in base64url. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
