// A separate module, so that the lazy chunk holds the dialog and not the whole editor.
export { NewTemplateDialog } from '@adlane/ad-editor';
