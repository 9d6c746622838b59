import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL by any Drizzle driver: `pg` in Node, PGlite in a tab. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Clock = { now(): Date };

/** Random, unguessable names. */
export type Ids = {
  /** URL-safe text of `bytes` random bytes (32 where not given). */
  token(bytes?: number): string;
};

export type StoredFile = { readonly body: Uint8Array; readonly type: string };

/** Where bytes that are too heavy for a row lie. Keys are ours, never a visitor's file name. */
export type Files = {
  put(key: string, file: StoredFile): Promise<void>;
  /** `undefined` where nothing lies under the key. */
  get(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
};

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

/** Work that outlives its request. Payloads are plain data; a handler may run twice and must bear it. */
export type JobPayloads = {
  'launch.run': { readonly agencyId: number; readonly launchId: number };
};
export type JobName = keyof JobPayloads;
export type JobHandlers = { readonly [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };
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
    readonly appSecret: string;
    readonly isDouble: boolean;
  };
  readonly google: {
    /** Google Ads API, without version. */
    readonly adsUrl: string;
    /** Page on which a user allows the connection. */
    readonly signInUrl: string;
    readonly tokenUrl: string;
    readonly version: string;
    /** Empty where the operator has set none: nobody can connect then. */
    readonly clientId: string;
    readonly clientSecret: string;
    /** Google ended these tokens in September 2026; sent only where the operator still sets one. */
    readonly developerToken: string | null;
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
  readonly platforms: PlatformSettings;
};
