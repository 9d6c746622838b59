// A module of its own, so that what is fetched with the first press is the drawer and not the whole editor.
export { InstantLaunchDrawer } from '@adlane/ad-editor';
