import type { WebhookEvent } from '@adlane/contract/widget/projects/webhooks';

/** Texts of the events of webhooks. */
export const webhookEventLabels: Readonly<Record<WebhookEvent, string>> = {
  'ticket.created': 'New ticket',
  'ticket.updated': 'Ticket changed',
  'conversation.started': 'New conversation',
  'conversation.message': 'Message of a visitor',
  'conversation.reply': 'Reply of the team',
};
