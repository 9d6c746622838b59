import type { Template, TemplateChange } from '@adlane/contract/ads/templates';
import { isSameJson } from '@adlane/ui/form';

/** The editable fields of a template, as `pick` of its schema takes them. */
export const draftMask = {
  name: true,
  niche: true,
  folderId: true,
  categoryId: true,
  adCreativeType: true,
  templateAdType: true,
  platforms: true,
  status: true,
  isVisibilityAllowed: true,
  templateContent: true,
  templateTargeting: true,
  templateMedia: true,
  templates: true,
  existingLeadForm: true,
  selectedLeadForm: true,
} as const satisfies { readonly [Field in keyof Template]?: true };

type DraftField = keyof typeof draftMask;

/**
 * The editable part of a template, with wire names and paths. `templateMedia` contains the media, so that
 * previews can show them; saving sends their ids as `templateMediaIds`.
 */
export type TemplateDraft = Pick<Template, DraftField>;

const draftFields = Object.keys(draftMask) as DraftField[];
/** Those that are sent as they are. */
const sentFields = draftFields.filter((field) => field !== 'status' && field !== 'templateMedia');

/** The part of a template that the editors work on. */
export function toDraft(template: TemplateDraft): TemplateDraft {
  return Object.fromEntries(draftFields.map((field) => [field, template[field]])) as TemplateDraft;
}

function listMediaIds({ templateMedia }: TemplateDraft): number[] {
  return templateMedia.map(({ id }) => id);
}

/**
 * Builds the request to save: only the differences, or undefined. Texts, targeting and the Google half are
 * sent as a whole, including fields without an editor.
 */
export function buildTemplateChange(
  opened: TemplateDraft,
  draft: TemplateDraft,
  openedAt: string,
): TemplateChange | undefined {
  const changed = sentFields.filter((field) => !isSameJson(opened[field], draft[field]));
  const templateMediaIds = listMediaIds(draft);
  const change: TemplateChange = {
    ...Object.fromEntries(changed.map((field) => [field, draft[field]])),
    ...(!isSameJson(listMediaIds(opened), templateMediaIds) && { templateMediaIds }),
    ...(opened.status !== draft.status && draft.status !== 'archived' && { status: draft.status }),
  };
  return Object.keys(change).length === 0 ? undefined : { ...change, base_updated_at: openedAt };
}

/** True where saving would send something. */
export function isDraftChanged(opened: TemplateDraft, draft: TemplateDraft): boolean {
  return buildTemplateChange(opened, draft, '') !== undefined;
}
