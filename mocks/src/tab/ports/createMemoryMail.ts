import type { Mail, MailMessage } from '@adlane/api-server';

/** Creates a mail port that stores emails in the page: stories read the links in them. */
export function createMemoryMail(): Mail & { readonly sent: readonly MailMessage[] } {
  const sent: MailMessage[] = [];
  return {
    sent,
    async send(message) {
      sent.push(message);
      return 'sent';
    },
  };
}
