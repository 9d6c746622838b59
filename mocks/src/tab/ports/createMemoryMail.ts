import type { Mail, StoredMail } from '@adlane/api-server';

/** Creates a mail port that stores emails in the page: stories read the links in them. */
export function createMemoryMail(): Mail & { readonly sent: readonly StoredMail[] } {
  const sent: StoredMail[] = [];
  return {
    sent,
    async send(message) {
      sent.push({ ...message, sentAt: new Date() });
      return 'sent';
    },
    listStored: () => sent.toReversed(),
  };
}
