import type { Ports } from '../../../../ports';
import type { LaunchRunner, PlatformConnection } from './PlatformAdapter';
import type { LaunchRow, LaunchStepRow } from './queries';

/** One launch in the hands of a worker; `steps` are as last read. */
export type LaunchContext = {
  readonly ports: Ports;
  readonly launch: LaunchRow;
  readonly runner: LaunchRunner;
  readonly connection: PlatformConnection;
  readonly steps: readonly LaunchStepRow[];
};
