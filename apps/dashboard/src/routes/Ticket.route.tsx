import { TicketScreen } from '@adlane/screens';
import { useParams } from 'react-router';
import { paths } from '../navigation/paths';
import { readId } from '../navigation/readId';
import { Component as NotFound } from './NotFound.route';

/** /super-admin/tickets/{id} */
export function Component() {
  const { ticketId } = useParams();
  const id = readId(ticketId);
  if (id === undefined) return <NotFound />;
  return (
    <>
      <title>{`Ticket #${id} – Adlane`}</title>
      <TicketScreen key={id} ticketId={id} listHref={paths.tickets} />
    </>
  );
}
