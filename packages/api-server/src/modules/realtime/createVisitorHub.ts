import type { VisitorUpdate } from '@adlane/contract/realtime';
import { parseVisitorCall, type VisitorCall } from '../../db/notifyAudience';
import { asOperator, inTenant } from '../../db/tenant';
import { countUse, type RateLimit } from '../../http/rateLimit';
import type { Ports } from '../../ports';
import { claimDeliveries, countUnread, deliveredAtOnce } from '../outbound/deliveries';
import { projectByKey } from '../projects/queries';
import { provenVisitor, type SessionProof } from '../sessions/startSession';
import type { LivePeer } from './createLiveHub';

/** Who a page says that its visitor is, and for which project (widget §7.1). */
export type VisitorProof = SessionProof & { readonly sdkKey: string };

/** One open page of a visitor. */
export type VisitorPage = {
  /** The page can hear now: it is sent what waits and the unread count. */
  enter(): void;
  leave(): void;
};

/** Delivers actions and counts to visitors' open pages. */
export type VisitorHub = {
  /**
   * Takes a page in; undefined where no visitor of the project holds the secret, or where the visitor has too many
   * pages open already.
   * @throws Problem 429 where the address opened too many
   */
  join(proof: VisitorProof, ip: string, peer: LivePeer): Promise<VisitorPage | undefined>;
  /** One payload of the channel. */
  receive(payload: string): void;
  /** Some payloads may have been missed: every page is told what waits. */
  heal(): void;
  /** Messages that are still to be sent. */
  settle(): Promise<void>;
};

/** Pages come back 5 s after each close: 600 open ones behind one address may do so for ten minutes. */
const opensPerAddress: RateLimit = { name: 'sdk-socket', max: 72_000, windowMs: 10 * 60 * 1000 };
/** Open pages of one visitor on one server process. */
export const maxPagesOfVisitor = 50;

/** The open pages of one visitor. */
type Room = VisitorCall & {
  readonly peers: Set<LivePeer>;
  /** Something may wait that no message has told yet. */
  isDue: boolean;
  isSending: boolean;
};

/** The last page left while it was looked what waits: that goes on waiting. */
class NoOpenPageError extends Error {
  override readonly name = 'NobodyThere';
}

/**
 * The open pages of widget visitors on one process. What waits for a visitor is taken from the tables by the first
 * process that hears of it and goes to all pages that the visitor has open there; with no page open it waits. A room is
 * told one message after the other, so that none overtakes what was counted after it.
 */
export function createVisitorHub(ports: Ports): VisitorHub {
  const rooms = new Map<string, Room>();
  const sending = new Set<Promise<void>>();
  const toKey = ({ agency_id, visitor_id }: VisitorCall) => `${agency_id} ${visitor_id}`;

  /** Takes what waits, for pages that are there to hear it. */
  function claimUpdate(room: Room) {
    return inTenant(ports.db, room.agency_id, async (tx) => {
      const actions = await claimDeliveries(tx, room, ports.clock.now());
      const unread = await countUnread(tx, room);
      if (room.peers.size === 0) throw new NoOpenPageError();
      return { actions, unread };
    });
  }

  async function sendAll(room: Room): Promise<void> {
    room.isSending = true;
    try {
      while (room.isDue && room.peers.size > 0) {
        room.isDue = false;
        const { actions, unread } = await claimUpdate(room);
        const update: VisitorUpdate = { name: 'update', data: { a: actions, u: unread } };
        for (const peer of room.peers) peer.send(JSON.stringify(update));
        if (actions.length === deliveredAtOnce) room.isDue = true;
      }
    } finally {
      room.isSending = false;
      removeEmpty(room);
    }
  }

  /** While something is sent the room stays: whoever comes back must not be told beside it. */
  function removeEmpty(room: Room): void {
    if (room.peers.size === 0 && !room.isSending) rooms.delete(toKey(room));
  }

  function notifyRoom(room: Room | undefined): void {
    if (!room) return;
    room.isDue = true;
    if (room.isSending) return;
    const sent = sendAll(room)
      .catch((error: unknown) => {
        if (error instanceof NoOpenPageError) return notifyRoom(rooms.get(toKey(room)));
        ports.log.warn({ error }, 'A visitor was not told what waits');
      })
      .finally(() => sending.delete(sent));
    sending.add(sent);
  }

  return {
    async join({ sdkKey, ...proof }, ip, peer) {
      await countUse(ports, opensPerAddress, `${sdkKey} ${ip}`);
      const visitor = await asOperator(ports.db, async (tx) => {
        const project = await projectByKey(tx, sdkKey);
        return project && provenVisitor(tx, project, proof);
      });
      if (!visitor) return undefined;
      const call = { agency_id: visitor.agency_id, visitor_id: visitor.id };
      if ((rooms.get(toKey(call))?.peers.size ?? 0) >= maxPagesOfVisitor) return undefined;
      return {
        enter() {
          const room = rooms.get(toKey(call)) ?? {
            ...call,
            peers: new Set(),
            isDue: false,
            isSending: false,
          };
          rooms.set(toKey(call), room);
          room.peers.add(peer);
          notifyRoom(room);
        },
        leave() {
          const room = rooms.get(toKey(call));
          room?.peers.delete(peer);
          if (room) removeEmpty(room);
        },
      };
    },
    receive(payload) {
      const call = parseVisitorCall(payload);
      if (call) notifyRoom(rooms.get(toKey(call)));
    },
    heal() {
      for (const room of rooms.values()) notifyRoom(room);
    },
    async settle() {
      while (sending.size > 0) await Promise.all(sending);
    },
  };
}
