import * as z from 'zod';
import { Id, requiredName } from '../../fields';
import { FlowConfigForm } from './flowConfigForm';

/**
 * Verification of users by `userHash` in `identify` (widget §3.1). `off`: ignored. `optional`: a wrong hash
 * is refused, a missing one accepted, for sites that are adding it. `enforced`: every hash must be correct.
 */
export const identityModes = ['off', 'optional', 'enforced'] as const;

/** Maximum projects of a tenant, archived ones included. */
export const maxProjects = 100;
/** Maximum length of a project's name in characters. */
export const maxProjectNameLength = 80;

/** A site that embeds the widget. */
export const Project = z.object({
  id: z.int(),
  name: z.string(),
  /** Public key with which pages initialize the widget. */
  sdkKey: z.string(),
  identityMode: z.enum(identityModes),
  /** True if a key exists; without one, no user can be verified. */
  hasIdentityKey: z.boolean(),
  /** Until when the previous identity key is also accepted; null if none is. */
  previousKeyUntil: z.string().nullable(),
  /** Tickets that are not done. */
  open_tickets: z.int(),
  /** When a page last loaded the widget, to the minute; null before the first one. */
  last_seen_at: z.string().nullable(),
  /** Host of that page. */
  last_seen_host: z.string().nullable(),
  /** An archived project's key is refused; its tickets stay. */
  archived_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Project = z.infer<typeof Project>;

/** Creates or renames a project. */
export const ProjectForm = z.object({ name: requiredName(maxProjectNameLength) });

/** Longest answer time of a project in minutes: a week. */
export const maxAnswerMinutes = 10_080;

/** When the team is notified of a visitor who waits for an answer. */
export const AnswerTime = z.object({
  /** In minutes; null never notifies. */
  answer_minutes: z.int().min(1).max(maxAnswerMinutes).nullable(),
});
export type AnswerTime = z.infer<typeof AnswerTime>;

/** A new key for `userHash`: returned once and stored encrypted. */
export const IdentityKey = z.object({
  /** The `userHash` is the HMAC-SHA-256 of the user's id with this key, in hex. */
  key: z.string(),
  previousKeyUntil: z.string().nullable(),
});
export type IdentityKey = z.infer<typeof IdentityKey>;

/** The addresses that a page needs, and whether one has loaded the widget. */
export const Installation = z.object({
  sdkKey: z.string(),
  script_url: z.string(),
  api_url: z.string(),
  socket_url: z.string(),
  frame_url: z.string(),
  banner_url: z.string(),
  first_seen_at: z.string().nullable(),
  first_seen_host: z.string().nullable(),
  last_seen_at: z.string().nullable(),
  last_seen_host: z.string().nullable(),
});
export type Installation = z.infer<typeof Installation>;

/** A project's configuration with its version, which a change must name. */
export const ProjectConfig = z.object({ version: z.int(), config: FlowConfigForm });
export type ProjectConfig = z.infer<typeof ProjectConfig>;

/** Kinds of contents that pages name by id; forms, surveys and bots have texts as ids anyway. */
export const externalIdKinds = [
  'guide',
  'collection',
  'article',
  'news',
  'checklist',
  'featureRequest',
] as const;

/** Most ids that one call changes. */
export const maxExternalIdChanges = 500;
/** Most ids of a project. */
export const maxExternalIds = 5000;

/** The id that a content had in another system. Visitors' calls, links and the page's methods accept it. */
export const ExternalIdEntry = z.object({
  kind: z.enum(externalIdKinds),
  external_id: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'Please use letters, digits, dots, hyphens and underscores.')
    .refine((id) => !/^\d{1,9}$/.test(id), 'Numbers of up to nine digits are ids of this server.'),
  content_id: Id,
});
export type ExternalIdEntry = z.infer<typeof ExternalIdEntry>;

/** Ids of a project's contents in another system. */
export const ExternalIds = z.object({ entries: z.array(ExternalIdEntry) });
export type ExternalIds = z.infer<typeof ExternalIds>;

/** Adds or replaces ids, and removes those whose `content_id` is null. */
export const ExternalIdChanges = z.object({
  entries: z
    .array(ExternalIdEntry.extend({ content_id: Id.nullable() }))
    .min(1)
    .max(maxExternalIdChanges)
    .refine(
      (entries) =>
        new Set(entries.map(({ kind, external_id }) => `${kind} ${external_id}`)).size === entries.length,
      'Please name each id once.',
    ),
});
