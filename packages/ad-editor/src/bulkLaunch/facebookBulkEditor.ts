import { lazy } from 'react';
import type { PlatformEditor } from '../editor/PlatformEditor';
import { facebookEditor } from '../facebook/facebookEditor';

// Loaded when a launch for several clients is opened.
const BulkLaunchDrawer = lazy(() =>
  import('./BulkLaunchDrawer').then((module) => ({ default: module.BulkLaunchDrawer })),
);

/** The Facebook half of the editor, whose templates can be launched for several clients at once. */
export const facebookBulkEditor: PlatformEditor = { ...facebookEditor, LaunchMany: BulkLaunchDrawer };
