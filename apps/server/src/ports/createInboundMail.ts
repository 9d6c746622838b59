import type { InboundMail, Log } from '@adlane/api-server';
import type { Environment } from '../environment';
import { createImapMailbox } from './imapMailbox';

/** Describes how answers by email arrive, by the environment. */
export function createInboundMail(environment: Environment, log: Log): InboundMail {
  const { ADLANE_REPLY_ADDRESS, ADLANE_MAIL_FROM, ADLANE_INBOUND_SECRET, ADLANE_IMAP_URL } = environment;
  return {
    address: ADLANE_REPLY_ADDRESS ?? null,
    ownAddresses: ADLANE_MAIL_FROM === undefined ? [] : [ADLANE_MAIL_FROM],
    webhookSecret: ADLANE_INBOUND_SECRET ?? null,
    ...(ADLANE_IMAP_URL !== undefined && { mailbox: createImapMailbox(ADLANE_IMAP_URL, log) }),
  };
}
