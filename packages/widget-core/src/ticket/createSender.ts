import type { TicketPayload } from '@adlane/contract';
import { type Api, isSuccess } from '../api/createApi';
import type { Outbox, Waiting } from './createOutbox';

/** Heavy tickets on slow lines need their time. */
export const ticketTimeoutMs = 60_000;

export type SendResult =
  | { readonly state: 'sent'; readonly body: unknown }
  /** No connection: it waits and is sent once when there is one. */
  | { readonly state: 'queued' }
  | { readonly state: 'refused'; readonly status: number };

export type Sender = {
  readonly send: (ticket: TicketPayload) => Promise<SendResult>;
  /** Sends what waits, one after another; answers how many are left. */
  readonly sendWaiting: () => Promise<number>;
};

export type SenderOptions = {
  readonly api: Api;
  readonly outbox: Outbox;
  readonly createId: () => string;
  /** Runs alone among the tabs of this site, or not at all. */
  readonly alone: <R>(run: () => Promise<R>) => Promise<R | undefined>;
  /** Remembers across pages whether something waits, so that a page without it need not look. */
  readonly setWaiting: (waits: boolean) => void;
};

/**
 * Sends tickets once. Each is stored before it is sent, under an id that goes along as `Idempotency-Key`: a tab closed
 * on the way loses nothing, and what arrived but was not answered is not taken twice (R78).
 */
export function createSender({ api, outbox, createId, alone, setWaiting }: SenderOptions): Sender {
  const inFlight = new Set<string>();
  const post = async ({ id, body }: Waiting): Promise<SendResult> => {
    inFlight.add(id);
    const answer = await api({
      method: 'POST',
      path: '/bugs/v2',
      body,
      timeoutMs: ticketTimeoutMs,
      headers: { 'Idempotency-Key': id },
    });
    inFlight.delete(id);
    if (answer.status === 0) return { state: 'queued' };
    // The server has answered: whatever it said, the visitor hears it, and nothing is sent behind their back.
    await outbox.remove(id);
    return isSuccess(answer)
      ? { state: 'sent', body: answer.body }
      : { state: 'refused', status: answer.status };
  };
  const sendWaiting = async () => {
    const waiting = (await outbox.all()).filter(({ id }) => !inFlight.has(id));
    let left = waiting.length;
    for (const ticket of waiting) {
      if ((await post(ticket)).state === 'queued') break;
      left -= 1;
    }
    setWaiting(left > 0 || inFlight.size > 0);
    return left;
  };
  return {
    async send(ticket) {
      const entry = { id: createId(), body: JSON.stringify(ticket) };
      inFlight.add(entry.id);
      setWaiting(true);
      await outbox.put(entry);
      const result = await post(entry);
      if (result.state !== 'queued') setWaiting((await outbox.all()).length > 0);
      return result;
    },
    sendWaiting: async () => (await alone(sendWaiting)) ?? 0,
  };
}
