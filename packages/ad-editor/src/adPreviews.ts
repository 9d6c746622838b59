export { buildFacebookPreview, type FacebookPreviewSource } from './previews/content/buildFacebookPreview';
export {
  buildGooglePreview,
  type GooglePreviewSource,
  type GoogleTextList,
} from './previews/content/buildGooglePreview';
export { formatPlacementNote, type PlacedAd } from './previews/content/formatPlacementNote';
export type { BuildContent, PreviewContent, PreviewMedia } from './previews/content/PreviewContent';
export { type CutOffs, cutOffs } from './previews/cutOffs';
export { type CutText, cutText } from './previews/cutText';
export { PlacementPreview, type PlacementPreviewProps } from './previews/PlacementPreview/PlacementPreview';
export {
  PlacementPreviews,
  type PlacementPreviewsProps,
} from './previews/PlacementPreviews/PlacementPreviews';
export { PreviewPane, type PreviewPaneProps } from './previews/PreviewPane/PreviewPane';
export { googlePlacements } from './previews/placements/googlePlacements';
export { metaPlacements } from './previews/placements/metaPlacements';
export type {
  PreviewDevice,
  PreviewFamily,
  PreviewMode,
  PreviewPlacement,
  PreviewPlatform,
} from './previews/placements/PreviewPlacement';
export { findPreviews, mainGoogleKeys, mainMetaKeys } from './previews/placements/previewPlacements';
