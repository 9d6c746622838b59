import { Box } from '@adlane/ui';
import { lazy, Suspense } from 'react';
import { OrganizationCard } from '../../editor/OrganizationCard/OrganizationCard';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { EditorColumns } from '../../layout/EditorColumns';
import { PreviewForClient } from '../../previews/PreviewForClient';
import { useIsCarousel } from '../carousel/useIsCarousel';
import { AdCard } from './AdCard';
import { AdTexts } from './AdTexts';
import { AdTypesCard } from './AdTypesCard';
import { TemplatePreview } from './TemplatePreview';

// Below the texts, which are shown first.
const CreativeCard = lazy(() =>
  import('./CreativeCard').then((module) => ({ default: module.CreativeCard })),
);
// Loaded when the ad is a carousel.
const CarouselCards = lazy(() =>
  import('../carousel/CarouselCards').then((module) => ({ default: module.CarouselCards })),
);

/** The ad in the order in which people see it, then how it is launched and filed, beside a preview. */
export function AdTab(props: EditorTabProps) {
  const { template, readOnly, isAgency } = props;
  const isCarousel = useIsCarousel();
  return (
    <EditorColumns
      aside={
        <PreviewForClient isAgency={isAgency}>
          {(clientId) => <TemplatePreview as="pane" clientId={clientId} />}
        </PreviewForClient>
      }
      narrow="hidden"
    >
      <AdTexts {...props} />
      <Suspense fallback={<Box minH="80" />}>
        <CreativeCard readOnly={readOnly} />
      </Suspense>
      {isCarousel ? (
        <Suspense fallback={null}>
          <CarouselCards readOnly={readOnly} />
        </Suspense>
      ) : null}
      <AdCard {...props} />
      <AdTypesCard template={template} readOnly={readOnly} />
      <OrganizationCard {...props} />
    </EditorColumns>
  );
}
