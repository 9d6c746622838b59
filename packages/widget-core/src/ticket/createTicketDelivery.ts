import type { TicketPayload } from '@adlane/contract/widget/tickets';
import type { Api, Visitor } from '../api/createApi';
import { judgeAnswer } from '../api/judgeAnswer';
import { toJson } from '../json/toJson';
import type { Outbox, QueuedTicket } from './createOutbox';
import type { Upload } from './uploadRecording';

/** Heavy tickets on slow lines need their time. */
export const ticketTimeoutMs = 60_000;

export type SendResult =
  | { readonly state: 'sent'; readonly body: unknown }
  /** Without a final answer: the ticket is stored, and sent again. Its status is 0 without an answer. */
  | { readonly state: 'queued' | 'refused'; readonly status: number };

export type TicketDelivery = {
  /** Sends a ticket with its recording. Rejects if the ticket cannot be built or the server refuses the recording (widget §7). */
  readonly send: (ticket: TicketPayload | Promise<TicketPayload>, recording?: File) => Promise<SendResult>;
  /** Sends what waits, one after another; answers how many are left. */
  readonly sendQueued: () => Promise<number>;
};

export type DeliveryOptions = {
  readonly api: Api;
  readonly upload: (recording: File) => Promise<Upload>;
  readonly outbox: Outbox;
  readonly createId: () => string;
  readonly visitor: () => Visitor | undefined;
  /** Runs alone among the tabs of this site, or not at all. */
  readonly runExclusively: <R>(run: () => Promise<R>) => Promise<R | undefined>;
  /** Remembers across pages whether something waits, so that a page without it need not look. */
  readonly setQueued: (isQueued: boolean) => void;
};

/**
 * Sends tickets once. Each is stored while it is sent, or with its recording before, under an id that is the
 * `Idempotency-Key`: a closed tab loses nothing, and a ticket with a lost answer is not stored twice.
 */
export function createTicketDelivery(options: DeliveryOptions): TicketDelivery {
  const { api, outbox, createId, visitor, runExclusively, setQueued } = options;
  const inFlight = new Set<string>();
  const post = async ({ id, body, visitor }: QueuedTicket, storing?: Promise<void>): Promise<SendResult> => {
    const answer = await api({
      method: 'POST',
      path: '/bugs/v2',
      body,
      timeoutMs: ticketTimeoutMs,
      headers: { 'Idempotency-Key': id },
      visitor,
    });
    await storing;
    const { status } = answer;
    const verdict = judgeAnswer(answer);
    if (verdict === 'later') return { state: 'queued', status };
    await outbox.remove(id);
    return verdict === 'success' ? { state: 'sent', body: answer.body } : { state: 'refused', status };
  };
  /** A refused recording fails the visitor's submission: they still have it. A queued ticket is sent without it. */
  const deliver = async (
    entry: QueuedTicket,
    isQueued: boolean,
    storing?: Promise<void>,
  ): Promise<SendResult> => {
    inFlight.add(entry.id);
    try {
      const { recording, ...ticket } = entry;
      if (!recording) return await post(entry, storing);
      await storing;
      const upload = await options.upload(recording);
      if (upload.state === 'later') return { state: 'queued', status: upload.status };
      if (upload.state === 'stored') return await post(await storeRecordingUrl(ticket, upload.url));
      if (isQueued) return await post(ticket);
      await outbox.remove(entry.id);
      throw new Error('The recording could not be uploaded.');
    } finally {
      inFlight.delete(entry.id);
    }
  };
  /** The URL replaces the recording before the ticket is sent, so that no recording is uploaded twice. */
  const storeRecordingUrl = async (ticket: QueuedTicket, url: string): Promise<QueuedTicket> => {
    const entry = {
      ...ticket,
      body: toJson({ ...JSON.parse(ticket.body), screenRecordingUrl: url }),
    };
    await outbox.put(entry);
    return entry;
  };
  /** Where nothing waits and nothing is on its way, nothing is left in the browser. */
  const updateQueued = async () => {
    const isQueued = (await outbox.list()).length > 0;
    setQueued(isQueued);
    if (!isQueued && inFlight.size === 0) outbox.drop();
  };
  const sendQueued = async () => {
    const queued = (await outbox.list()).filter(({ id }) => !inFlight.has(id));
    let left = queued.length;
    for (const ticket of queued) {
      const result = await deliver(ticket, true);
      if (result.state !== 'queued') left -= 1;
      // A 500 may be about this ticket alone; any other failure is about all of them.
      else if (result.status !== 500) break;
    }
    await updateQueued();
    return left;
  };
  return {
    async send(ticket, recording) {
      const id = createId();
      inFlight.add(id);
      try {
        // Set before there is a database: if the page closes meanwhile, the next one finds the mark.
        setQueued(true);
        // Opens the database while the ticket is being created.
        void outbox.list();
        const built = await ticket;
        const entry = {
          id,
          visitor: visitor(),
          body: toJson(built),
          ...(recording && { recording }),
        };
        return await deliver(entry, false, outbox.put(entry, inFlight));
      } finally {
        inFlight.delete(id);
        await updateQueued();
      }
    },
    sendQueued: async () => (await runExclusively(sendQueued)) ?? 0,
  };
}
