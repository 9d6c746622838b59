export type { LaunchDrawerProps } from './editor/LaunchDrawerProps';
export { googleEditor } from './google/googleEditor';
export { InstantGoogleDrawer } from './instantGoogle/InstantGoogleDrawer';
export type { InstantGoogleDrawerProps } from './instantGoogle/InstantGoogleDrawerProps';
export { GoogleLaunchDrawer } from './launch/GoogleLaunchDrawer/GoogleLaunchDrawer';
