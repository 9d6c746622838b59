export type { LaunchDrawerProps } from './editor/LaunchDrawerProps';
export type { EditorTab, EditorTabProps, PlatformEditor } from './editor/PlatformEditor';
export { TemplateEditor, type TemplateEditorProps } from './editor/TemplateEditor/TemplateEditor';
export { facebookEditor } from './facebook/facebookEditor';
export { googleEditor } from './google/googleEditor';
export { InstantLaunchDrawer } from './instantLaunch/InstantLaunchDrawer';
export type { InstantLaunchDrawerProps } from './instantLaunch/InstantLaunchDrawerProps';
export { GoogleLaunchDrawer } from './launch/GoogleLaunchDrawer/GoogleLaunchDrawer';
export { LaunchDrawer } from './launch/LaunchDrawer/LaunchDrawer';
export { LeadFormBuilder, type LeadFormBuilderProps } from './leadForm/LeadFormBuilder/LeadFormBuilder';
export {
  type ChosenLeadForm,
  LeadFormDrawer,
  type LeadFormDrawerProps,
} from './leadForm/LeadFormDrawer/LeadFormDrawer';
export { LeadFormPreview, type LeadFormPreviewProps } from './leadForm/LeadFormPreview/LeadFormPreview';
export type { LeadFormPage } from './leadForm/LeadFormPreview/leadFormPages';
export type { LeadFormAdvertiser } from './leadForm/LeadFormPreview/PreviewPage';
export type { MediaUse } from './media/checkUpload';
export type { MediaPlatform } from './media/mediaRule';
export {
  TemplateMediaField,
  type TemplateMediaFieldProps,
} from './media/TemplateMediaField/TemplateMediaField';
export {
  TemplateMediaPicker,
  type TemplateMediaPickerProps,
} from './media/TemplateMediaPicker/TemplateMediaPicker';
export { type MediaPlace, type MediaUpload, useMediaUpload } from './media/useMediaUpload';
export { NewTemplateDialog, type NewTemplateDialogProps } from './newTemplate/NewTemplateDialog';
export type { TemplateStart } from './newTemplate/StartChoice';
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
export {
  PlacementPreview,
  type PlacementPreviewProps,
} from './previews/PlacementPreview/PlacementPreview';
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
export {
  type SmartInsertKind,
  SmartInsertsEditor,
  type SmartInsertsEditorProps,
  smartInsertKinds,
} from './smartInserts/SmartInsertsEditor';
