import { type Ticket, WorkContext } from '@adlane/contract/widget/tickets';

/** Reads what a user of the ads app was doing; undefined for reports of other sites, which may have anything there. */
export function readWork({ customData }: Pick<Ticket, 'customData'>): WorkContext | undefined {
  return WorkContext.safeParse(customData.work).data;
}
