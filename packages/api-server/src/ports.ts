import type { PackedJson } from '@adlane/contract';
import type { environments, PlanType } from '@adlane/contract/constants';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ImportFile } from './modules/ads/templateImports/ImportFile';
import type { ContactFile } from './modules/widget/contacts/contactImport/ContactFile';
import type { ReceivedEmail } from './modules/widget/emailReplies/ReceivedEmail';
import type { FoundResource } from './modules/widget/tickets/resources/FoundResource';

/** PostgreSQL by any Drizzle driver: `pg` in Node, PGlite in a tab. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>> & {
  /**
   * Begins a transaction with the statement `settings`, for drivers that send both in one message; the
   * transaction fails if the statement does.
   */
  readonly transactionUnder?: <T>(settings: string, work: (tx: Database) => Promise<T>) => Promise<T>;
  /** Does the same for one read-only prepared statement: begin, statement and commit take one round trip. */
  readonly readUnder?: <T>(settings: string, read: (tx: Database) => Promise<T>) => Promise<T>;
};

/** The current time; in tests it only moves when told to, or by sleeping. */
export type Clock = {
  now(): Date;
  /** Resolves after that time, in milliseconds. */
  sleep(milliseconds: number): Promise<void>;
};

/** Random, unguessable names. */
export type Ids = {
  /** URL-safe text of `bytes` random bytes. @default 32 */
  token(bytes?: number): string;
};

/** A file with its media type. */
export type StoredFile = { readonly body: Uint8Array; readonly type: string };

/** A file to store; one too large for memory comes as a stream. */
export type NewFile = { readonly body: Uint8Array | ReadableStream<Uint8Array>; readonly type: string };

/** First and last byte of a range, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

/** A file whose bytes are read on demand. */
export type FoundFile = {
  readonly type: string;
  /** Size of the whole file in bytes. */
  readonly size: number;
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
};

/** Stores files that are too large for a row. Keys are generated, never a visitor's file name. */
export type Files = {
  /** Stores all of the file or, if it throws, nothing. Rethrows errors of the stream. */
  put(key: string, file: NewFile): Promise<void>;
  /** Returns `undefined` if there is no file under the key. */
  get(key: string): Promise<StoredFile | undefined>;
  find(key: string): Promise<FoundFile | undefined>;
  remove(key: string): Promise<void>;
};

/** What the tasks on bytes from outside return; a task has the name of its call. */
export type UntrustedOutputs = {
  'contacts.import': ContactFile;
  'templateImports.bulk': ImportFile;
  /** The body with its packed parts (`packed` in the contract), to be checked by its schema. */
  'tickets.create': unknown;
  /** What a stored page or recording names at other addresses. */
  'tickets.resources': readonly FoundResource[];
  /** What fetched style sheets name (`joinResources`). */
  'tickets.styleResources': readonly FoundResource[];
  /** Fetched resources (`joinResources`) as they are stored. */
  'tickets.packedResources': PackedJson;
  /** An email, from what a provider sent of it (`joinEmailBody`). */
  'webhooks.email': ReceivedEmail;
};

/** Reads bytes from outside within limits of time and memory, so that no other caller waits for them. */
export type Untrusted = {
  /**
   * Runs a task on the bytes, which are moved to it. Tasks of different tenants take turns.
   * @param tenant the agency or project that is being served (`nameTenant`)
   * @throws Problem what the task refuses; 413 if it takes too long, 503 while too many others wait
   */
  run<N extends keyof UntrustedOutputs>(
    task: N,
    bytes: Uint8Array<ArrayBuffer>,
    tenant: string,
  ): Promise<UntrustedOutputs[N]>;
};

/** Hashes passwords and encrypts platform tokens. */
export type Secrets = {
  /** Memory-hard hash with its salt and parameters inside. */
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, hash: string): Promise<boolean>;
  /** AES-GCM with a key id, for platform tokens at rest. */
  encrypt(plain: string): Promise<string>;
  decrypt(sealed: string): Promise<string>;
  /** HMAC-SHA-256 of a text under each key, in hex: the one for new signatures first, then those that still count. */
  sign(text: string): Promise<readonly [string, ...string[]]>;
};

/** HTTP to other hosts: every address checked, time and size capped, logs redacted. */
export type Outbound = {
  fetch(url: string, init?: RequestInit, options?: OutboundCallOptions): Promise<Response>;
};

/** How one call differs from others. */
export type OutboundCallOptions = {
  /**
   * Refuses private addresses even where the operator allowed them, for addresses that anyone may name.
   * @default false
   */
  readonly isPublicOnly?: boolean;
};

/** An email to send. The sender's address is the server's own. */
export type MailMessage = {
  /** The same for each attempt, so that receivers drop a second copy. */
  readonly id: string;
  readonly to: string;
  /** Sender name that the receiver sees. */
  readonly fromName: string;
  readonly replyTo: string | null;
  /** Names what the email is about: mail programs show emails with the same one as one thread. */
  readonly thread?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends email. */
export type Mail = {
  /**
   * Sends an email. Returns `refused` if the receiver's server will never accept it; throws for temporary
   * failures, without an address or text of the email in the message.
   */
  send(message: MailMessage): Promise<'sent' | 'refused'>;
  /**
   * Lists the latest emails that were stored instead of delivered, newest first. Only in development: emails contain
   * the secrets of links.
   */
  listStored?(): readonly StoredMail[];
  /** Emails that are stored instead of delivered, by their id; absent where they are delivered. */
  readonly outbox?: {
    listIds(): Promise<string[]>;
    delete(ids: readonly string[]): Promise<void>;
  };
};

/** Receives the emails that answer ours. */
export type InboundMail = {
  /**
   * The address that reply addresses extend: `reply@in.example.com` gives `reply+…@in.example.com`. Null if answers by
   * email are not received.
   */
  readonly address: string | null;
  /** Addresses that this server sends from: what comes from them is no answer. */
  readonly ownAddresses: readonly string[];
  /** The secret in the path of the webhook; null without one. */
  readonly webhookSecret: string | null;
  /** The mailbox that is polled, where there is one. */
  readonly mailbox?: Mailbox;
};

/** A new email in a mailbox. */
export type MailboxEmail = {
  /** Names it in the mailbox, in every connection. */
  readonly key: string;
  /** Loads it; null if it was deleted meanwhile, or is larger than the limit. */
  read(): Promise<Uint8Array<ArrayBuffer> | null>;
};

/**
 * What became of an email in a mailbox: `received`, `failed` and tried again, `waiting` for its next attempt, or
 * `given up` for a person to look at.
 */
export type MailboxOutcome = 'received' | 'failed' | 'waiting' | 'given up';

/** A mailbox that emails are fetched from. */
export type Mailbox = {
  /**
   * Hands over the new emails, the oldest first, and ends after a number of them; those that wait do not count. Marks
   * what was received as seen, and what was given up as seen and flagged. Throws if the mailbox can't be read, without an
   * address or password in the message.
   */
  fetchNew(receive: (email: MailboxEmail) => Promise<MailboxOutcome>): Promise<void>;
};

/** An email that was stored instead of delivered. */
export type StoredMail = MailMessage & { readonly sentAt: Date };

/** Settings of this installation. */
export type Site = {
  /**
   * Address of the dashboard without a trailing slash, for links in emails and redirects from other hosts.
   */
  publicUrl(): string;
  /** Origin of the widget's frame. */
  frameUrl(): string;
  /** Origin of the widget's banner. */
  bannerUrl(): string;
  /** Errors of the ads app are reported only in `prod` (ads §8). */
  readonly environment: (typeof environments)[number];
  /** The bug-tracking service for errors; null reports them as tickets of the operator's own project. */
  readonly errorService: { readonly url: string; readonly project: string; readonly token: string } | null;
};

/**
 * Work that outlives its request. Payloads are plain data; handlers must be idempotent, because a job may run
 * twice.
 */
export type JobPayloads = {
  /** Refreshes an ad's status and figures from its platform. */
  'ads.refresh': { readonly agencyId: number; readonly adId: number };
  /**
   * A request without a session, answered by email only, so that it does not reveal whether an account
   * exists.
   */
  'auth.request': { readonly sealed: string };
  /** A failed sign-in, for the audit log. */
  'auth.failed': { readonly sealed: string };
  /** Cancels the renewal of an archived agency's plan. */
  'billing.cancelArchived': { readonly agencyId: number };
  /** A stored event from Stripe. */
  'billing.event': { readonly eventId: string };
  'auth.checkHost': { readonly agencyId: number };
  /** A sealed `MailMessage` as JSON: it may contain the secret of a link. */
  'mail.send': { readonly sealed: string };
  /** Fetches new emails from the mailbox. */
  'mail.fetch': Readonly<Record<string, never>>;
  /** Computes a tenant's due segments of contacts. */
  'contacts.segments': { readonly agencyId: number };
  /** Answers a visitor's last question from the help center. */
  'conversations.answer': { readonly agencyId: number; readonly shareToken: string };
  /** Runs once a minute in every server process; due work is found in the tables. */
  'scheduler.tick': Readonly<Record<string, never>>;
  /** A new lead on Facebook, with Facebook's ids. */
  'leads.fetch': {
    readonly leadId: string;
    readonly pageId: string;
    readonly formId: string;
    readonly adId: string | null;
  };
  'leads.sweep': { readonly agencyId: number; readonly pageId: number };
  'leads.deliver': { readonly agencyId: number; readonly leadId: number };
  'sources.retrieve': { readonly agencyId: number; readonly sourceId: number };
  'sources.subscribe': { readonly agencyId: number; readonly sourceId: number };
  /** Fetches what a ticket's page names at other addresses. */
  'tickets.resources': { readonly agencyId: number; readonly ticketId: number };
  'templates.import': { readonly agencyId: number; readonly importId: number };
  /** Creates a tenant's new issues in their trackers, and reads the status of due ones. */
  'issues.sync': { readonly agencyId: number };
  /** Sends a tenant's due webhook deliveries. */
  'webhooks.send': { readonly agencyId: number };
  'launch.run': { readonly agencyId: number; readonly launchId: number };
};
/** Name of a kind of job. */
export type JobName = keyof JobPayloads;
/** A handler for every kind of job. */
export type JobHandlers = { readonly [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };
/** How a job is queued. */
export type JobOptions = {
  /** Prevents equal work from being queued twice at a time. */
  readonly key?: string;
  /**
   * How long the job waits before a worker takes it, in milliseconds.
   * @default 0
   */
  readonly delayMs?: number;
};
/** The job queue. */
export type Jobs = {
  /** Called once by `createApp`. */
  register(handlers: JobHandlers): void;
  send<N extends JobName>(name: N, payload: JobPayloads[N], options?: JobOptions): Promise<void>;
};

/** Structured fields of a log entry. */
export type LogFields = Readonly<Record<string, unknown>>;
/** Structured log lines, without secrets or bodies. */
export type Log = {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
};

/**
 * Addresses and app credentials of an ad platform. A double has `isDouble` set, which the dashboard shows.
 */
export type PlatformSettings = {
  readonly facebook: {
    readonly graphUrl: string;
    readonly dialogUrl: string;
    readonly version: string;
    readonly appId: string;
    /** Also verifies the signature of Facebook's webhooks. */
    readonly appSecret: string;
    /** Configuration of Login for Business; null requests the permissions one by one. */
    readonly loginConfigId: string | null;
    /** Token that Facebook sends to verify the webhook's address; empty refuses all. */
    readonly webhookVerifyToken: string;
    readonly isDouble: boolean;
  };
  readonly goHighLevel: {
    readonly apiUrl: string;
    /** Page where a user selects the location to connect. */
    readonly signInUrl: string;
    /** Empty if the operator has set none: connecting is disabled then. */
    readonly clientId: string;
    readonly clientSecret: string;
    /** Ed25519 key that verifies webhooks: SPKI in base64. */
    readonly webhookPublicKey: string;
    readonly isDouble: boolean;
  };
  readonly openAi: {
    /** Includes the version; used for agencies whose connection has no address. */
    readonly baseUrl: string;
    readonly isDouble: boolean;
  };
  readonly google: {
    /** Google Ads API, without its version. */
    readonly adsUrl: string;
    /** Page where a user grants the connection. */
    readonly signInUrl: string;
    readonly tokenUrl: string;
    /** Issuer of Google's id tokens; its keys are found below it. */
    readonly issuerUrl: string;
    readonly version: string;
    /** Empty if the operator has set none: connecting is disabled then. */
    readonly clientId: string;
    readonly clientSecret: string;
    /** Google ended these tokens in September 2026; sent only if the operator still sets one. */
    readonly developerToken: string | null;
    readonly isDouble: boolean;
  };
  readonly stripe: {
    readonly apiUrl: string;
    /** Empty if the operator has set none: payments are disabled then. */
    readonly secretKey: string;
    /** Stripe's key for browsers. */
    readonly publishableKey: string;
    /** Stripe's script for pages that take cards. */
    readonly scriptUrl: string;
    /** Verifies Stripe's webhooks; empty refuses all. */
    readonly webhookSecret: string;
    /** Currency of all prices, ISO 4217. */
    readonly currency: string;
    /** Prices that differ from the constants (ads §9), in the currency's smallest unit. */
    readonly prices: Readonly<Partial<Record<PlanType, number>>>;
    readonly isDouble: boolean;
  };
  readonly trackers: {
    readonly gitHubUrl: string;
    /** Linear's one address. */
    readonly linearUrl: string;
    /** Address of a Jira site, with `{site}` for its name. */
    readonly jiraUrl: string;
    readonly isDouble: boolean;
  };
};

/** Everything that differs between Node and a browser tab. */
export type Ports = {
  /**
   * Names this server in its leases: the same after each restart, and another one for every server that runs at the
   * same time on the same database.
   */
  readonly serverId: string;
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly files: Files;
  readonly secrets: Secrets;
  readonly untrusted: Untrusted;
  readonly outbound: Outbound;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly mail: Mail;
  readonly inboundMail: InboundMail;
  readonly site: Site;
  readonly platforms: PlatformSettings;
};
