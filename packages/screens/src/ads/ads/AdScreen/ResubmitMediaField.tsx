import { TemplateMediaPicker } from '@adlane/ad-editor';
import type { Ad } from '@adlane/contract/ads/ads';
import type { ResubmitDraft, ResubmitMediaKind } from '@adlane/contract/ads/launches';
import { Button, Stack, Text, ThumbnailImage, translate } from '@adlane/ui';
import { FormSection, useFormField } from '@adlane/ui/fields';
import { useState } from 'react';

export type ResubmitMediaFieldProps = {
  /** The rejected ad. */
  ad: Pick<Ad, 'platform' | 'client_user_id'>;
  /** What is replaced. */
  medium: ResubmitDraft['media'][number];
  /** Position of the medium in the record. */
  position: number;
};

const texts: Readonly<Record<ResubmitMediaKind, { readonly label: string; readonly choose: string }>> = {
  image: { label: 'Picture {number}', choose: 'Choose another picture' },
  logo: { label: 'Logo {number}', choose: 'Choose another logo' },
  video: { label: 'Video {number}', choose: 'Choose another video' },
};

/** A picture, logo or video of a rejected ad, which another one of the library can replace. */
export function ResubmitMediaField({ ad, medium, position }: ResubmitMediaFieldProps) {
  const name = `template_media.urls.${position}`;
  const { input, error } = useFormField<string>(name);
  const [isOpen, setOpen] = useState(false);
  const [thumbnailUrl, setThumbnailUrl] = useState(medium.thumbnailUrl);
  const isVideo = medium.kind === 'video';
  const label = translate(texts[medium.kind].label, { number: String(position + 1) });
  return (
    <FormSection title={label}>
      <Stack gap={2} align="start">
        {input.value ? (
          <ThumbnailImage
            src={isVideo ? thumbnailUrl : input.value}
            alt={label}
            width={48}
            ratio={medium.kind === 'logo' ? '1' : '1.91'}
          />
        ) : null}
        <Button name={name} variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {translate(texts[medium.kind].choose)}
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
          use={medium.kind === 'logo' ? 'logo' : 'ad'}
          limit={1}
          only={isVideo ? 'video' : 'image'}
          value={[]}
          clientUserId={ad.client_user_id ?? undefined}
          onChoose={([item]) => {
            setOpen(false);
            if (!item) return;
            setThumbnailUrl(item.thumbnailUrl ?? null);
            input.onChange(item.url);
          }}
        />
      </Stack>
    </FormSection>
  );
}
