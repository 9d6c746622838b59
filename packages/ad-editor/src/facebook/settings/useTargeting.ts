import type { TemplateTargeting } from '@adlane/contract/ads/templates';
import { useForm, useFormState } from '@adlane/ui/fields';
import { useCallback } from 'react';
import type { TemplateDraft } from '../../draft/templateDraft';

/** The values that the sections read from the form. */
export type SettingsDraft = Pick<
  TemplateDraft,
  'templateTargeting' | 'templateAdType' | 'adCreativeType' | 'templateMedia' | 'templateContent'
>;

/** The settings of the surrounding form and a function that changes one of them; unknown fields are preserved. */
export function useTargeting() {
  const form = useForm<SettingsDraft>();
  const { values } = useFormState<SettingsDraft>({ subscription: { values: true } });
  const change = useCallback(
    (changes: Partial<TemplateTargeting>) => {
      const { templateTargeting } = form.getState().values;
      form.change('templateTargeting', { ...templateTargeting, ...changes });
    },
    [form],
  );
  return { draft: values, targeting: values.templateTargeting, change };
}

/** Returns whether the ad has a video: by its media, or by its creative type while it has none. */
export function hasVideo({ templateMedia, adCreativeType }: SettingsDraft): boolean {
  if (templateMedia.length === 0) return adCreativeType !== 'image';
  return templateMedia.some(({ kind }) => kind === 'video');
}
