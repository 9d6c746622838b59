import type { CarouselCard, TemplateMedia } from '@adlane/contract/ads/templates';
import { cardTextKinds, getMaxCharacters } from '@adlane/contract/rules';
import { Box, FieldShell, IconButton, Select, translate } from '@adlane/ui';
import { TextField, useFormField } from '@adlane/ui/fields';
import { ImageOff, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { AssistedTextField } from '../../assist/AssistedTextField';
import { formatCardField } from '../../form/formatCardField';
import { formatCardName } from './formatCardName';

export type CardFieldsProps = {
  card: CarouselCard;
  /** Its place in the carousel, from 0. */
  index: number;
  media: readonly TemplateMedia[];
  /** Shows a field for the card's page. */
  hasLink: boolean;
  /** The grip that it is moved by. */
  handle: ReactNode;
  readOnly: boolean;
  canRemove: boolean;
  onRemove: () => void;
};

/** How far a medium may be from a square without advice. */
const squareTolerance = 0.1;

function adviseShape(chosen: TemplateMedia | undefined): string {
  const isKnown = chosen !== undefined && chosen.width > 0 && chosen.height > 0;
  const isSquare = isKnown && Math.abs(chosen.width / chosen.height - 1) <= squareTolerance;
  return isKnown && !isSquare
    ? translate('{shape} fits best. This one is cropped or shown with bars.', { shape: '1:1' })
    : translate('Recommended: {shape}', { shape: '1:1' });
}

type MediumProps = Pick<CardFieldsProps, 'index' | 'media' | 'readOnly'>;

function MediumField({ index, media, readOnly }: MediumProps) {
  const { input, error } = useFormField<number | null, HTMLSelectElement>(
    `templateContent.carousel.cards[${index}].mediaId`,
  );
  const chosen = media.find(({ id }) => id === input.value);
  return (
    <Box display="flex" gap={3} alignItems="flex-start" minW={0}>
      <Picture medium={chosen} />
      <Box flex="1" minW={0}>
        <FieldShell
          label={formatCardField('mediaId', index)}
          hint={adviseShape(chosen)}
          error={chosen ? undefined : error}
          required
        >
          {(control) => (
            <Select
              {...control}
              name={input.name}
              value={chosen ? String(chosen.id) : ''}
              disabled={readOnly}
              placeholder={translate('Choose one')}
              options={media.map(({ id, name }) => ({ value: String(id), label: name }))}
              onBlur={() => input.onBlur()}
              onChange={({ target }) => input.onChange(target.value === '' ? null : Number(target.value))}
            />
          )}
        </FieldShell>
      </Box>
    </Box>
  );
}

/** The medium as the card shows it, cropped to a square. */
function Picture({ medium }: { medium: TemplateMedia | undefined }) {
  const url = medium?.kind === 'video' ? medium.thumbnailUrl : medium?.url;
  return (
    <Box
      boxSize={16}
      flexShrink={0}
      display="grid"
      placeItems="center"
      overflow="hidden"
      borderRadius="l2"
      bg="bg.muted"
      color="fg.muted"
    >
      {url ? <img src={url} alt="" style={picture} /> : <ImageOff aria-hidden />}
    </Box>
  );
}

const picture = { width: '100%', height: '100%', objectFit: 'cover' } as const;

/** One card of a carousel: its medium, its texts and, of a traffic ad, its page. */
export function CardFields(props: CardFieldsProps) {
  const { index, hasLink, handle, readOnly, canRemove, onRemove } = props;
  const path = `templateContent.carousel.cards[${index}]`;
  const name = formatCardName(index);
  const removeLabel = translate('Remove {name}', { name });
  return (
    <Box borderWidth="line" borderRadius="l2" bg="bg.subtle" px={3} py={3} minW={0}>
      <Box display="flex" alignItems="center" gap={2} minW={0} mb={3}>
        {handle}
        <Box flex="1" minW={0} textStyle="sm" fontWeight="medium">
          {name}
        </Box>
        {readOnly ? null : (
          <IconButton
            size="sm"
            label={canRemove ? removeLabel : translate('Remove {name}: at least 2 are needed', { name })}
            icon={<Trash2 />}
            disabled={!canRemove}
            onClick={onRemove}
          />
        )}
      </Box>
      <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
        <MediumField {...props} />
        <AssistedTextField
          name={`${path}.headline`}
          label={formatCardField('headline', index)}
          limit={getMaxCharacters(cardTextKinds.headline)}
          aiField="headlines"
          required
          readOnly={readOnly}
        />
        <AssistedTextField
          name={`${path}.description`}
          label={formatCardField('description', index)}
          limit={getMaxCharacters(cardTextKinds.description)}
          aiField="subHeadlines"
          readOnly={readOnly}
        />
        {hasLink ? (
          <TextField
            name={`${path}.link`}
            label={formatCardField('link', index)}
            type="url"
            placeholder="https://"
            hint={translate("Leave empty for the ad's landing page.")}
            disabled={readOnly}
          />
        ) : null}
      </Box>
    </Box>
  );
}
