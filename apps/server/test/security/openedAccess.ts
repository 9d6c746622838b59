import { demoLogins } from '@adlane/mocks/world';
import type { Listener, LiveTest } from '../harness/createLiveTest';
import { mailedToken } from '../harness/mailedToken';

/** Something that access opens: it works until the access ends. */
export type Opened = {
  readonly what: string;
  works(): Promise<boolean>;
};

/** Someone who has signed in, with everything that the session opens. */
export type SignedIn = {
  readonly id: number;
  readonly email: string;
  readonly token: string;
  readonly opened: readonly Opened[];
};

const password = demoLogins[0].password;

function follow(listener: Listener): () => Promise<boolean> {
  let isOpen = true;
  listener.closed.then(
    () => {
      isOpen = false;
    },
    () => undefined,
  );
  return async () => isOpen;
}

/** Creates people with access, and what their access opens. */
export function openedAccess(test: LiveTest) {
  const call = async (path: string, token: string, body?: unknown, method = body ? 'POST' : 'GET') => {
    const answer = await test.request(`/api/v1/${path}`, { method, token, ...(body ? { body } : {}) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const answers = (path: string, init: Parameters<LiveTest['request']>[1]) => async () =>
    (await test.request(path, init)).ok;

  /** A session, its live connection, a link to a file and a ticket for another connection. */
  async function openAll(token: string): Promise<Opened[]> {
    const listener = await test.open(await test.ticket(token));
    const [file] = (await call('media?kind=image', token)).data;
    const { url } = await call(`media/link/${file.id}`, token);
    return [
      { what: 'the session', works: answers('/api/v1/me', { token }) },
      { what: 'the live connection', works: follow(listener) },
      { what: 'the link to a file', works: answers(url, {}) },
      {
        what: 'a new live connection',
        works: async () => {
          const ticket = await test.ticket(token).catch(() => undefined);
          if (ticket === undefined) return false;
          const opened = await test.open(ticket).catch(() => undefined);
          opened?.close();
          return opened !== undefined;
        },
      },
    ];
  }

  const signIn = async (email: string): Promise<SignedIn> => {
    const answer = await test.request('/api/v1/login', { method: 'POST', body: { email, password } });
    const { access_token: token, user } = await answer.json();
    return { id: user.id, email, token, opened: await openAll(token) };
  };

  const accept = async (email: string): Promise<SignedIn> => {
    const body = { token: await mailedToken(test, email), password };
    const answer = await test.request('/api/v1/invitations/accept', { method: 'POST', body });
    const { access_token: token, user } = await answer.json();
    return { id: user.id, email, token, opened: await openAll(token) };
  };

  return {
    call,
    openAll,
    signIn,
    /** Invites a member to the team, who accepts. */
    async member(owner: string, email: string): Promise<SignedIn> {
      await call('agency/team/invite', owner, {
        email,
        first_name: 'Mo',
        last_name: 'Ray',
        team_role: 'admin',
      });
      return accept(email);
    },
    /** Invites a client, who accepts. */
    async client(owner: string, email: string): Promise<SignedIn & { readonly clientId: number }> {
      const form = { business_name: email, first_name: 'Bo', email, send_invite: true };
      const { id } = await call('clients/store', owner, form);
      const body = { permissions: { is_global: false, adlane_all: true, template_management: true } };
      await call(`permissions/client/${id}`, owner, body, 'PUT');
      return { ...(await accept(email)), clientId: id };
    },
    /** Creates a project with a visitor whose page is open. */
    async site(owner: string, name: string): Promise<{ readonly id: number; readonly opened: Opened[] }> {
      const { id, sdkKey } = await call('projects', owner, { name });
      const headers = { 'api-token': sdkKey };
      const started = await test.request('/sdk/sessions', { method: 'POST', headers, body: {} });
      const { gleapId, gleapHash } = await started.json();
      const page = await test.openPage({ gleapId, gleapHash, apiKey: sdkKey });
      const visitor = { ...headers, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
      return {
        id,
        opened: [
          { what: "the visitor's connection", works: follow(page) },
          { what: "the visitor's session", works: answers('/sdk/news', { headers: visitor }) },
          {
            what: 'the public key',
            works: answers('/sdk/sessions', { method: 'POST', headers, body: {} }),
          },
        ],
      };
    },
  };
}
