import { createCards } from '@adlane/contract/rules';
import { FieldShell, Select, translate } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import type { TemplateDraft } from '../../draft/templateDraft';
import { useIsCarousel } from './useIsCarousel';

type Draft = Pick<TemplateDraft, 'templateContent' | 'templateMedia'>;

/** The content as a carousel, or as a single ad that stores its cards for later. */
function toFormat({ templateContent: content, templateMedia }: Draft, isEnabled: boolean) {
  const carousel = content.carousel ?? {
    cards: createCards(content, templateMedia),
    isOptimized: false,
    hasEndCard: true,
  };
  return { ...content, carousel: { ...carousel, isEnabled } };
}

/** Chooses between a single image or video and a carousel. The first carousel starts with a card per medium. */
export function FormatField({ readOnly }: { readOnly: boolean }) {
  const form = useForm<TemplateDraft>();
  const isCarousel = useIsCarousel();
  return (
    <FieldShell label={translate('Format')}>
      {(control) => (
        <Select
          {...control}
          name="templateContent.carousel.isEnabled"
          disabled={readOnly}
          value={isCarousel ? 'carousel' : 'single'}
          options={[
            { value: 'single', label: translate('Single image or video') },
            { value: 'carousel', label: translate('Carousel') },
          ]}
          onChange={({ target }) =>
            form.change('templateContent', toFormat(form.getState().values, target.value === 'carousel'))
          }
        />
      )}
    </FieldShell>
  );
}
