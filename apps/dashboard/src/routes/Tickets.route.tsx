import { TicketsScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';

/** /super-admin/tickets */
export function Component() {
  return (
    <>
      <title>Tickets – Adlane</title>
      <TicketsScreen ticketHref={paths.ticket} />
    </>
  );
}
