import type { LeadFormForm } from '@adlane/contract/ads/leadForms';
import { Box, Button, Text, ThumbnailImage, translate } from '@adlane/ui';
import { useFormField } from '@adlane/ui/fields';
import { useId, useState } from 'react';
import { TemplateMediaPicker } from '../../media/TemplateMediaPicker/TemplateMediaPicker';

type Picture = LeadFormForm['bgMedia'];

/** The image above the greeting, from the library. */
export function PictureField({ readOnly }: { readOnly: boolean }) {
  const { input, error } = useFormField<Picture>('bgMedia');
  const [isOpen, setOpen] = useState(false);
  const picture = input.value || null;
  const errorId = useId();
  return (
    <Box display="grid" gap={2} justifyItems="start">
      {picture ? (
        <ThumbnailImage src={picture.url} alt={translate('Picture of the form')} width={48} ratio="1.91" />
      ) : null}
      {readOnly ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onClick={() => setOpen(true)}
          onBlur={() => input.onBlur()}
        >
          {picture ? translate('Choose another picture') : translate('Choose a picture')}
        </Button>
      )}
      {error ? (
        <Text id={errorId} role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
          {translate(error)}
        </Text>
      ) : null}
      <TemplateMediaPicker
        open={isOpen}
        onClose={() => setOpen(false)}
        platform="facebook"
        limit={1}
        only="image"
        value={[]}
        onChoose={([item]) => {
          setOpen(false);
          if (item) input.onChange({ id: item.id, url: item.url });
        }}
      />
    </Box>
  );
}
