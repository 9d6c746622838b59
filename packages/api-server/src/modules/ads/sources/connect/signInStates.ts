import type { Source } from '@adlane/contract/ads/sources';
import { and, eq, lt } from 'drizzle-orm';
import * as z from 'zod';
import { sha256Hex } from '../../../../crypto/sha256Hex';
import { oauth_states } from '../../../../db/schema/account/connections';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { invalid, type Problem } from '../../../../http/problem';
import type { Secrets } from '../../../../ports';

/** Time for the user to complete a platform's sign-in page. */
const validMs = 15 * 60 * 1000;

type SignIn = { readonly channel: Source['channel']; readonly redirectUri: string };

/** Content of a sealed state, which only this server can read or create. */
const State = z.object({
  agency_id: z.int(),
  user_id: z.int(),
  channel: z.string(),
  /** SHA-256 of the redirect URL as hex, because a URL may be long. */
  redirect: z.string(),
  /** PKCE verifier; random, so that every state is unique. */
  verifier: z.string(),
  expires_at: z.number(),
});

/**
 * Creates a state for a platform's sign-in page. It is valid for this user, platform and URL only, so that
 * another user can't be tricked into connecting a foreign account. Stores nothing.
 */
export async function openSignIn(
  { ports, caller }: CallContext<UserCaller>,
  { channel, redirectUri }: SignIn,
): Promise<{ readonly state: string; readonly verifier: string }> {
  const { agency_id, user_id } = caller;
  const verifier = ports.ids.token();
  const redirect = sha256Hex(redirectUri);
  const expires_at = ports.clock.now().getTime() + validMs;
  const content = { agency_id, user_id, channel, redirect, verifier, expires_at };
  return { state: await ports.secrets.encrypt(JSON.stringify(content)), verifier };
}

/**
 * Redeems a state once and returns the PKCE verifier.
 * @throws Problem 422 for a used or expired state, or one of another user, platform or URL
 */
export async function closeSignIn(
  call: CallContext<UserCaller>,
  { channel, redirectUri, state }: SignIn & { readonly state: string },
): Promise<string> {
  const { agency_id, user_id } = call.caller;
  const now = call.ports.clock.now();
  const content = await readState(call.ports.secrets, state);
  const isOurs =
    content?.agency_id === agency_id &&
    content.user_id === user_id &&
    content.channel === channel &&
    content.redirect === sha256Hex(redirectUri) &&
    content.expires_at > now.getTime();
  if (!isOurs) throw notValid();
  const row = { agency_id, state_hash: sha256Hex(state), expires_at: new Date(content.expires_at) };
  const used = await call.inTenant(async ({ tx }) => {
    const stale = and(eq(oauth_states.agency_id, agency_id), lt(oauth_states.expires_at, now));
    await tx.delete(oauth_states).where(stale);
    return tx
      .insert(oauth_states)
      .values(row)
      .onConflictDoNothing()
      .returning({ hash: oauth_states.state_hash });
  });
  if (used.length === 0) throw notValid();
  return content.verifier;
}

async function readState(secrets: Secrets, state: string): Promise<z.infer<typeof State> | undefined> {
  const text = await secrets.decrypt(state).catch(() => undefined);
  return text === undefined ? undefined : State.safeParse(JSON.parse(text)).data;
}

function notValid(): Problem {
  return invalid({ state: ['This sign-in is no longer valid. Please connect again.'] });
}

/** Computes the PKCE challenge of a verifier: SHA-256 in base64url. */
export async function computeChallenge(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
