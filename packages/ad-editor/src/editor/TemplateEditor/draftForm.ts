import type { useForm } from '@adlane/ui/fields';
import type { TemplateDraft } from '../draft/templateDraft';

/** The editor's form. */
export type DraftForm = ReturnType<typeof useForm<TemplateDraft>>;
