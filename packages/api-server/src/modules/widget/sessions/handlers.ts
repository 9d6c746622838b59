import type { Contract, ParsedInput } from '@adlane/contract';
import type { SessionPong } from '@adlane/contract/widget/sessions';
import { notifyVisitors } from '../../../db/notifyAudience';
import type { CallContext } from '../../../http/CallContext';
import type { VisitorCaller } from '../../../http/callers';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { countUse, type RateLimit } from '../../../http/limits/rateLimit';
import { found } from '../../../http/problem';
import { claimDeliveries, countUnread, markRead } from '../deliveries/deliveries';
import { buildAnsweredConfig } from '../flowConfig/buildAnsweredConfig';
import { recordTourProgress } from '../guides/recordTourProgress';
import { recordReactions } from '../outbound/manage/recordReactions';
import { sendDueMessages } from '../outbound/manage/sendDueMessages';
import { recordPageLoad } from '../projects/installation';
import { insertEvents, updateVisitor } from './commands';
import { identifyVisitor, updateContact } from './identify';
import { findFlowConfig } from './queries';
import { parseSessionProof, startOrContinue } from './startSession';

/** Page loads per address. The widget never retries after a 429, so offices behind one address must fit. */
const startsPerAddress: RateLimit = { name: 'sdk-session', max: 3000, windowMs: 10 * 60 * 1000 };
/** Pages identify their visitor on each load, and when they learn more. */
const changesPerVisitor: RateLimit = { name: 'sdk-contact', max: 300, windowMs: 10 * 60 * 1000 };
/**
 * A page sends its events at most every 2.5 s (widget §4.7): 240 in 10 minutes, for each of a dozen active
 * tabs.
 */
const pingsPerVisitor: RateLimit = { name: 'sdk-ping', max: 3000, windowMs: 10 * 60 * 1000 };

const findVisitor = ({
  agency_id,
  visitor_id,
}: {
  readonly agency_id: number;
  readonly visitor_id: number;
}) => `${agency_id} ${visitor_id}`;

export function sessionsHandlers(): ContractHandlers<'sessions'> {
  return {
    start: async ({ body, call }) => {
      const { agency_id, project_id } = call.caller;
      await countUse(call.ports, startsPerAddress, `${project_id} ${call.ip}`);
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
    identify: async ({ body, call }) => {
      await countUse(call.ports, changesPerVisitor, findVisitor(call.caller));
      return identifyVisitor(call, body);
    },
    partialUpdate: async ({ body, call }) => {
      await countUse(call.ports, changesPerVisitor, findVisitor(call.caller));
      return updateContact(call, body.data);
    },
    ping: ({ body, call }) => receivePing(call, body),
    events: ({ body, call }) => receivePing(call, body),
  };
}

/** Stores a page's events, and returns what waits for a page without a socket. */
async function receivePing(
  call: CallContext<VisitorCaller>,
  body: ParsedInput<Contract['sessions']['ping']>['body'],
): Promise<SessionPong> {
  const { agency_id, visitor_id } = call.caller;
  await countUse(call.ports, pingsPerVisitor, findVisitor(call.caller));
  const now = call.ports.clock.now();
  return call.inTenant(async (ctx) => {
    const { tx } = ctx;
    await insertEvents(tx, { agency_id, visitor_id, events: body.events, now });
    const visitor = found(await updateVisitor(tx, agency_id, visitor_id, { last_seen_at: now }));
    await recordReactions(ctx, body.events);
    await recordTourProgress(ctx, body.events);
    // Updates the badge on the visitor's other pages.
    const visitorKey = { agency_id, visitor_id };
    if (body.opened && (await markRead(tx, visitorKey, now)) > 0) await notifyVisitors(tx, [visitorKey]);
    // The page ignores actions while the widget is open.
    if (body.opened) return {};
    const sent = await sendDueMessages(ctx, { ids: call.ports.ids, visitor, events: body.events });
    if (sent > 0) await notifyVisitors(tx, [visitorKey]);
    if (body.ws) return {};
    return { a: await claimDeliveries(tx, visitorKey, now), u: await countUnread(tx, visitorKey) };
  });
}
