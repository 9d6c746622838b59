import type { Carousel } from '@adlane/contract/ads/templates';
import { carouselMessages, createCard, limits } from '@adlane/contract/rules';
import { Alert, Box, Button, Card, SortableList, Text, translate } from '@adlane/ui';
import { CheckboxField, useFormField } from '@adlane/ui/fields';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { TemplateDraft } from '../../draft/templateDraft';
import { CardFields } from './CardFields';
import { formatCardName } from './formatCardName';

type Cards = Carousel['cards'];

export type CarouselCardsProps = {
  /** Shown but not editable. */
  readOnly: boolean;
};

const { min, max, onInstagram } = limits.facebook.cards;

/** The cards of a carousel: added, removed and moved by mouse or keyboard. In the form over the draft. */
export function CarouselCards({ readOnly }: CarouselCardsProps) {
  const { input: adType } = useFormField<TemplateDraft['templateAdType']>('templateAdType');
  const { input: media } = useFormField<TemplateDraft['templateMedia']>('templateMedia');
  // The error of the list: a list and its cards cannot have errors under one name.
  const { error } = useFormField<unknown>('templateContent.carousel.isEnabled');
  const { input } = useFormField<Cards | undefined>('templateContent.carousel.cards');
  const listRef = useRef<HTMLDivElement>(null);
  const cards = input.value || [];
  const items = media.value || [];
  const change = (next: readonly Cards[number][]) => input.onChange([...next]);

  function focusCard(index: number): void {
    // After the next paint: an added card is not there yet.
    requestAnimationFrame(() => {
      const fields = listRef.current?.querySelectorAll<HTMLElement>('input[name$=".headline"]');
      fields?.item(Math.min(index, fields.length - 1))?.focus();
    });
  }

  function remove(index: number): void {
    change(cards.filter((_card, at) => at !== index));
    focusCard(Math.max(0, index - 1));
  }

  return (
    <Card
      title={translate('Cards')}
      description={translate(
        'People scroll through the cards. Each has its own media, headline and description.',
      )}
      actions={
        readOnly ? null : (
          <Button
            variant="secondary"
            size="sm"
            startIcon={<Plus />}
            disabled={cards.length >= max}
            onClick={() => {
              change([...cards, createCard(cards, items)]);
              focusCard(cards.length);
            }}
          >
            {translate('Add card')}
          </Button>
        )
      }
    >
      <Box
        ref={listRef}
        display="grid"
        gap={5}
        gridTemplateColumns="minmax(0, 1fr)"
        data-fields="templateContent.carousel.cards"
      >
        {error ? <Alert tone="error">{translate(error)}</Alert> : null}
        <SortableList
          label={translate('Card order')}
          items={cards}
          getId={({ id }) => id}
          getName={(card) => formatCardName(cards.indexOf(card))}
          disabled={readOnly}
          onReorder={change}
        >
          {(card, { handle, index }) => (
            <CardFields
              card={card}
              index={index}
              media={items}
              hasLink={adType.value === 'landing_page'}
              handle={handle}
              readOnly={readOnly}
              canRemove={cards.length > min}
              onRemove={() => remove(index)}
            />
          )}
        </SortableList>
        <CardNotes count={cards.length} />
        <CheckboxField
          name="templateContent.carousel.isOptimized"
          label={translate('Let Facebook order the cards by their results')}
          disabled={readOnly}
        />
        <CheckboxField
          name="templateContent.carousel.hasEndCard"
          label={translate("End with a card of the page's picture")}
          disabled={readOnly}
        />
      </Box>
    </Card>
  );
}

/** What the platforms make of the cards. */
function CardNotes({ count }: { count: number }) {
  const { input: adType } = useFormField<TemplateDraft['templateAdType']>('templateAdType');
  const { input: targeting } = useFormField<TemplateDraft['templateTargeting']>('templateTargeting');
  const { messenger, instagram } = targeting.value.messagingApps;
  return (
    <>
      {adType.value === 'messenger' && messenger && instagram ? (
        <Alert tone="warning">{translate(carouselMessages.oneAppForCards)}</Alert>
      ) : null}
      <Text textStyle="xs" color="fg.muted">
        {count >= max ? `${translate(carouselMessages.tooManyCards)} ` : null}
        {count > onInstagram ? `${translate('Instagram shows the first 5 cards.')} ` : null}
        {translate('Instagram shows the cards in your order, without descriptions and end card.')}
      </Text>
    </>
  );
}
