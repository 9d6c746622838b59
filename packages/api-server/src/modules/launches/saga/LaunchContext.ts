import type { Ports } from '../../../ports';
import type { LaunchConnection } from '../facebook/launchConnection';
import type { LaunchRow, LaunchStepRow } from './queries';

/** What the work on one launch has at hand; `steps` are as they were read last. */
export type LaunchContext = {
  readonly ports: Ports;
  readonly launch: LaunchRow;
  readonly connection: LaunchConnection;
  readonly steps: readonly LaunchStepRow[];
};
