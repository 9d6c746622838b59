import { useApi } from '@adlane/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TemplateDraft } from '../../editor/draft/templateDraft';
import { useDraftPart } from '../../editor/useDraftPart';
import { useWorkedOn, type WorkedOn } from '../../editor/workedOn';
import { type FacebookPreviewSource, facebookPreview } from '../../previews/content/facebookPreview';
import { placementNote } from '../../previews/content/placementNote';
import { PlacementPreviews } from '../../previews/PlacementPreviews/PlacementPreviews';
import { PreviewPane } from '../../previews/PreviewPane/PreviewPane';
import { metaPlacements } from '../../previews/placements/metaPlacements';
import type { PreviewPlacement } from '../../previews/placements/PreviewPlacement';
import { mainMetaKeys } from '../../previews/placements/previewPlacements';

export type TemplatePreviewProps = {
  /** A pane beside the editor, or the gallery of all placements. */
  as: 'pane' | 'gallery';
};

type Page = FacebookPreviewSource['page'];

function usePage(): Page {
  const { queries } = useApi();
  const pages = useQuery(queries.sources.pages.query({ query: {} }));
  return pages.data?.data.find(({ is_default }) => is_default) ?? pages.data?.data[0];
}

type ShownDraft = Pick<
  TemplateDraft,
  'templateContent' | 'templateAdType' | 'templateMedia' | 'templateTargeting'
>;

function useShownDraft(): ShownDraft {
  return {
    templateContent: useDraftPart('templateContent'),
    templateAdType: useDraftPart('templateAdType'),
    templateMedia: useDraftPart('templateMedia'),
    templateTargeting: useDraftPart('templateTargeting'),
  };
}

function useContentOf(draft: ShownDraft, page: Page, shown: WorkedOn) {
  const { templateContent, templateAdType, templateMedia } = draft;
  return useMemo(
    () =>
      facebookPreview({
        ad: { templateContent, templateAdType },
        media: templateMedia,
        page,
        shown: {
          adText: shown['templateContent.adText'],
          headlines: shown['templateContent.headlines'],
          subHeadlines: shown['templateContent.subHeadlines'],
        },
      }),
    [templateContent, templateAdType, templateMedia, page, shown],
  );
}

function useNoteOf({ templateTargeting, templateAdType, templateMedia }: ShownDraft) {
  return useMemo(
    () => (placement: PreviewPlacement) =>
      placementNote({ templateTargeting, templateAdType, templateMedia }, placement),
    [templateTargeting, templateAdType, templateMedia],
  );
}

/** What is drawn at each key; all else stands above it. */
function DraftPreview({ as, page, shown }: TemplatePreviewProps & { page: Page; shown: WorkedOn }) {
  const draft = useShownDraft();
  const shared = {
    placements: metaPlacements,
    contentOf: useContentOf(draft, page, shown),
    noteOf: useNoteOf(draft),
  };
  return as === 'pane' ? (
    <PreviewPane {...shared} mainKeys={mainMetaKeys} />
  ) : (
    <PlacementPreviews {...shared} />
  );
}

/** The draft as Meta's placements would show it, with the versions that are worked on. */
export function TemplatePreview({ as }: TemplatePreviewProps) {
  return <DraftPreview as={as} page={usePage()} shown={useWorkedOn()} />;
}
