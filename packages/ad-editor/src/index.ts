export type { EditorTab, EditorTabProps, Platform, PlatformEditor } from './editor/PlatformEditor';
export { TemplateEditor, type TemplateEditorProps } from './editor/TemplateEditor/TemplateEditor';
export { cutText, feedCutOffs, type PreviewDevice } from './facebook/FacebookFeedPreview/cutText';
export {
  FacebookFeedPreview,
  type FacebookFeedPreviewProps,
} from './facebook/FacebookFeedPreview/FacebookFeedPreview';
export { facebookEditor } from './facebook/facebookEditor';
export { LaunchDrawer } from './launch/LaunchDrawer/LaunchDrawer';
export type { LaunchDrawerProps } from './launch/LaunchDrawer/LaunchDrawerProps';
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
