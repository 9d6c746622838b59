import { adCreativeTypes } from '@adlane/contract/constants';
import { checkCreative } from '@adlane/contract/rules';
import { Alert, Box, Card, translate } from '@adlane/ui';
import { RadioGroupField, useFormField } from '@adlane/ui/fields';
import type { TemplateDraft } from '../../draft/templateDraft';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { translateOptions } from '../../form/translateOptions';
import { TemplateMediaField } from '../../media/TemplateMediaField/TemplateMediaField';
import { FormatField } from '../carousel/FormatField';
import { useIsCarousel } from '../carousel/useIsCarousel';
import { PlacementMediaFields } from './PlacementMediaFields';

type CreativeType = TemplateDraft['adCreativeType'];

const labels: Readonly<Record<CreativeType, string>> = {
  image: 'Image',
  video: 'Video',
  image_with_video: 'Image with video',
};
const options = adCreativeTypes.map((value) => ({ value, label: labels[value] }));

/** Warns if the media do not match the creative type, without blocking, because media may be added later. */
function CreativeNote() {
  const { input: type } = useFormField<CreativeType>('adCreativeType');
  const { input: media } = useFormField<TemplateDraft['templateMedia']>('templateMedia');
  const kinds = (media.value || []).map(({ kind }) => kind);
  const note = kinds.length > 0 ? checkCreative(type.value, kinds) : undefined;
  return note === undefined ? null : <Alert tone="info">{translate(note)}</Alert>;
}

/** The media of the ad: images, videos or both. */
export function CreativeCard({ readOnly }: Pick<EditorTabProps, 'readOnly'>) {
  const isCarousel = useIsCarousel();
  return (
    <Card title={translate('Creative')}>
      <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
        <FormatField readOnly={readOnly} />
        {isCarousel ? null : (
          <RadioGroupField
            name="adCreativeType"
            label={translate('Creative type')}
            inline
            options={translateOptions(options)}
            disabled={readOnly}
          />
        )}
        <TemplateMediaField
          name="templateMedia"
          label={translate('Images and videos')}
          platform="facebook"
          disabled={readOnly}
        />
        {isCarousel ? null : (
          <>
            <PlacementMediaFields readOnly={readOnly} />
            <CreativeNote />
          </>
        )}
      </Box>
    </Card>
  );
}
