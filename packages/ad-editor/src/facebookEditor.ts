export { BulkLaunchDrawer } from './bulkLaunch/BulkLaunchDrawer';
export type { BulkLaunchDrawerProps } from './bulkLaunch/BulkLaunchDrawerProps';
export { facebookBulkEditor as facebookEditor } from './bulkLaunch/facebookBulkEditor';
export type { LaunchDrawerProps } from './editor/LaunchDrawerProps';
export { LaunchDrawer } from './launch/LaunchDrawer/LaunchDrawer';
