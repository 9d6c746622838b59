import * as z from 'zod';
import { EmailField, requiredName, requiredText } from '../../../fields';

/** Services that have a team's issues. */
export const trackerKinds = ['github', 'linear', 'jira'] as const;
/** A service with issues. */
export type TrackerKind = (typeof trackerKinds)[number];

/** Their names. */
export const trackerNames = { github: 'GitHub', linear: 'Linear', jira: 'Jira' } as const satisfies Record<
  TrackerKind,
  string
>;

/** Maximum trackers of a project. */
export const maxTrackers = 10;

const site = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^https?:\/\//, '').replace(/\.atlassian\.net\/?$/, ''))
  .pipe(
    z.string().regex(/^([a-z\d]([a-z\d-]{0,61}[a-z\d])?)?$/, 'Please enter the name before .atlassian.net.'),
  );
const token = z.string().trim().max(500);

const shape = {
  /** Where issues are created: a repository `owner/name` of GitHub, the key of a Linear team or of a Jira project. */
  target: requiredText(140),
  /** Name of the Jira site, before `.atlassian.net`. */
  site: site.default(''),
  /** Email of the token's owner at Jira. */
  email: z.union([z.literal(''), EmailField]).default(''),
  /** Type of new issues at Jira, e.g. `Bug`. */
  issue_type: requiredName(80).default('Task'),
  /** Closes the ticket once its issue is done. */
  closes_tickets: z.boolean().default(false),
};

/** A tracker to connect, with its token. */
export const TrackerForm = z.object({
  kind: z.enum(trackerKinds),
  ...shape,
  token: token.min(1, 'This field is required.'),
});
export type TrackerForm = z.infer<typeof TrackerForm>;

/** Changes of a tracker; the stored token stays if none is given. */
export const TrackerChange = z.object({ ...shape, token: token.optional() });
export type TrackerChange = z.infer<typeof TrackerChange>;

/** A tracker that a project is connected to. */
export const ProjectTracker = z.object({
  id: z.int(),
  project_id: z.int(),
  kind: z.enum(trackerKinds),
  target: z.string(),
  /** The target's name there. */
  target_name: z.string(),
  site: z.string(),
  email: z.string(),
  issue_type: z.string(),
  closes_tickets: z.boolean(),
  /** Last four characters of the token. */
  token_hint: z.string(),
  /** Why it is no longer reached, and what to do; null while it works. */
  problem: z.string().nullable(),
  /** When it last sent a signed webhook; null if it never did. */
  webhook_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ProjectTracker = z.infer<typeof ProjectTracker>;

/** Trackers that create the secret of a webhook themselves; the others take ours. */
export const ownSecretKinds: readonly TrackerKind[] = ['linear'];

/** The secret of a webhook that the tracker made; empty to create one. */
export const TrackerWebhookForm = z.object({ secret: token.default('') });
export type TrackerWebhookForm = z.infer<typeof TrackerWebhookForm>;

/** Where a tracker sends webhooks, and what signs them. */
export const TrackerWebhook = z.object({
  url: z.string(),
  /** Null until webhooks are set up. */
  secret: z.string().nullable(),
  /** When the last signed webhook arrived. */
  webhook_at: z.string().nullable(),
});
export type TrackerWebhook = z.infer<typeof TrackerWebhook>;
