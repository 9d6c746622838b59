import { Box } from '@adlane/ui';
import { OrganizationCard } from '../../editor/OrganizationCard/OrganizationCard';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { AdCard } from './AdCard';
import { AdTexts } from './AdTexts';
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
        <OrganizationCard {...props} />
        <AdCard {...props} />
        <CreativeCard readOnly={readOnly} />
        <AdTexts {...props} />
        <AdTypesCard template={template} readOnly={readOnly} />
      </Box>
      <Box hideBelow="lg" position="sticky" top={6}>
        <TemplatePreview as="pane" />
      </Box>
    </Box>
  );
}
