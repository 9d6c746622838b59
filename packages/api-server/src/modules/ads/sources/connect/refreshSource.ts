import type { Source } from '@adlane/contract/ads/sources';
import { errorMessages } from '@adlane/contract/constants';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { conflict, found, Problem } from '../../../../http/problem';
import { updateSource } from '../commands';
import { findOwnSource, findSource } from '../queries';
import { requestRetrieval } from '../retrieval/requestRetrieval';
import { resumeDeliveries } from './resumeDeliveries';

/**
 * Queues a retrieval of the source's accounts and pages, and resumes a CRM's paused deliveries.
 * @throws Problem 404 for a foreign source, 409 during a retrieval, 412 if the source is disconnected
 */
export async function refreshSource(
  call: CallContext<UserCaller>,
  { id }: { readonly id: number },
): Promise<Source> {
  const { ports } = call;
  const now = ports.clock.now();
  const source = await call.inTenant(async (ctx) => {
    const own = found(await findOwnSource(ctx, id));
    if (own.sealed_token === null) throw new Problem('AD_ACCOUNT_DISCONNECTED', connectTexts[own.channel]);
    const isWaiting = own.retrieval_due_at !== null && own.retrieval_due_at > now;
    // A waiting retrieval may start at once.
    if (own.status === 'processing' && !isWaiting) throw conflict(errorMessages.assetsProcessing);
    const isProcessing = own.channel !== 'ghl';
    await updateSource(ctx.tx, own, {
      status: isProcessing ? 'processing' : own.status,
      notice: isProcessing || own.status === 'active' ? null : own.notice,
      retrieval_attempts: 0,
      retrieval_due_at: isProcessing ? now : null,
      failed_deliveries: 0,
      deliveries_paused_at: null,
      updated_at: now,
    });
    if (!isProcessing) await resumeDeliveries(ctx.tx, own.agency_id, now);
    return own;
  });
  if (source.channel !== 'ghl') await requestRetrieval(ports, source);
  return found(await call.inTenant((ctx) => findSource(ctx, id)));
}

const connectTexts = {
  facebook: errorMessages.connectFacebook,
  google: errorMessages.connectGoogle,
  ghl: errorMessages.accountDisconnected,
} as const;
