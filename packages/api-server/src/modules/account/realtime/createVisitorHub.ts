import type { VisitorUpdate } from '@adlane/contract/account/realtime';
import { parseAccessNotice, parseVisitorCall, type VisitorCall } from '../../../db/notifyAudience';
import { asOperator, inTenant } from '../../../db/tenant';
import { createTurns } from '../../../http/limits/createTurns';
import { countUses, type RateLimit } from '../../../http/limits/rateLimit';
import { Problem } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { claimDeliveries, countUnread, deliveredAtOnce } from '../../widget/deliveries/deliveries';
import { findProjectByKey } from '../../widget/projects/queries';
import { findProvenVisitor, type SessionProof } from '../../widget/sessions/startSession';
import { endedSession, type LivePeer } from './LivePeer';

/** The visitor and project that a page claims (widget §7.1). */
export type VisitorProof = SessionProof & { readonly sdkKey: string };

/** One open page of a visitor. */
export type VisitorPage = {
  /** The page is ready: it gets waiting actions and the unread count. */
  enter(): void;
  leave(): void;
};

/** Delivers actions and counts to visitors' open pages. */
export type VisitorHub = {
  /**
   * Adds a page; undefined for a wrong secret, or if the visitor has too many open pages.
   * @throws Problem 429 if the address opened too many, or too many pages wait
   */
  join(proof: VisitorProof, ip: string, peer: LivePeer): Promise<VisitorPage | undefined>;
  /** Handles one payload of the channel. */
  receive(payload: string): void;
  /** Handles a gap: every page is sent what may have been missed. */
  heal(): void;
  /** Resolves once all pending messages are sent. */
  settle(): Promise<void>;
};

export type VisitorHubOptions = {
  /**
   * Pages that may wait to join; further ones are told to come back later. Ten thousand join within a minute.
   * @default 20000
   */
  readonly maxJoining?: number;
};

/** Pages reconnect 5 s after each close: 600 open ones behind one address may do so for ten minutes. */
const opensPerAddress: RateLimit = { name: 'sdk-socket', max: 72_000, windowMs: 10 * 60 * 1000 };
/** Maximum open pages of one visitor per server process. */
export const maxPagesOfVisitor = 50;

/**
 * Transactions at a time: after a restart all pages return within seconds, and other calls need connections to the database
 * meanwhile.
 */
const transactionsAtOnce = 4;

const tooManyPages = () =>
  new Problem('RATE_LIMITED', 'Too many pages open at a time. Please try again in a moment.', {
    headers: { 'retry-after': '30' },
  });

/** The open pages of one visitor. */
type Room = VisitorCall & {
  readonly peers: Map<LivePeer, VisitorProof>;
  /** Whether actions may wait that no message has delivered yet. */
  isDue: boolean;
  isSending: boolean;
};

/** The last page closed while the waiting actions were read: they continue to wait. */
class NoOpenPageError extends Error {
  override readonly name = 'NobodyThere';
}

/**
 * Creates the hub of one process's visitor pages. The first process that is notified claims a visitor's
 * waiting actions and sends them to all open pages there; without an open page they wait. A visitor gets one
 * message after the other, so that counts arrive in order.
 */
export function createVisitorHub(ports: Ports, { maxJoining = 20_000 }: VisitorHubOptions = {}): VisitorHub {
  const rooms = new Map<string, Room>();
  const sending = new Set<Promise<void>>();
  const inTurn = createTurns(transactionsAtOnce);
  const toKey = ({ agency_id, visitor_id }: VisitorCall) => `${agency_id} ${visitor_id}`;

  /** Claims the waiting actions while pages are open. */
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
        const { actions, unread } = await inTurn(`agency ${room.agency_id}`, () => claimUpdate(room));
        const update: VisitorUpdate = { name: 'update', data: { a: actions, u: unread } };
        for (const peer of room.peers.keys()) peer.send(JSON.stringify(update));
        if (actions.length === deliveredAtOnce) room.isDue = true;
      }
    } finally {
      room.isSending = false;
      removeEmpty(room);
    }
  }

  /**
   * A visitor stays in the map while a message is sent, so that a page that reconnects causes no parallel
   * message.
   */
  function removeEmpty(room: Room): void {
    if (room.peers.size === 0 && !room.isSending) rooms.delete(toKey(room));
  }

  function notifyRoom(room: Room | undefined): void {
    if (!room) return;
    room.isDue = true;
    if (room.isSending) return;
    track(
      sendAll(room).catch((error: unknown) => {
        if (error instanceof NoOpenPageError) return notifyRoom(rooms.get(toKey(room)));
        ports.log.warn({ error }, 'Waiting actions could not be sent to a visitor');
      }),
    );
  }

  function findVisitor({ sdkKey, ...proof }: VisitorProof) {
    return inTurn(sdkKey, () =>
      asOperator(ports.db, async (tx) => {
        const project = await findProjectByKey(tx, sdkKey);
        return project && findProvenVisitor(tx, project, proof);
      }),
    );
  }

  let joining = 0;

  async function findPage(proof: VisitorProof, ip: string) {
    if (joining >= maxJoining) throw tooManyPages();
    joining += 1;
    try {
      await countOpen(proof.sdkKey, ip);
      return await findVisitor(proof);
    } finally {
      joining -= 1;
    }
  }

  /** A count that a crash loses is worth less than the wait for the disk. */
  function countOpen(sdkKey: string, ip: string) {
    const use = { limit: opensPerAddress, subject: `${sdkKey} ${ip}` };
    return inTurn(sdkKey, () => countUses(ports, [use], { isDurable: false }));
  }

  /** Closes pages whose key or secret is no longer accepted. */
  async function recheck(room: Room): Promise<void> {
    for (const [peer, proof] of room.peers) {
      if (await findVisitor(proof)) continue;
      room.peers.delete(peer);
      peer.close(endedSession, 'The session has ended.');
    }
    removeEmpty(room);
  }

  function track(work: Promise<void>): void {
    const tracked = work.finally(() => sending.delete(tracked));
    sending.add(tracked);
  }

  function recheckRooms(isMeant: (room: Room) => boolean): void {
    for (const room of [...rooms.values()].filter(isMeant)) {
      track(
        recheck(room).catch((error: unknown) => {
          ports.log.warn({ error }, 'The pages of a visitor could not be checked');
        }),
      );
    }
  }

  return {
    async join(proof, ip, peer) {
      const visitor = await findPage(proof, ip);
      if (!visitor) return undefined;
      const call = { agency_id: visitor.agency_id, visitor_id: visitor.id };
      if ((rooms.get(toKey(call))?.peers.size ?? 0) >= maxPagesOfVisitor) return undefined;
      return {
        enter() {
          const room = rooms.get(toKey(call)) ?? {
            ...call,
            peers: new Map(),
            isDue: false,
            isSending: false,
          };
          rooms.set(toKey(call), room);
          room.peers.set(peer, proof);
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
      const access = parseAccessNotice(payload);
      if (access) return recheckRooms(({ agency_id }) => agency_id === access.agency_id);
      const call = parseVisitorCall(payload);
      if (call) notifyRoom(rooms.get(toKey(call)));
    },
    heal() {
      recheckRooms(() => true);
      for (const room of rooms.values()) notifyRoom(room);
    },
    async settle() {
      while (sending.size > 0) await Promise.all(sending);
    },
  };
}
