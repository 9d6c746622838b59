/** Where a sign-in page of another service returns to, and how the answer is recognized as our own. */
type PendingSignIn = { readonly state: string; readonly nonce: string };

const storageKey = 'adlane.externalSignIn';

function createRandomText(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Stores what the answer must contain. Call it before leaving the page. */
function startPending(): PendingSignIn {
  const pending = { state: createRandomText(), nonce: createRandomText() };
  sessionStorage.setItem(storageKey, JSON.stringify(pending));
  return pending;
}

/** Builds the URL of Google's sign-in page, which returns to `redirectUri` with an id token in the fragment. */
export function buildGoogleUrl(signInUrl: string, clientId: string, redirectUri: string): string {
  const { state, nonce } = startPending();
  const url = new URL(signInUrl);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'id_token',
    scope: 'openid email profile',
    state,
    nonce,
  }).toString();
  return url.href;
}

/** Builds the URL of the CRM's sign-in page, which returns to `redirectUri` with a code in the query. */
export function buildCrmUrl(signInUrl: string, redirectUri: string): string {
  const url = new URL(signInUrl);
  url.searchParams.set('redirect_uri', redirectUri);
  url.searchParams.set('state', startPending().state);
  return url.href;
}

/** The answer of another service's sign-in page. */
export type ExternalAnswer =
  | { readonly kind: 'google'; readonly id_token: string; readonly nonce: string }
  | { readonly kind: 'crm'; readonly code: string };

/**
 * Reads the answer in the URL that a sign-in page returned to; undefined without one, or if this tab did not ask for
 * it. Each answer is read once. The CRM may also open the page by itself, with a code and without a state.
 */
export function readExternalAnswer(location: { hash: string; search: string }): ExternalAnswer | undefined {
  const fragment = new URLSearchParams(location.hash.replace(/^#/, ''));
  const query = new URLSearchParams(location.search);
  const stored = sessionStorage.getItem(storageKey);
  const pending: Partial<PendingSignIn> = stored === null ? {} : JSON.parse(stored);
  const idToken = fragment.get('id_token');
  const code = query.get('code');
  if (idToken === null && code === null) return undefined;
  sessionStorage.removeItem(storageKey);
  if (idToken !== null) {
    const isOurs = pending.state !== undefined && fragment.get('state') === pending.state;
    return isOurs && pending.nonce !== undefined
      ? { kind: 'google', id_token: idToken, nonce: pending.nonce }
      : undefined;
  }
  const state = query.get('state');
  return code !== null && (state === null || state === pending.state) ? { kind: 'crm', code } : undefined;
}
