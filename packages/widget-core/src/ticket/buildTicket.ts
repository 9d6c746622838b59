import type { TicketPayload, WebReplay } from '@adlane/contract/widget/tickets';
import type { ExcludeData } from '../protocol/excludeData';

/** What a ticket is made for. */
export type TicketRequest = {
  readonly type?: string;
  readonly priority?: 'LOW' | 'MEDIUM' | 'HIGH';
  readonly formData: Readonly<Record<string, unknown>>;
  readonly excludeData: ExcludeData;
  readonly isSilent: boolean;
  readonly outbound?: string;
  readonly spamToken?: string;
};

/** Data of the page at that moment. */
export type TicketSources = Required<
  Pick<TicketPayload, 'customData' | 'metaData' | 'consoleLog' | 'networkLogs' | 'customEventLog'>
> & {
  readonly ticketAttributes: Readonly<Record<string, unknown>>;
  readonly email: string | undefined;
  readonly tags: readonly string[];
  readonly screenshotData: TicketPayload['screenshotData'];
  readonly webReplay: WebReplay | undefined;
};

/** Where a name of `excludeData` differs from the field that it removes (widget §3.3). */
const excludedField: Readonly<Record<string, string>> = {
  screenshot: 'screenshotData',
  replays: 'webReplay',
  capture: 'screenRecordingUrl',
};

/** The ticket payload (widget §3.3). */
export function buildTicket(request: TicketRequest, sources: TicketSources): TicketPayload {
  const { ticketAttributes, email, tags, screenshotData, webReplay, ...logs } = sources;
  const ticket: TicketPayload = {
    type: request.type ?? 'BUG',
    priority: request.priority ?? 'LOW',
    ...logs,
    formData: { ...ticketAttributes, ...request.formData, ...(email && { reportedBy: email }) },
    isSilent: request.isSilent,
    ...(request.outbound && { outbound: request.outbound }),
    ...(request.spamToken && { spamToken: request.spamToken }),
    ...(screenshotData && { screenshotData }),
    ...(webReplay && { webReplay }),
    ...(tags.length > 0 && { tags: [...tags] }),
  };
  return removeExcluded(ticket, request.excludeData);
}

/** Removes the fields that `excludeData` names; unknown names and `type` are ignored. */
export function removeExcluded(ticket: TicketPayload, excludeData: ExcludeData): TicketPayload {
  const fields = new Set(
    Object.entries(excludeData)
      .filter(([, isOut]) => isOut)
      .map(([part]) => (Object.hasOwn(excludedField, part) ? excludedField[part] : part)),
  );
  fields.delete('type');
  return Object.fromEntries(Object.entries(ticket).filter(([field]) => !fields.has(field)));
}
