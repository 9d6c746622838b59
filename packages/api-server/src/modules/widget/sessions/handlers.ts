import type { Contract, ParsedInput } from '@adlane/contract';
import type { SessionPong } from '@adlane/contract/widget/sessions';
import type { CallContext } from '../../../http/CallContext';
import type { VisitorCaller } from '../../../http/callers';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { completeStepsByEvents } from '../checklists/visitor/followChecklist';
import { claimDeliveries, countUnread, markRead } from '../deliveries/deliveries';
import { buildAnsweredConfig } from '../flowConfig/buildAnsweredConfig';
import { hasTooltipChanges } from '../guides/hasTooltipChanges';
import { recordGuideProgress } from '../guides/recordGuideProgress';
import { recordReactions } from '../outbound/manage/recordReactions';
import { sendDueMessages } from '../outbound/manage/sendDueMessages';
import { recordPageLoad } from '../projects/installation';
import { notifyPerson } from '../visitors/notifyPerson';
import { insertNewEvents, updateSeen } from './commands';
import { identifyVisitor, updateContact } from './identify';
import { findFlowConfig, lockVisitor } from './queries';
import { parseSessionProof, startOrContinue } from './startSession';

export function sessionsHandlers(): ContractHandlers<'sessions'> {
  return {
    start: ({ body, call }) => {
      const { agency_id, project_id } = call.caller;
      const proof = parseSessionProof(call.requestHeaders);
      const project = { agency_id, id: project_id };
      const { lang, config } = body;
      return call.inTenant(async ({ tx, now }) => {
        await recordPageLoad(tx, call.caller, call.requestHeaders, now);
        const session = await startOrContinue(tx, call.ports, { project, proof, lang });
        if (!config) return session;
        const flowConfig = found(await findFlowConfig(tx, agency_id, project_id));
        return {
          ...session,
          flowConfig: await buildAnsweredConfig(tx, { ...project, flowConfig }, lang ?? 'en'),
        };
      });
    },
    identify: ({ body, call }) => identifyVisitor(call, body),
    partialUpdate: ({ body, call }) => updateContact(call, body.data),
    ping: ({ body, call }) => receivePing(call, body),
    events: ({ body, call }) => receivePing(call, body),
  };
}

/** Stores a page's events, and returns what waits for a page without a socket. */
function receivePing(
  call: CallContext<VisitorCaller>,
  body: ParsedInput<Contract['sessions']['ping']>['body'],
): Promise<SessionPong> {
  const { agency_id, project_id, visitor_id, gleap_id } = call.caller;
  const now = call.ports.clock.now();
  return call.inTenant(async (ctx) => {
    const { tx } = ctx;
    const locked = found(await lockVisitor(tx, { agency_id, id: project_id }, gleap_id));
    const visitor = found(await updateSeen(tx, locked, now));
    const events = await insertNewEvents(tx, { agency_id, visitor_id, events: body.events, now });
    await recordReactions(ctx, events);
    await recordGuideProgress(ctx, events);
    await completeStepsByEvents(ctx, events);
    // Updates the badge on the person's other pages.
    const visitorKey = { agency_id, visitor_id };
    if (body.opened && (await markRead(tx, visitorKey, now)) > 0) await notifyPerson(tx, visitorKey);
    const news = (await hasTooltipChanges(ctx, body)) ? { tooltips: true } : {};
    // The page ignores actions while the widget is open.
    if (body.opened) return news;
    const sent = await sendDueMessages(ctx, { ids: call.ports.ids, visitor, events });
    if (sent > 0) await notifyPerson(tx, visitorKey);
    if (body.ws) return news;
    return { ...news, a: await claimDeliveries(tx, visitorKey, now), u: await countUnread(tx, visitorKey) };
  });
}
