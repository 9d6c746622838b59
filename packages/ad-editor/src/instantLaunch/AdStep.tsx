import { Box } from '@adlane/ui';
import { AdCard } from '../facebook/AdTab/AdCard';
import { AdTexts } from '../facebook/AdTab/AdTexts';
import { CreativeCard } from '../facebook/AdTab/CreativeCard';
import { TemplatePreview } from '../facebook/AdTab/TemplatePreview';

export type AdStepProps = {
  /** Tenant and user that own the unsaved lead forms in this browser. */
  draftScope: string;
  isAgency: boolean;
  insertsHref: string | undefined;
};

/** Second step: the ad as the editor of templates makes it, beside its preview. */
export function AdStep(props: AdStepProps) {
  return (
    <Box
      display="grid"
      gap={6}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
    >
      <Box display="grid" gap={6} minW={0} gridTemplateColumns="minmax(0, 1fr)">
        <AdCard {...props} readOnly={false} />
        <CreativeCard readOnly={false} />
        <AdTexts readOnly={false} insertsHref={props.insertsHref} />
      </Box>
      <Box minW={0} position={{ lg: 'sticky' }} top={0}>
        <TemplatePreview as="pane" />
      </Box>
    </Box>
  );
}
