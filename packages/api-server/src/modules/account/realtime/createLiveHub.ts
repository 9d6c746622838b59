import { everyResource, type LiveMessage, ticketLifetimeMs } from '@adlane/contract/account/realtime';
import { type LiveNotification, parseAccessNotice, parseNotification } from '../../../db/notifyAudience';
import type { UserCaller } from '../../../http/callers';
import type { Ports } from '../../../ports';
import { findCallerBySession } from '../auth/findCaller';
import { endedSession, type LivePeer } from './LivePeer';
import { mayReceive } from './mayReceive';
import { redeemTicket } from './tickets';

/** Delivers change events to open dashboards. */
export type LiveHub = {
  /**
   * Adds a connection; undefined for an invalid ticket. Call the returned function once the connection is
   * closed.
   */
  join(ticket: string, peer: LivePeer): Promise<(() => void) | undefined>;
  /** Handles one payload of the channel. */
  receive(payload: string): void;
  /** Handles a gap: every dashboard reloads everything. */
  heal(): void;
  /** Resolves once all pending announcements are sent. */
  settle(): Promise<void>;
};

type Guest = {
  readonly caller: UserCaller;
  readonly peer: LivePeer;
  readonly waiting: LiveNotification[];
  /** False while the session must be read again, with or without a message. */
  isChecked: boolean;
};

export type LiveHubOptions = {
  /** Milliseconds for which announcements are collected into one message. */
  readonly gatherMs?: number;
  /**
   * Milliseconds before a connection's ticket was issued from which on it receives changes: a page reads its lists at
   * about the time at which it requests the ticket.
   *
   * @default 5000
   */
  readonly overlapMs?: number;
};

function toMessage(resources: Iterable<string>): string {
  const message: LiveMessage = { type: 'changed', resources: [...new Set(resources)].toSorted() };
  return JSON.stringify(message);
}

/**
 * Creates the hub of one process's live connections. An announcement is sent to connections with permission,
 * whose session and permissions are read again first, so that a revoked permission takes effect at once.
 */
export function createLiveHub(
  ports: Pick<Ports, 'db' | 'clock' | 'log'>,
  { gatherMs = 100, overlapMs = 5000 }: LiveHubOptions = {},
): LiveHub {
  /** Announcements with the time of the last repetition, oldest first, as long as a ticket may need them. */
  const recent = new Map<string, { readonly announcement: LiveNotification; readonly at: number }>();
  const guests = new Map<number, Set<Guest>>();
  let isMissing = false;
  let flushing: Promise<void> | undefined;

  function leave(guest: Guest): void {
    const ofAgency = guests.get(guest.caller.agency_id);
    ofAgency?.delete(guest);
    if (ofAgency?.size === 0) guests.delete(guest.caller.agency_id);
  }

  async function forward(guest: Guest, isHealing: boolean): Promise<void> {
    const waiting = guest.waiting.splice(0);
    if (waiting.length === 0 && guest.isChecked && !isHealing) return;
    guest.isChecked = true;
    const now = ports.clock.now();
    const caller = await findCallerBySession(ports.db, guest.caller, now);
    if (!caller) {
      leave(guest);
      guest.peer.close(endedSession, 'The session has ended.');
      return;
    }
    const heard = waiting.filter((announcement) => mayReceive(caller, announcement));
    if (isHealing) guest.peer.send(toMessage([everyResource]));
    else if (heard.length > 0) guest.peer.send(toMessage(heard.map(({ resource }) => resource)));
  }

  async function flush(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, gatherMs));
    flushing = undefined;
    const isHealing = isMissing;
    isMissing = false;
    for (const guest of [...guests.values()].flatMap((ofAgency) => [...ofAgency])) {
      await forward(guest, isHealing).catch((error: unknown) => {
        // The database is unreachable: clients reload everything once it is back.
        isMissing = true;
        ports.log.warn({ error }, 'A live announcement could not be delivered');
      });
    }
  }

  const wake = () => {
    flushing ??= flush();
  };

  /** A super admin who acts as a subscriber is a guest of another agency than its own session. */
  function recheck(agencyId: number): void {
    for (const guest of [...guests.values()].flatMap((ofAgency) => [...ofAgency])) {
      if (guest.caller.agency_id === agencyId || guest.caller.acting_user_id != null) guest.isChecked = false;
    }
    wake();
  }

  function remember(payload: string, announcement: LiveNotification): void {
    const at = ports.clock.now().getTime();
    for (const [oldest, known] of recent) {
      if (known.at >= at - ticketLifetimeMs - overlapMs) break;
      recent.delete(oldest);
    }
    recent.delete(payload);
    recent.set(payload, { announcement, at });
  }

  /** Lists what changed for an agency while a page loaded, between its first reads and its connection. */
  function listMissed(agencyId: number, issuedAt: Date): LiveNotification[] {
    const since = issuedAt.getTime() - overlapMs;
    return [...recent.values()].flatMap(({ announcement, at }) =>
      announcement.agency_id === agencyId && at > since ? announcement : [],
    );
  }

  return {
    async join(ticket, peer) {
      const redeemed = await redeemTicket(ports, ticket);
      if (!redeemed) return undefined;
      const { caller, issuedAt } = redeemed;
      const waiting = listMissed(caller.agency_id, issuedAt);
      const guest: Guest = { caller, peer, waiting, isChecked: true };
      if (waiting.length > 0) wake();
      const ofAgency = guests.get(caller.agency_id) ?? new Set();
      guests.set(caller.agency_id, ofAgency.add(guest));
      return () => leave(guest);
    },
    receive(payload) {
      const access = parseAccessNotice(payload);
      if (access) return recheck(access.agency_id);
      const announcement = parseNotification(payload);
      if (!announcement) return;
      remember(payload, announcement);
      for (const guest of guests.get(announcement.agency_id) ?? []) guest.waiting.push(announcement);
      wake();
    },
    heal() {
      isMissing = true;
      wake();
    },
    async settle() {
      while (flushing) await flushing;
    },
  };
}
