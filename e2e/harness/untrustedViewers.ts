// Bundled into a page by a test: the viewers of untrusted replays and screenshots, and the plain player.
import { Replayer } from 'rrweb';
import { createResourceMap } from '../../packages/screens/src/widget/tickets/createResourceMap';
import { buildSnapshotDocument } from '../../packages/screens/src/widget/tickets/PageScreenshot/buildSnapshotDocument';
import {
  restorePageState,
  snapshotSandbox,
} from '../../packages/screens/src/widget/tickets/PageScreenshot/restorePageState';
import { openReplayer } from '../../packages/screens/src/widget/tickets/ReplayPlayer/openReplayer';

Object.assign(window, {
  Replayer,
  buildSnapshotDocument,
  createResourceMap,
  openReplayer,
  restorePageState,
  snapshotSandbox,
});
