import type { environments, PlanType } from '@adlane/contract/constants';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL by any Drizzle driver: `pg` in Node, PGlite in a tab. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>> & {
  /**
   * A transaction that begins with the statement `settings`, for drivers that send both in one message, ahead of what
   * follows: where it fails, all of the transaction does.
   */
  readonly transactionUnder?: <T>(settings: string, work: (tx: Database) => Promise<T>) => Promise<T>;
  /**
   * The same for one prepared statement that only reads: what begins and what ends the transaction go with it, and all of
   * them cost one round trip.
   */
  readonly readUnder?: <T>(settings: string, read: (tx: Database) => Promise<T>) => Promise<T>;
};

/** The current time; fixed in tests. */
export type Clock = { now(): Date };

/** Random, unguessable names. */
export type Ids = {
  /** URL-safe text of `bytes` random bytes (32 where not given). */
  token(bytes?: number): string;
};

/** A file with its media type. */
export type StoredFile = { readonly body: Uint8Array; readonly type: string };

/** A file on its way in; one that is too large for the memory comes as a stream. */
export type NewFile = { readonly body: Uint8Array | ReadableStream<Uint8Array>; readonly type: string };

/** Part of a file: first and last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

/** A file whose bytes are read when they are asked for. */
export type FoundFile = {
  readonly type: string;
  /** Bytes of the whole. */
  readonly size: number;
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
};

/** Where bytes that are too heavy for a row lie. Keys are ours, never a visitor's file name. */
export type Files = {
  /** All of the file or, where this throws, nothing of it. An error of the stream is thrown as it is. */
  put(key: string, file: NewFile): Promise<void>;
  /** `undefined` where nothing lies under the key. */
  get(key: string): Promise<StoredFile | undefined>;
  find(key: string): Promise<FoundFile | undefined>;
  remove(key: string): Promise<void>;
};

/** Hashes passwords and encrypts platform tokens. */
export type Secrets = {
  /** Memory-hard hash with its salt and parameters inside. */
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, hash: string): Promise<boolean>;
  /** AES-GCM with a key id, for platform tokens at rest. */
  encrypt(plain: string): Promise<string>;
  decrypt(sealed: string): Promise<string>;
};

/** HTTP to other hosts: every address checked, time and size capped, logs redacted. */
export type Outbound = {
  fetch(url: string, init?: RequestInit): Promise<Response>;
};

/** One mail as it leaves. The sender's address is the server's own. */
export type MailMessage = {
  /** The same for each attempt to send it, so that receivers drop a second copy. */
  readonly id: string;
  readonly to: string;
  /** Name that the receiver sees it come from. */
  readonly fromName: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends email. */
export type Mail = {
  /**
   * Hands a mail over. `refused` where the receiver's server will never take it; whatever may pass is thrown, without
   * an address or a text of the mail in its message.
   */
  send(message: MailMessage): Promise<'sent' | 'refused'>;
};

/** Where this installation stands. */
export type Site = {
  /** Address of the dashboard without a slash at its end, for links in mails and the way back from other hosts. */
  publicUrl(): string;
  /** Errors of the ads app are reported in `prod` alone (ads §8). */
  readonly environment: (typeof environments)[number];
  /** The bug-tracking service that errors go to; null reports them as tickets of the operator's own project. */
  readonly errorService: { readonly url: string; readonly project: string; readonly token: string } | null;
};

/** Work that outlives its request. Payloads are plain data; a handler may run twice and must bear it. */
export type JobPayloads = {
  /** An ad whose state and figures are asked for at its platform. */
  'ads.refresh': { readonly agencyId: number; readonly adId: number };
  /** Asked for by somebody who is not signed in; answered by mail alone, so that nobody else learns of an account. */
  'auth.request': { readonly sealed: string };
  /** A sign-in that failed, for the audit log. */
  'auth.failed': { readonly sealed: string };
  /** An agency was archived: its plan must not be renewed. */
  'billing.cancelArchived': { readonly agencyId: number };
  /** An event of Stripe that was stored. */
  'billing.event': { readonly eventId: string };
  'auth.checkHost': { readonly agencyId: number };
  /** A `MailMessage` as JSON, sealed: it may hold the secret of a link. */
  'mail.send': { readonly sealed: string };
  /** Once a minute, by every server process: what is due is found in the tables. */
  'scheduler.tick': Readonly<Record<string, never>>;
  /** A lead that Facebook told of; ids are Facebook's. */
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
  'templates.import': { readonly agencyId: number; readonly importId: number };
  'launch.run': { readonly agencyId: number; readonly launchId: number };
};
/** Name of a kind of job. */
export type JobName = keyof JobPayloads;
/** A handler for every kind of job. */
export type JobHandlers = { readonly [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };
/** The job queue. */
export type Jobs = {
  /** Called once by `createApp`. */
  register(handlers: JobHandlers): void;
  /** `key` keeps equal work from being queued twice at a time. */
  send<N extends JobName>(
    name: N,
    payload: JobPayloads[N],
    options?: { readonly key?: string },
  ): Promise<void>;
};

/** Structured fields of a log entry. */
export type LogFields = Readonly<Record<string, unknown>>;
/** Structured log lines; callers never hand in secrets or bodies. */
export type Log = {
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
};

/** Where an ad platform is reached and as which app. A double has `isDouble` set; users see it. */
export type PlatformSettings = {
  readonly facebook: {
    readonly graphUrl: string;
    readonly dialogUrl: string;
    readonly version: string;
    readonly appId: string;
    /** Signs what Facebook sends, too. */
    readonly appSecret: string;
    /** Configuration of Login for Business; null asks for the permissions one by one. */
    readonly loginConfigId: string | null;
    /** What Facebook must name when it asks whether the webhook's address is ours; empty refuses everybody. */
    readonly webhookVerifyToken: string;
    readonly isDouble: boolean;
  };
  readonly goHighLevel: {
    readonly apiUrl: string;
    /** Page on which a user chooses the location to connect. */
    readonly signInUrl: string;
    /** Empty where the operator has set none: nobody can connect then. */
    readonly clientId: string;
    readonly clientSecret: string;
    /** Ed25519 key that webhooks are checked with: SPKI in base64. */
    readonly webhookPublicKey: string;
    readonly isDouble: boolean;
  };
  readonly openAi: {
    /** With its version; for agencies whose connection names no address of its own. */
    readonly baseUrl: string;
    readonly isDouble: boolean;
  };
  readonly google: {
    /** Google Ads API, without version. */
    readonly adsUrl: string;
    /** Page on which a user allows the connection. */
    readonly signInUrl: string;
    readonly tokenUrl: string;
    /** Who signs Google's id tokens; its keys are found below it. */
    readonly issuerUrl: string;
    readonly version: string;
    /** Empty where the operator has set none: nobody can connect then. */
    readonly clientId: string;
    readonly clientSecret: string;
    /** Google ended these tokens in September 2026; sent only where the operator still sets one. */
    readonly developerToken: string | null;
    readonly isDouble: boolean;
  };
  readonly stripe: {
    readonly apiUrl: string;
    /** Empty where the operator has set none: nobody can pay then. */
    readonly secretKey: string;
    /** Stripe's key for browsers. */
    readonly publishableKey: string;
    /** Signs what Stripe sends; empty refuses everybody. */
    readonly webhookSecret: string;
    /** Of all prices, ISO 4217. */
    readonly currency: string;
    /** Prices that differ from the constants (ads §9), in the currency's smallest unit. */
    readonly prices: Readonly<Partial<Record<PlanType, number>>>;
    readonly isDouble: boolean;
  };
};

/** Everything that differs between Node and a browser tab. */
export type Ports = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly files: Files;
  readonly secrets: Secrets;
  readonly outbound: Outbound;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly mail: Mail;
  readonly site: Site;
  readonly platforms: PlatformSettings;
};
