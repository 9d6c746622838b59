import type { TemplateContent } from '@adlane/contract';
import { versionFields } from '@adlane/contract/rules';
import { Box } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import { AssistBar } from '../../assist/AssistBar';
import type { TemplateDraft } from '../../editor/draft/templateDraft';
import { OrganisationCard } from '../../editor/OrganisationCard/OrganisationCard';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { changeTexts } from '../changeTexts';
import { VersionList } from '../VersionList/VersionList';
import { AdCard } from './AdCard';
import { AdTypesCard } from './AdTypesCard';
import { CreativeCard } from './CreativeCard';
import { TemplatePreview } from './TemplatePreview';

const textLists = [
  { name: 'adText', label: 'Ad text' },
  { name: 'headlines', label: 'Headlines' },
  { name: 'subHeadlines', label: 'Sub-headlines' },
] as const;

/** The ad's texts with those of the AI in their place. */
function withTexts(
  content: TemplateContent,
  texts: Readonly<Partial<Record<string, readonly string[]>>>,
): TemplateContent {
  return versionFields.reduce(
    (written, field) => changeTexts(written, { type: 'write', field, texts: texts[field] ?? [] }),
    content,
  );
}

/** Everything that makes the ad, beside a preview that follows it. */
export function AdTab(props: EditorTabProps) {
  const { template, readOnly } = props;
  const form = useForm<TemplateDraft>();
  return (
    <Box
      display="grid"
      gap={6}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(20rem, 31rem)' }}
    >
      <Box display="grid" gap={6} minW={0}>
        <OrganisationCard {...props} />
        <AdCard {...props} />
        <CreativeCard readOnly={readOnly} />
        <AssistBar
          beginsWithAi={props.beginsWithAi}
          insertsHref={props.insertsHref}
          platform="facebook"
          path="templateContent"
          lists={textLists}
          readOnly={readOnly}
          onUse={(texts) =>
            form.change('templateContent', withTexts(form.getState().values.templateContent, texts))
          }
        />
        <VersionList
          field="adText"
          title="Ad text"
          description="Stands above the picture. Mobile feeds show about 125 characters before 'See more'."
          multiline
          readOnly={readOnly}
        />
        <VersionList
          field="headlines"
          title="Headlines"
          description="Stand in bold under the picture."
          readOnly={readOnly}
        />
        <VersionList
          field="subHeadlines"
          title="Sub-headlines"
          description="Stand under the headline on desktop; mobile feeds leave them out."
          readOnly={readOnly}
        />
        <AdTypesCard template={template} readOnly={readOnly} />
      </Box>
      <Box hideBelow="lg" position="sticky" top={6}>
        <TemplatePreview as="pane" />
      </Box>
    </Box>
  );
}
