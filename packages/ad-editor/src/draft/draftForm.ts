import type { useForm } from '@adlane/ui/fields';
import type { TemplateDraft } from './templateDraft';

/** The editor's form. */
export type DraftForm = ReturnType<typeof useForm<TemplateDraft>>;
