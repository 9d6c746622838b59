import { forAgency } from '../../../access';
import { call } from '../../../define';
import { Id } from '../../../fields';
import { Done, idParams } from '../../../list';
import { IssueAddress, NewTicketIssue, TicketIssue, TicketIssues } from './schemas';

export const ticketIssuesCalls = {
  list: call({
    method: 'GET',
    path: '/api/v1/tickets/{id}/issues',
    summary: "A ticket's issues, the trackers of its project, and the draft of a new issue",
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    response: TicketIssues,
  }),
  store: call({
    method: 'POST',
    path: '/api/v1/tickets/{id}/issues',
    summary: 'Create an issue with a link back to the ticket, once per ticket and tracker',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    body: NewTicketIssue.extend({ tracker_id: Id }),
    response: TicketIssue,
    status: 201,
  }),
  link: call({
    method: 'POST',
    path: '/api/v1/tickets/{id}/issues/link',
    summary: 'Link an issue that exists, by its address',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    body: IssueAddress,
    response: TicketIssue,
    status: 201,
  }),
  refresh: call({
    method: 'POST',
    path: '/api/v1/ticket-issues/{id}/refresh',
    summary: 'Read the status of an issue again, or retry to create it',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    response: TicketIssue,
  }),
  delete: call({
    method: 'DELETE',
    path: '/api/v1/ticket-issues/{id}',
    summary: 'Unlink an issue; it stays in its tracker',
    spec: 'widget §3.3',
    access: forAgency,
    params: idParams,
    response: Done,
  }),
};
