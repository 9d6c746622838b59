export { cutText, feedCutOffs, type PreviewDevice } from './facebook/FacebookFeedPreview/cutText';
export {
  FacebookFeedPreview,
  type FacebookFeedPreviewProps,
} from './facebook/FacebookFeedPreview/FacebookFeedPreview';
export { type FacebookEditorTab, facebookEditorTabs } from './facebook/FacebookTemplateEditor/EditorForm';
export {
  FacebookTemplateEditor,
  type FacebookTemplateEditorProps,
} from './facebook/FacebookTemplateEditor/FacebookTemplateEditor';
export { LaunchDrawer } from './launch/LaunchDrawer/LaunchDrawer';
export type { LaunchDrawerProps } from './launch/LaunchDrawer/LaunchDrawerProps';
