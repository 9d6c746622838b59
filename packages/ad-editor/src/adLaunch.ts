export { BulkLaunchDrawer } from './bulkLaunch/BulkLaunchDrawer';
export type { BulkLaunchDrawerProps } from './bulkLaunch/BulkLaunchDrawerProps';
export type { LaunchDrawerProps } from './editor/LaunchDrawerProps';
export { GoogleLaunchDrawer } from './google/GoogleLaunchDrawer/GoogleLaunchDrawer';
export { InstantGoogleDrawer } from './instantGoogle/InstantGoogleDrawer';
export type { InstantGoogleDrawerProps } from './instantGoogle/InstantGoogleDrawerProps';
export { LaunchDrawer } from './launch/LaunchDrawer/LaunchDrawer';
