import { type LeadForm, LeadFormForm } from '@adlane/contract/ads/leadForms';
import { checkLeadForm, checkLeadFormInserts, type InsertMap } from '@adlane/contract/rules';
import { describeIssue } from '@adlane/ui/fields';
import { isSameJson } from '@adlane/ui/form';

/** The part of a stored form that the builder works on; fields that it does not know come along. */
export function toLeadFormDraft(form: LeadForm): LeadFormForm {
  const { id, isClientForm, questionId, external_id, created_at, updated_at, ...draft } = form;
  return draft;
}

/** Returns a copy with another name, shortened if it is too long. */
export function duplicateLeadForm(form: LeadForm): LeadFormForm {
  const copy = toLeadFormDraft(form);
  const longest = LeadFormForm.shape.name.maxLength ?? Number.POSITIVE_INFINITY;
  const suffix = ' (copy)';
  return { ...copy, name: copy.name.slice(0, longest - suffix.length) + suffix };
}

/** Builds the request to save: the changed fields, or undefined. */
export function buildLeadFormChange(
  opened: LeadFormForm,
  draft: LeadFormForm,
): Partial<LeadFormForm> | undefined {
  const before = new Map<string, unknown>(Object.entries(opened));
  const changed = Object.entries(draft).filter(([field, value]) => !isSameJson(before.get(field), value));
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** True where saving would send something. */
export function isLeadFormChanged(opened: LeadFormForm, draft: LeadFormForm): boolean {
  return buildLeadFormChange(opened, draft) !== undefined;
}

/**
 * Everything that is wrong with a form: messages by field path (`questions.3.label`). What a single field may hold says
 * the contract's shape, dependent fields by its rules (ads §3); smart inserts count by their values (ads §5).
 */
export function checkLeadFormDraft(draft: LeadFormForm, inserts: InsertMap): Record<string, string> {
  const issues = LeadFormForm.safeParse(draft, { error: describeIssue }).error?.issues ?? [];
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[path.join('.')] ??= message;
  const findings = [checkLeadForm(draft), checkLeadFormInserts(draft, inserts)];
  for (const [path, [message]] of findings.flatMap((each) => Object.entries(each))) {
    if (message !== undefined) found[path] ??= message;
  }
  return found;
}

const lists: ReadonlySet<string> = new Set(['questions', 'disclaimerConsent']);

/**
 * Where the builder shows a message: a message about a whole list is shown next to it, for a form can't hold an error
 * of a list and of fields in it at one place.
 */
export function findMessageField(path: string): string {
  return lists.has(path) ? `${path}List` : path;
}

/** Returns whether a value has the shape of a form, even if texts are missing. */
export function isLeadFormDraft(value: unknown): value is LeadFormForm {
  const issues = LeadFormForm.safeParse(value).error?.issues ?? [];
  return !issues.some(({ code }) => code === 'invalid_type' || code === 'invalid_value');
}
