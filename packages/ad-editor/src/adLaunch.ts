export { BulkLaunchDrawer } from './bulkLaunch/BulkLaunchDrawer';
export type { BulkLaunchDrawerProps } from './bulkLaunch/BulkLaunchDrawerProps';
export type { LaunchDrawerProps } from './editor/LaunchDrawerProps';
export { InstantGoogleDrawer } from './instantGoogle/InstantGoogleDrawer';
export type { InstantGoogleDrawerProps } from './instantGoogle/InstantGoogleDrawerProps';
export { GoogleLaunchDrawer } from './launch/GoogleLaunchDrawer/GoogleLaunchDrawer';
export { LaunchDrawer } from './launch/LaunchDrawer/LaunchDrawer';
