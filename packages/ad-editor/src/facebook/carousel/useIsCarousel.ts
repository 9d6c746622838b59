import { findCarousel } from '@adlane/contract/rules';
import { useForm } from '@adlane/ui/fields';
import type { TemplateDraft } from '../../draft/templateDraft';
import { useFormSelector } from '../../form/useFormSelector';

const select = ({ templateContent }: TemplateDraft) => findCarousel(templateContent) !== undefined;

/** Returns whether the draft of the surrounding form is a carousel. */
export function useIsCarousel(): boolean {
  return useFormSelector(useForm<TemplateDraft>(), select);
}
