/** Where a sign-in page of another service returns to, and how the answer is recognized as our own. */
type PendingSignIn = { readonly state: string; readonly nonce: string };

const storageKey = 'adlane.externalSignIn';

function createRandomText(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Returns the stored request and removes it: each answer is read once. Storage is blocked in some frames; without it, no
 * answer can be recognized.
 */
function consumePending(): Partial<PendingSignIn> {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return stored === null ? {} : JSON.parse(stored);
  } catch {
    return {};
  }
}

/**
 * Stores what the answer must contain. Call it before leaving the page.
 * @throws DOMException where the browser blocks storage
 */
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
 * Reads the answer in the URL that a sign-in page returned to; undefined without one, or if this tab did not request it:
 * another page could sign the user in to a foreign account otherwise.
 */
export function readExternalAnswer(location: { hash: string; search: string }): ExternalAnswer | undefined {
  const fragment = new URLSearchParams(location.hash.replace(/^#/, ''));
  const query = new URLSearchParams(location.search);
  const idToken = fragment.get('id_token');
  const code = query.get('code');
  if (idToken === null && code === null) return undefined;
  const { state, nonce } = consumePending();
  if (state === undefined) return undefined;
  if (idToken !== null) {
    const isOurs = fragment.get('state') === state && nonce !== undefined;
    return isOurs ? { kind: 'google', id_token: idToken, nonce } : undefined;
  }
  return code !== null && query.get('state') === state ? { kind: 'crm', code } : undefined;
}
