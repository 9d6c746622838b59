export type { EditorTab, EditorTabProps, PlatformEditor } from './editor/PlatformEditor';
export { TemplateEditor, type TemplateEditorProps } from './editor/TemplateEditor/TemplateEditor';
export type { MediaUse } from './media/checkUpload';
export type { MediaPlatform } from './media/mediaRule';
export {
  TemplateMediaField,
  type TemplateMediaFieldProps,
} from './media/TemplateMediaField/TemplateMediaField';
export { TemplateMediaPicker } from './media/TemplateMediaPicker/TemplateMediaPicker';
export type { TemplateMediaPickerProps } from './media/TemplateMediaPicker/TemplateMediaPickerProps';
export { type MediaPlace, type MediaUpload, useMediaUpload } from './media/useMediaUpload';
export { NewTemplateDialog, type NewTemplateDialogProps } from './newTemplate/NewTemplateDialog';
export type { TemplateStart } from './newTemplate/StartChoice';
