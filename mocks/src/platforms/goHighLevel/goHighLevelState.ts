import type { DoubleClock } from '../clock';
import type { GoHighLevelContact } from './contactFields';
import { type CustomField, NewCustomField } from './customFields';
import { goHighLevelDemo } from './goHighLevelDemo';

export type LocationTag = { readonly id: string; readonly name: string; readonly locationId: string };
export type ContactNote = {
  readonly id: string;
  readonly contactId: string;
  readonly body: string;
  readonly dateAdded: string;
};

const tokenSeconds = 86_399;
type Fault = { readonly path: string; readonly status: number; left: number };

/** Creates the state of the double, with the switches for tests. */
export function createGoHighLevelState(clock: DoubleClock) {
  const contacts: GoHighLevelContact[] = [];
  const tags: LocationTag[] = [];
  const customFields: CustomField[] = [];
  const notes: ContactNote[] = [];
  const withheldScopes = new Set<string>();
  let requestedScopes: readonly string[] | undefined;
  const codes = new Map<string, string>();
  const usersOfCodes = new Map<string, string>();
  const access = new Map<string, { readonly locationId: string; readonly expiresAt: number }>();
  const refresh = new Map<string, string>([
    [goHighLevelDemo.refreshToken, goHighLevelDemo.locationId],
    [goHighLevelDemo.connected.refreshToken, goHighLevelDemo.connected.id],
  ]);
  const requests: { method: string; path: string; body: unknown }[] = [];
  let faults: Fault[] = [];
  let renewals = 0;
  /** Data that dumps include; requests and faults belong to one run. */
  const stored = { contacts, tags, customFields, notes, codes, usersOfCodes, access, refresh };
  return {
    clock,
    contacts,
    tags,
    customFields,
    notes,
    requests,
    dump: () => structuredClone(stored),
    /** Older dumps have neither custom fields nor notes. */
    restore(dumped: Omit<typeof stored, 'customFields' | 'notes'> & Partial<typeof stored>): void {
      for (const list of [contacts, tags, customFields, notes]) list.splice(0, Number.POSITIVE_INFINITY);
      contacts.push(...dumped.contacts);
      tags.push(...dumped.tags);
      customFields.push(...(dumped.customFields ?? []));
      notes.push(...(dumped.notes ?? []));
      refill(codes, dumped.codes);
      refill(usersOfCodes, dumped.usersOfCodes);
      refill(access, dumped.access);
      refill(refresh, dumped.refresh);
    },
    /** Number of refresh tokens used. */
    get renewals(): number {
      return renewals;
    },
    /** Issues a code for one use, as the sign-in page does; for the location's first user by default. */
    issueCode(locationId: string, userId?: string): string {
      const code = crypto.randomUUID();
      codes.set(code, locationId);
      const user = goHighLevelDemo.users.find(({ id, locationId: own }) =>
        userId === undefined ? own === locationId : id === userId,
      );
      if (user) usersOfCodes.set(code, user.id);
      return code;
    },
    /** The user a code was issued to. */
    userOfCode: (code: string) => usersOfCodes.get(code),
    redeem(grant: string, value: string): string | undefined {
      const found = grant === 'authorization_code' ? codes : refresh;
      const locationId = found.get(value);
      // Both are good for one use.
      found.delete(value);
      if (grant === 'refresh_token') renewals += 1;
      return locationId;
    },
    issueTokens(locationId: string) {
      const refreshToken = `ghl-double-refresh-${crypto.randomUUID()}`;
      const token = `ghl-double-access-${crypto.randomUUID()}`;
      refresh.set(refreshToken, locationId);
      access.set(token, { locationId, expiresAt: clock.now().getTime() + tokenSeconds * 1000 });
      return { token, refreshToken, tokenSeconds };
    },
    /** Returns the location of a token; undefined if the token is no longer valid. */
    findLocation(token: string): string | undefined {
      const found = access.get(token);
      return found !== undefined && found.expiresAt > clock.now().getTime() ? found.locationId : undefined;
    },
    /** Revokes all tokens, as if the app were removed from every location. */
    revokeAll(): void {
      access.clear();
      refresh.clear();
    },
    /** Adds a custom field to a location, for contacts unless another model is named. */
    addCustomField(given: NewCustomField): CustomField {
      const id = `ghlField${customFields.length + 1}`;
      const field = NewCustomField.parse(given);
      const key = field.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');
      const added = { ...field, id, fieldKey: `${field.model}.${key}` };
      customFields.push(added);
      return added;
    },
    /** Refuses requests that need this scope, as for locations that were connected before the app requested it. */
    withholdScope: (scope: string) => {
      withheldScopes.add(scope);
    },
    grantScope: (scope: string) => {
      withheldScopes.delete(scope);
    },
    /** Grants what this sign-in address requests, and nothing else; all scopes by default. */
    grantRequested: (signInUrl: string) => {
      requestedScopes = new URL(signInUrl).searchParams.get('scope')?.split(' ') ?? [];
    },
    hasScope: (scope: string) => !withheldScopes.has(scope) && (requestedScopes?.includes(scope) ?? true),
    /** Answers the next `times` requests whose path contains the text with the status. */
    failNext(path: string, status: number, times = 1): void {
      faults.push({ path, status, left: times });
    },
    takeFault(path: string): number | undefined {
      const fault = faults.find((candidate) => path.includes(candidate.path));
      if (!fault) return undefined;
      fault.left -= 1;
      faults = faults.filter(({ left }) => left > 0);
      return fault.status;
    },
  };
}

function refill<K, V>(map: Map<K, V>, entries: ReadonlyMap<K, V>): void {
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}

export type GoHighLevelState = ReturnType<typeof createGoHighLevelState>;
