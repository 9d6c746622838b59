import { createDefaultGoogleTemplate } from '@adlane/contract/templates';
import { useMemo } from 'react';
import { useInserts } from '../editor/TemplateEditor/useInserts';
import { useDraftPart } from '../editor/useDraftPart';
import { useWorkedOn, type WorkedOn } from '../editor/workedOn';
import { type GoogleTextList, googlePreview } from '../previews/content/googlePreview';
import { PlacementPreviews } from '../previews/PlacementPreviews/PlacementPreviews';
import { PreviewPane } from '../previews/PreviewPane/PreviewPane';
import { googlePlacements } from '../previews/placements/googlePlacements';
import { mainGoogleKeys } from '../previews/placements/previewPlacements';
import { googlePaths } from './googlePaths';

export type GooglePreviewProps = {
  /** A pane beside the editor, or the gallery of all placements. */
  as: 'pane' | 'gallery';
};

/** Place of the text that is worked on, from 0. */
function placeOf(workedOn: WorkedOn, list: GoogleTextList): number {
  return (workedOn[`${googlePaths.content}.${list}`] ?? 1) - 1;
}

const empty = createDefaultGoogleTemplate();

/** The draft as Search, Display, Discover, Gmail and YouTube would show it, with the texts that are worked on. */
export function GooglePreview({ as }: GooglePreviewProps) {
  const template = useDraftPart('templates').google ?? empty;
  const shown = useWorkedOn();
  const { inserts } = useInserts();
  const contentOf = useMemo(
    () =>
      googlePreview({
        template,
        businessName: template.launchAdTemplateData?.businessName ?? '',
        finalUrl: template.launchAdTemplateData?.finalUrl ?? '',
        shown: {
          headlines: placeOf(shown, 'headlines'),
          longHeadline: placeOf(shown, 'longHeadline'),
          description: placeOf(shown, 'description'),
        },
        inserts,
      }),
    [template, shown, inserts],
  );
  const shared = { placements: googlePlacements, contentOf };
  return as === 'pane' ? (
    <PreviewPane {...shared} mainKeys={mainGoogleKeys} />
  ) : (
    <PlacementPreviews {...shared} />
  );
}
