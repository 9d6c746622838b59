import { useApi } from '@adlane/api-client';
import { Box, Button, FieldShell, HStack, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { describeError } from '../../../shared/format/describeError';

export type LogoFieldProps = {
  /** Form name of the logo's media id. */
  name: string;
  /** URL of the stored logo. */
  url: string | null;
};

const accept = ['image/png', 'image/jpeg', 'image/webp'].join(',');

/** Uploads the agency's logo to the media library. The value is the id of the image, or null. */
export function LogoField({ name, url }: LogoFieldProps) {
  const { client } = useApi();
  const { input, error } = useFormField<number | null>(name);
  // The form gives '' for null.
  const hasLogo = typeof input.value === 'number';
  const [shownUrl, setShownUrl] = useState(url);
  const pickerRef = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: (file: File) => client.media.store({ body: { file, use: 'logo' } }),
    onSuccess: (media) => {
      input.onChange(media.id);
      setShownUrl(media.url);
    },
    meta: { statusesShownInPlace: [422] },
  });
  return (
    <FieldShell
      label={translate('Logo')}
      hint={translate('PNG, JPG or WebP.')}
      error={upload.isError ? describeError(upload.error) : error}
    >
      {(control) => (
        <HStack gap={4} flexWrap="wrap">
          {shownUrl && hasLogo ? (
            <Box asChild maxH={14} maxW={48} objectFit="contain">
              <img src={shownUrl} alt={translate('Your logo')} />
            </Box>
          ) : null}
          <input
            {...control}
            ref={pickerRef}
            type="file"
            accept={accept}
            hidden
            aria-label={translate('Logo file')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) upload.mutate(file);
              target.value = '';
            }}
          />
          <Button
            variant="secondary"
            startIcon={<Upload aria-hidden />}
            loading={upload.isPending}
            onClick={() => pickerRef.current?.click()}
          >
            {hasLogo ? translate('Replace logo') : translate('Upload logo')}
          </Button>
          {hasLogo ? (
            <Button variant="ghost" onClick={() => input.onChange(null)}>
              {translate('Remove')}
            </Button>
          ) : null}
        </HStack>
      )}
    </FieldShell>
  );
}
