import { createDefaultGoogleTemplate, type Template } from '@adlane/contract/ads/templates';
import { platformLabels, platforms } from '@adlane/contract/constants';
import { Box, Checkbox, translate } from '@adlane/ui';
import { useForm, useFormField } from '@adlane/ui/fields';
import { useId } from 'react';

export type PlatformsFieldProps = {
  /** Shown but not to be changed. */
  readOnly?: boolean;
};

type PlatformValues = Pick<Template, 'platforms' | 'templates'>;

/** Which platforms the template is made for: at least one (ads §5). Google's half begins with its defaults. */
export function PlatformsField({ readOnly = false }: PlatformsFieldProps) {
  const form = useForm<PlatformValues>();
  const { input, finding } = useFormField<Template['platforms']>('platforms');
  const id = useId();
  const chosen = Array.isArray(input.value) ? input.value : [];

  function toggle(platform: Template['platforms'][number], isOn: boolean): void {
    const { templates } = form.getState().values;
    form.batch(() => {
      form.change(
        'platforms',
        platforms.filter((each) => (each === platform ? isOn : chosen.includes(each))),
      );
      // Google content stays when the platform is deselected and reappears when it is selected again.
      if (platform === 'google' && isOn && templates.google === null) {
        form.change('templates', { ...templates, google: createDefaultGoogleTemplate() });
      }
    });
  }

  return (
    <Box role="group" aria-labelledby={id} aria-describedby={finding ? `${id}-error` : undefined}>
      <Box id={id} textStyle="sm" fontWeight="medium" mb={2}>
        {translate('Platforms')}
      </Box>
      <Box display="flex" flexWrap="wrap" gapX={6} gapY={2}>
        {platforms.map((platform) => (
          <Checkbox
            key={platform}
            label={platformLabels[platform]}
            checked={chosen.includes(platform)}
            disabled={readOnly}
            aria-invalid={Boolean(finding)}
            onChange={({ target }) => toggle(platform, target.checked)}
          />
        ))}
      </Box>
      {finding ? (
        <Box id={`${id}-error`} role="alert" mt={1.5} textStyle="xs" color="fg.error" fontWeight="medium">
          {translate(finding)}
        </Box>
      ) : null}
    </Box>
  );
}
