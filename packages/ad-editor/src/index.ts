export type { EditorTab, EditorTabProps, Platform, PlatformEditor } from './editor/PlatformEditor';
export { TemplateEditor, type TemplateEditorProps } from './editor/TemplateEditor/TemplateEditor';
export { facebookEditor } from './facebook/facebookEditor';
export { googleEditor } from './google/googleEditor';
export { GoogleLaunchDrawer } from './launch/GoogleLaunchDrawer/GoogleLaunchDrawer';
export { InstantLaunchDrawer } from './launch/InstantLaunchDrawer/InstantLaunchDrawer';
export type { InstantLaunchDrawerProps } from './launch/InstantLaunchDrawer/InstantLaunchDrawerProps';
export { LaunchDrawer } from './launch/LaunchDrawer/LaunchDrawer';
export type { LaunchDrawerProps } from './launch/LaunchDrawer/LaunchDrawerProps';
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
export { NewTemplateDialog, type NewTemplateDialogProps } from './newTemplate/NewTemplateDialog';
export type { TemplateStart } from './newTemplate/StartChoice';
export { type FacebookPreviewSource, facebookPreview } from './previews/content/facebookPreview';
export {
  type GooglePreviewSource,
  type GoogleTextList,
  googlePreview,
} from './previews/content/googlePreview';
export type { ContentOf, PreviewContent, PreviewMedia } from './previews/content/PreviewContent';
export { type PlacedAd, placementNote } from './previews/content/placementNote';
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
