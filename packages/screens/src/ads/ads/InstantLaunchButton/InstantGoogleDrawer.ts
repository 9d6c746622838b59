// A separate module, so that the lazy chunk holds the drawer and not the whole editor.
export { InstantGoogleDrawer } from '@adlane/ad-editor';
