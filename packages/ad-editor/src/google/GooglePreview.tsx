import { createDefaultGoogleTemplate } from '@adlane/contract/ads/templates';
import { lazy, Suspense, useMemo } from 'react';
import { useInsertValues } from '../assist/useInsertValues';
import { type ActiveFields, useActiveFields } from '../draft/activeFields';
import { googlePaths } from '../draft/googlePaths';
import { useDraftPart } from '../draft/useDraftPart';
import { buildGooglePreview, type GoogleTextList } from '../previews/content/buildGooglePreview';
import { PreviewPane } from '../previews/PreviewPane/PreviewPane';
import { googlePlacements } from '../previews/placements/googlePlacements';
import { mainGoogleKeys } from '../previews/placements/previewPlacements';

// Loaded when the tab of all placements is opened.
const PlacementPreviews = lazy(() =>
  import('../previews/PlacementPreviews/PlacementPreviews').then((module) => ({
    default: module.PlacementPreviews,
  })),
);

export type GooglePreviewProps = {
  /** A pane beside the editor, or the gallery of all placements. */
  as: 'pane' | 'gallery';
  /**
   * The client whose smart inserts fill the texts; null for the agency's own.
   * @default null
   */
  clientId?: number | null;
};

/** Position of the active text, from 0. */
function findActivePlace(workedOn: ActiveFields, list: GoogleTextList): number {
  return (workedOn[`${googlePaths.content}.${list}`] ?? 1) - 1;
}

const empty = createDefaultGoogleTemplate();

/** The draft as Search, Display, Discover, Gmail and YouTube would show it, with the active texts. */
export function GooglePreview({ as, clientId = null }: GooglePreviewProps) {
  const template = useDraftPart('templates').google ?? empty;
  const shown = useActiveFields();
  const inserts = useInsertValues(clientId);
  const buildContent = useMemo(
    () =>
      buildGooglePreview({
        template,
        businessName: template.launchAdTemplateData?.businessName ?? '',
        finalUrl: template.launchAdTemplateData?.finalUrl ?? '',
        shown: {
          headlines: findActivePlace(shown, 'headlines'),
          longHeadline: findActivePlace(shown, 'longHeadline'),
          description: findActivePlace(shown, 'description'),
        },
        inserts,
      }),
    [template, shown, inserts],
  );
  const shared = { placements: googlePlacements, buildContent };
  return as === 'pane' ? (
    <PreviewPane {...shared} mainKeys={mainGoogleKeys} />
  ) : (
    <Suspense fallback={null}>
      <PlacementPreviews {...shared} />
    </Suspense>
  );
}
