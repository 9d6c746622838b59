import type { TemplateContent } from '@adlane/contract/ads/templates';
import { versionFields } from '@adlane/contract/constants';
import { useForm } from '@adlane/ui/fields';
import { TextsWithHelp } from '../../assist/TextsWithHelp';
import type { TemplateDraft } from '../../draft/templateDraft';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { useIsCarousel } from '../carousel/useIsCarousel';
import { changeTexts } from '../changeTexts';
import { VersionList } from '../VersionList/VersionList';

const textLists = [
  { name: 'adText', label: 'Ad text' },
  { name: 'headlines', label: 'Headlines' },
  { name: 'subHeadlines', label: 'Sub-headlines' },
] as const;

/** The ad's texts with those of the AI in their place; of a carousel, on its first cards. */
function withTexts(
  content: TemplateContent,
  texts: Readonly<Partial<Record<string, readonly string[]>>>,
): TemplateContent {
  const { headlines = [], subHeadlines = [] } = texts;
  const carousel = content.carousel && {
    ...content.carousel,
    cards: content.carousel.cards.map((card, index) => ({
      ...card,
      headline: headlines[index] ?? card.headline,
      description: subHeadlines[index] ?? card.description,
    })),
  };
  if (carousel?.isEnabled) {
    return changeTexts(
      { ...content, carousel },
      { type: 'write', field: 'adText', texts: texts.adText ?? [] },
    );
  }
  return versionFields.reduce(
    (written, field) => changeTexts(written, { type: 'write', field, texts: texts[field] ?? [] }),
    content,
  );
}

export type AdTextsProps = Pick<EditorTabProps, 'readOnly' | 'beginsWithAi' | 'insertsHref'>;

/** The versions of an ad's texts, with help to write them. In the form over the draft. */
export function AdTexts({ readOnly, beginsWithAi, insertsHref }: AdTextsProps) {
  const form = useForm<TemplateDraft>();
  const isCarousel = useIsCarousel();
  return (
    <TextsWithHelp
      beginsWithAi={beginsWithAi}
      insertsHref={insertsHref}
      platform="facebook"
      path="templateContent"
      lists={textLists}
      readOnly={readOnly}
      onUse={(texts) =>
        form.change('templateContent', withTexts(form.getState().values.templateContent, texts))
      }
    >
      {isCarousel ? null : (
        <VersionList
          field="headlines"
          title="Headlines"
          description="Shown in bold below the picture."
          readOnly={readOnly}
        />
      )}
      <VersionList
        field="adText"
        title="Ad text"
        description="Shown above the picture. Mobile feeds show about 125 characters before 'See more'."
        multiline
        readOnly={readOnly}
      />
      {isCarousel ? null : (
        <VersionList
          field="subHeadlines"
          title="Sub-headlines"
          description="Shown below the headline on desktop, hidden in mobile feeds."
          readOnly={readOnly}
        />
      )}
    </TextsWithHelp>
  );
}
