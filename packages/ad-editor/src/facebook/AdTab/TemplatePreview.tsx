import { useApi } from '@adlane/api-client';
import { findCarousel, type InsertMap } from '@adlane/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useInsertValues } from '../../assist/useInsertValues';
import { type ActiveFields, useActiveFields } from '../../draft/activeFields';
import type { TemplateDraft } from '../../draft/templateDraft';
import { useDraftPart } from '../../draft/useDraftPart';
import {
  buildFacebookPreview,
  type FacebookPreviewSource,
} from '../../previews/content/buildFacebookPreview';
import { formatPlacementNote } from '../../previews/content/formatPlacementNote';
import { PreviewPane } from '../../previews/PreviewPane/PreviewPane';
import { metaPlacements } from '../../previews/placements/metaPlacements';
import type { PreviewPlacement } from '../../previews/placements/PreviewPlacement';
import { mainMetaKeys } from '../../previews/placements/previewPlacements';

// Loaded when the tab of all placements is opened.
const PlacementPreviews = lazy(() =>
  import('../../previews/PlacementPreviews/PlacementPreviews').then((module) => ({
    default: module.PlacementPreviews,
  })),
);

export type TemplatePreviewProps = {
  /** A pane beside the editor, or the gallery of all placements. */
  as: 'pane' | 'gallery';
  /**
   * The client whose smart inserts fill the texts; null for the agency's own.
   * @default null
   */
  clientId?: number | null;
};

type Page = FacebookPreviewSource['page'];
/** Whose ad is previewed, and which versions. */
type PreviewedFor = { page: Page; shown: ActiveFields; inserts: InsertMap };

function usePage(): Page {
  const { queries } = useApi();
  const pages = useQuery(queries.sources.pages.query({ query: {} }));
  return pages.data?.data.find(({ is_default }) => is_default) ?? pages.data?.data[0];
}

type PreviewedDraft = Pick<
  TemplateDraft,
  'templateContent' | 'templateAdType' | 'templateMedia' | 'templateTargeting'
>;

function usePreviewedDraft(): PreviewedDraft {
  return {
    templateContent: useDraftPart('templateContent'),
    templateAdType: useDraftPart('templateAdType'),
    templateMedia: useDraftPart('templateMedia'),
    templateTargeting: useDraftPart('templateTargeting'),
  };
}

function useBuildContent(draft: PreviewedDraft, { page, shown, inserts }: PreviewedFor) {
  const { templateContent, templateAdType, templateMedia } = draft;
  return useMemo(
    () =>
      buildFacebookPreview({
        ad: { templateContent, templateAdType },
        media: templateMedia,
        page,
        inserts,
        shown: {
          adText: shown['templateContent.adText'],
          headlines: shown['templateContent.headlines'],
          subHeadlines: shown['templateContent.subHeadlines'],
        },
      }),
    [templateContent, templateAdType, templateMedia, page, shown, inserts],
  );
}

function useBuildNote({ templateContent, templateTargeting, templateAdType, templateMedia }: PreviewedDraft) {
  const isCarousel = findCarousel(templateContent) !== undefined;
  return useMemo(
    () => (placement: PreviewPlacement) =>
      formatPlacementNote({ templateTargeting, templateAdType, templateMedia, isCarousel }, placement),
    [templateTargeting, templateAdType, templateMedia, isCarousel],
  );
}

/** What rerenders on each keystroke; everything else is above it. */
function DraftPreview({ as, ...previewed }: Pick<TemplatePreviewProps, 'as'> & PreviewedFor) {
  const draft = usePreviewedDraft();
  const shared = {
    placements: metaPlacements,
    buildContent: useBuildContent(draft, previewed),
    buildNote: useBuildNote(draft),
  };
  return as === 'pane' ? (
    <PreviewPane {...shared} mainKeys={mainMetaKeys} />
  ) : (
    <Suspense fallback={null}>
      <PlacementPreviews {...shared} />
    </Suspense>
  );
}

/** The draft as Meta's placements would show it, with the active versions. */
export function TemplatePreview({ as, clientId = null }: TemplatePreviewProps) {
  const inserts = useInsertValues(clientId);
  return <DraftPreview as={as} page={usePage()} shown={useActiveFields()} inserts={inserts} />;
}
