import { Box } from '@adlane/ui';
import { OrganisationCard } from '../../editor/OrganisationCard/OrganisationCard';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { VersionList } from '../VersionList/VersionList';
import { AdCard } from './AdCard';
import { AdTypesCard } from './AdTypesCard';
import { CreativeCard } from './CreativeCard';
import { TemplatePreview } from './TemplatePreview';

/** Everything that makes the ad, beside a preview that follows it. */
export function AdTab(props: EditorTabProps) {
  const { template, readOnly } = props;
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
