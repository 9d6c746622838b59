import { resolve } from 'node:path';
import { crmAppOrigins, environments, type PlanType, planTypes } from '@adlane/contract/constants';
import * as z from 'zod';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://');
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .transform((url) => url.replace(/\/+$/, ''));

/** Comma-separated origins that may show the clients' area in a frame. */
const originList = (fallback: readonly string[]) =>
  z
    .string()
    .default(fallback.join(','))
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every((entry) => URL.canParse(entry) && new URL(entry).origin === entry),
      'must look like https://app.example.com,https://crm.example.com',
    );

const shortestSecret = 32;
/** Prefixes of secrets from examples, which are publicly known. */
const knownSecrets = /^(change-?me|secret|password|example|default|adlane|test|dev|your-)/i;

function hasFewCharacters(text: string): boolean {
  return new Set(text).size < 8;
}

const secretKey = z
  .string()
  .min(shortestSecret, `must have at least ${shortestSecret} characters`)
  .refine((text) => !knownSecrets.test(text) && !hasFewCharacters(text), 'is a default or easily guessed');

/** Mail servers accept 64 characters before the @, of which the signed part needs up to 48. */
const replyName = /^[^+@]{1,16}@/;

const planPrice = new RegExp(`^(${planTypes.join('|')})=(\\d{1,8})$`);
/** Prices of plans as `new_monthly=9700,annual=99700`, in the currency's smallest unit. */
const planPrices = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .filter(Boolean)
      .map((entry) => planPrice.exec(entry.trim())),
  )
  .refine(
    (entries) => entries.every(Boolean),
    `must look like new_monthly=9700,annual=99700; plans: ${planTypes.join(', ')}`,
  )
  .transform(
    (entries): Partial<Record<PlanType, number>> =>
      Object.fromEntries(entries.flatMap((entry) => (entry ? [[entry[1], Number(entry[2])]] : []))),
  );

const Variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  ADLANE_HOST: z.string().min(1).optional(),
  ADLANE_PORT: port(4300),
  ADLANE_FRAME_PORT: port(4301),
  ADLANE_BANNER_PORT: port(4302),
  ADLANE_DEMO_PORT: port(4303),
  ADLANE_DOUBLES_PORT: port(4310),
  ADLANE_PUBLIC_URL: httpUrl.optional(),
  ADLANE_FRAME_URL: httpUrl.optional(),
  ADLANE_BANNER_URL: httpUrl.optional(),
  ADLANE_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  ADLANE_DATA_DIR: z.string().min(1).default('data'),
  ADLANE_SNAPSHOT_HOURS: z.coerce.number().min(0).max(720).default(6),
  ADLANE_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ADLANE_SECRET: secretKey.optional(),
  ADLANE_PREVIOUS_SECRETS: z.string().default(''),
  ADLANE_ENVIRONMENT: z.enum(environments).optional(),
  ADLANE_OPERATOR_EMAIL: z.email('must be an email address').toLowerCase().optional(),
  ADLANE_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  ADLANE_MAIL_FROM: z.email('must be an email address').optional(),
  ADLANE_REPLY_ADDRESS: z
    .email('must be an email address')
    .toLowerCase()
    .refine((address) => replyName.test(address), 'must have at most 16 characters, and no +, before the @')
    .optional(),
  ADLANE_INBOUND_SECRET: secretKey
    .refine(
      (text) => /^[\w.~-]+$/.test(text),
      'must have letters, digits and . _ ~ - only: it is part of an address',
    )
    .optional(),
  ADLANE_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'must look like imaps://user:password@mail.example.com/INBOX' })
    .optional(),
  ADLANE_PRIVACY_URL: httpUrl.optional(),
  ADLANE_TERMS_URL: httpUrl.optional(),
  ADLANE_ROADMAP_URL: httpUrl.optional(),
  ADLANE_SUPPORT_URL: httpUrl.optional(),
  ADLANE_FEEDBACK_KEY: z
    .string()
    .regex(/^[\w-]{8,100}$/, 'must be the SDK key of a project')
    .optional(),
  ERROR_REPORT_URL: httpUrl.optional(),
  ERROR_REPORT_PROJECT: z.string().min(1).optional(),
  ERROR_REPORT_TOKEN: z.string().min(1).optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_APP_URL: postgresUrl.optional(),
  S3_BUCKET_URL: httpUrl.optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  FACEBOOK_APP_ID: z.string().min(1).optional(),
  FACEBOOK_APP_SECRET: z.string().min(1).optional(),
  FACEBOOK_GRAPH_URL: httpUrl.optional(),
  FACEBOOK_DIALOG_URL: httpUrl.optional(),
  FACEBOOK_GRAPH_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must look like v26.0')
    .default('v26.0'),
  FACEBOOK_LOGIN_CONFIG_ID: z.string().min(1).optional(),
  FACEBOOK_WEBHOOK_VERIFY_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  GHL_CLIENT_ID: z.string().min(1).optional(),
  GHL_CLIENT_SECRET: z.string().min(1).optional(),
  GHL_API_URL: httpUrl.optional(),
  GHL_SIGN_IN_URL: httpUrl.optional(),
  GHL_WEBHOOK_PUBLIC_KEY: z
    .string()
    .regex(/^[\w+/]{56,}={0,2}$/, 'must be an Ed25519 key: SPKI in base64')
    .optional(),
  GHL_FRAME_ORIGINS: originList(crmAppOrigins),
  OPENAI_BASE_URL: httpUrl.optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ADS_DEVELOPER_TOKEN: z.string().min(1).optional(),
  GOOGLE_ADS_URL: httpUrl.optional(),
  GOOGLE_SIGN_IN_URL: httpUrl.optional(),
  GOOGLE_TOKEN_URL: httpUrl.optional(),
  GOOGLE_ISSUER_URL: httpUrl.optional(),
  GOOGLE_ADS_VERSION: z
    .string()
    .regex(/^v\d+$/, 'must look like v26')
    .default('v26'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: httpUrl.optional(),
  ADLANE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must look like USD')
    .default('USD'),
  ADLANE_PLAN_PRICES: planPrices,
});

export type Environment = z.infer<typeof Variables> & {
  readonly isProduction: boolean;
  /** Address to listen on: all interfaces in production, else this machine only (there are demo logins). */
  readonly host: string;
  /** Kind of environment (ads §4): `ADLANE_ENVIRONMENT`, else what NODE_ENV says. */
  readonly kind: (typeof environments)[number];
  /** Absolute path. */
  readonly dataFolder: string;
};

/** The environment is invalid; `message` names every variable and its problem. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Treats empty variables as unset. */
function withoutEmpty(source: NodeJS.ProcessEnv): Record<string, string> {
  const set = Object.entries(source).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return Object.fromEntries(set);
}

/** All of them or none. */
const s3Variables = ['S3_BUCKET_URL', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function findConflicts(variables: z.infer<typeof Variables>): string[] {
  const conflicts: string[] = [];
  const isProduction = variables.NODE_ENV === 'production';
  if (isProduction && variables.DATABASE_URL !== undefined && variables.ADLANE_SECRET === undefined) {
    conflicts.push(
      'ADLANE_SECRET is missing: with DATABASE_URL every server process needs the same one. Make one with: openssl rand -base64 48',
    );
  }
  if ((variables.FACEBOOK_APP_ID === undefined) !== (variables.FACEBOOK_APP_SECRET === undefined)) {
    conflicts.push('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET belong together: set both or none');
  }
  if ((variables.GOOGLE_CLIENT_ID === undefined) !== (variables.GOOGLE_CLIENT_SECRET === undefined)) {
    conflicts.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or none');
  }
  if ((variables.GHL_CLIENT_ID === undefined) !== (variables.GHL_CLIENT_SECRET === undefined)) {
    conflicts.push('GHL_CLIENT_ID and GHL_CLIENT_SECRET belong together: set both or none');
  }
  if ((variables.ADLANE_SMTP_URL === undefined) !== (variables.ADLANE_MAIL_FROM === undefined)) {
    conflicts.push('ADLANE_SMTP_URL and ADLANE_MAIL_FROM belong together: set both or none');
  }
  const receives = variables.ADLANE_INBOUND_SECRET !== undefined || variables.ADLANE_IMAP_URL !== undefined;
  if ((variables.ADLANE_REPLY_ADDRESS !== undefined) !== receives) {
    conflicts.push(
      'ADLANE_REPLY_ADDRESS belongs together with ADLANE_INBOUND_SECRET or ADLANE_IMAP_URL: set it and one of them, or none',
    );
  }
  const reports = [variables.ERROR_REPORT_URL, variables.ERROR_REPORT_PROJECT, variables.ERROR_REPORT_TOKEN];
  if (new Set(reports.map((value) => value === undefined)).size > 1) {
    conflicts.push(
      'ERROR_REPORT_URL, ERROR_REPORT_PROJECT and ERROR_REPORT_TOKEN belong together: set all or none',
    );
  }
  if ((variables.STRIPE_SECRET_KEY === undefined) !== (variables.STRIPE_WEBHOOK_SECRET === undefined)) {
    conflicts.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or none');
  }
  const missing = s3Variables.filter((name) => variables[name] === undefined);
  if (missing.length > 0 && missing.length < s3Variables.length) {
    conflicts.push(
      `${missing.join(', ')} missing: files go to S3 only with all of ${s3Variables.join(', ')}`,
    );
  }
  if (variables.DATABASE_APP_URL !== undefined && variables.DATABASE_URL === undefined) {
    conflicts.push('DATABASE_APP_URL is set without DATABASE_URL');
  }
  return conflicts;
}

/**
 * Reads the environment once, at startup.
 * @throws EnvironmentError that lists every problem
 */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const parsed = Variables.safeParse(withoutEmpty(source));
  // Values are not repeated in the text: some of them are secrets.
  const problems = parsed.success
    ? findConflicts(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (!parsed.success || problems.length > 0) {
    throw new EnvironmentError(
      `Adlane can't start with this environment:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee docs/self-hosting.md for all variables.`,
    );
  }
  const variables = parsed.data;
  const isProduction = variables.NODE_ENV === 'production';
  return {
    ...variables,
    isProduction,
    kind: variables.ADLANE_ENVIRONMENT ?? (isProduction ? 'prod' : 'dev'),
    host: variables.ADLANE_HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataFolder: resolve(variables.ADLANE_DATA_DIR),
  };
}
