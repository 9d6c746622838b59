import * as z from 'zod';
import { queryId, TimeZone } from '../../fields';

/** What a column of an imported file can be; any other is `custom:` and the key of custom data. */
export const contactFields = [
  'userId',
  'email',
  'name',
  'phone',
  'value',
  'lang',
  'created_at',
  'last_seen_at',
  'customData',
] as const;
export type ContactField = (typeof contactFields)[number];

/** Begins the field of a column that becomes custom data under the key that follows. */
export const customFieldPrefix = 'custom:';

/** Limits of an imported file. */
export const contactImportLimits = {
  rows: 10_000,
  columns: 100,
  /** Characters of a key of custom data. */
  key: 100,
  /** Errors that are listed; all are counted. */
  errors: 1000,
} as const;

const isContactField = (field: string): boolean =>
  field === '' ||
  contactFields.some((name) => name === field) ||
  (field.startsWith(customFieldPrefix) && field.length > customFieldPrefix.length);

const MappedField = z
  .string()
  .max(customFieldPrefix.length + contactImportLimits.key)
  .refine(isContactField, 'Please choose one of the available option.');

/** The field of each column of the file; '' for columns that are not imported. */
const Mapping = z
  .array(MappedField)
  .max(contactImportLimits.columns)
  .refine((fields) => {
    const used = fields.filter((field) => field !== '');
    return new Set(used).size === used.length;
  }, 'Two columns are the same field. Please change one.');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The form of an import besides its file. */
export const contactImportFields = {
  project_id: queryId,
  /** The field of each column as JSON, such as `["email","","custom:plan"]`; without it, guessed from the titles. */
  mapping: z.string().max(20_000).transform(parseJson).pipe(Mapping).optional(),
  /** Also changes visitors who claim a user id or an email without proof; only where the project verifies no identities. */
  with_unverified: z.stringbool().optional(),
  /** Where times without a zone, and days without a time, are read; UTC without it. */
  time_zone: TimeZone.optional(),
};

/** A column of the file. */
export const ImportColumn = z.object({
  title: z.string(),
  /** What it is imported as; '' if it is not. */
  field: z.string(),
  /** Cells of the first rows. */
  samples: z.array(z.string()),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/** A row that is not imported. */
export const ImportError = z.object({
  /** Line of the file, counted from 1. */
  line: z.int(),
  message: z.string(),
  /** The message with names of values in braces, such as `{line}`, for translations. */
  text: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ImportError = z.infer<typeof ImportError>;

/** What an import does, or did. */
export const ContactImport = z.object({
  columns: z.array(ImportColumn),
  /** Rows below the titles. */
  row_count: z.int(),
  /** Contacts that are added. */
  new_count: z.int(),
  /** Contacts with the same user id, or the same email, that are changed. */
  updated_count: z.int(),
  /** Contacts that have all of it already. */
  unchanged_count: z.int(),
  /** Rows that are not imported. */
  skipped_count: z.int(),
  /** Rows among them that `with_unverified` imports. */
  unverified_count: z.int(),
  /** The first of them. */
  errors: z.array(ImportError),
});
export type ContactImport = z.infer<typeof ContactImport>;
