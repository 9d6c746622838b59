import { TicketScreen, TicketsScreen } from '@adlane/screens';
import { useNavigate, useParams } from 'react-router';
import { buildWorkHref } from '../../navigation/buildWorkHref';
import { paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useArea } from '../../session/useArea';
import { Component as NotFound } from '../NotFound.route';

function Ticket({ id }: { id: number }) {
  const area = useArea();
  const navigate = useNavigate();
  const listHref = paths.tickets(area);
  return (
    <TicketScreen
      ticketId={id}
      listHref={listHref}
      ticketHref={(other) => paths.ticket(area, other)}
      inboxHref={(other) => paths.inboxItem(area, { kind: 'ticket', id: other })}
      agencyHref={area.kind === 'superAdmin' ? buildWorkHref : undefined}
      onDeleted={() => void navigate(listHref, { replace: true })}
    />
  );
}

function Tickets() {
  const area = useArea();
  return <TicketsScreen ticketHref={(id) => paths.ticket(area, id)} projectsHref={paths.projects(area)} />;
}

/** …/tickets and …/tickets/{ticketId} */
export function Component() {
  const { ticketId } = useParams();
  if (ticketId === undefined) return <Tickets />;
  const id = readId(ticketId);
  return id === undefined ? <NotFound /> : <Ticket key={id} id={id} />;
}
