import * as z from 'zod';
import type { DoubleClock } from '../clock';
import { goHighLevelDemo } from './goHighLevelDemo';

/** Fields of a contact; all others are rejected. */
export const ContactFields = z.strictObject({
  locationId: z.string().min(1),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  name: z.string().nullish(),
  email: z.email().nullish(),
  phone: z.string().nullish(),
  tags: z.array(z.string()).optional(),
  source: z.string().optional(),
  customFields: z.array(z.looseObject({ id: z.string() })).optional(),
});
export type GoHighLevelContact = z.infer<typeof ContactFields> & { readonly id: string };

export type LocationTag = { readonly id: string; readonly name: string; readonly locationId: string };

const tokenSeconds = 86_399;
type Fault = { readonly path: string; readonly status: number; left: number };

/** Creates the state of the double, with the switches for tests. */
export function createGoHighLevelState(clock: DoubleClock) {
  const contacts: GoHighLevelContact[] = [];
  const tags: LocationTag[] = [];
  const codes = new Map<string, string>();
  const usersOfCodes = new Map<string, string>();
  const access = new Map<string, { readonly locationId: string; readonly expiresAt: number }>();
  const refresh = new Map<string, string>([[goHighLevelDemo.refreshToken, goHighLevelDemo.locationId]]);
  const requests: { method: string; path: string; body: unknown }[] = [];
  let faults: Fault[] = [];
  let renewals = 0;
  /** Data that dumps include; requests and faults belong to one run. */
  const stored = { contacts, tags, codes, usersOfCodes, access, refresh };
  return {
    contacts,
    tags,
    requests,
    dump: () => structuredClone(stored),
    restore(dumped: typeof stored): void {
      for (const name of ['contacts', 'tags'] as const) stored[name].splice(0, Number.POSITIVE_INFINITY);
      contacts.push(...dumped.contacts);
      tags.push(...dumped.tags);
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
