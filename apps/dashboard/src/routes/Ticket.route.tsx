import { TicketScreen } from '@adlane/screens';
import { useParams } from 'react-router';
import { paths } from '../app/paths';
import { readId } from '../app/readId';
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
