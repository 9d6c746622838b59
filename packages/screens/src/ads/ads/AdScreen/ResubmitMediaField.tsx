import { TemplateMediaPicker } from '@adlane/ad-editor';
import type { Ad } from '@adlane/contract/ads/ads';
import { Button, Stack, Text, ThumbnailImage, translate } from '@adlane/ui';
import { FormSection, useFormField } from '@adlane/ui/fields';
import { useState } from 'react';

export type ResubmitMediaFieldProps = {
  /** The rejected ad. */
  ad: Pick<Ad, 'platform' | 'client_user_id'>;
  /** Position of the picture in the record. */
  position: number;
};

/** The picture of a rejected ad, which another one of the library can replace. */
export function ResubmitMediaField({ ad, position }: ResubmitMediaFieldProps) {
  const { input, error } = useFormField<string>(`template_media.urls.${position}`);
  const [isOpen, setOpen] = useState(false);
  const label = translate('Picture {number}', { number: String(position + 1) });
  return (
    <FormSection title={label}>
      <Stack gap={2} align="start">
        {input.value ? <ThumbnailImage src={input.value} alt={label} width="12rem" ratio="1.91" /> : null}
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {translate('Choose another picture')}
        </Button>
        {error ? (
          <Text role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
            {translate(error)}
          </Text>
        ) : null}
        <TemplateMediaPicker
          open={isOpen}
          onClose={() => setOpen(false)}
          platform={ad.platform}
          limit={1}
          isImageOnly
          value={[]}
          clientUserId={ad.client_user_id ?? undefined}
          onChoose={([item]) => {
            setOpen(false);
            if (item) input.onChange(item.url);
          }}
        />
      </Stack>
    </FormSection>
  );
}
