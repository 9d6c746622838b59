import type { Contract } from '@adlane/contract';
import type { Launch } from '@adlane/contract/ads/launches';
import type { UserCall } from '../../../http/CallContext';
import type { Recalls } from '../../../http/handlers';
import { findStored, queueStored, recallLaunch } from './startLaunch';
import type { LaunchRequest } from './store/launchLabel';

const recallStarted = ({ call, ...request }: LaunchRequest & { readonly call: UserCall }) =>
  recallLaunch(call, request);

type Addressed = { readonly params: { readonly id: number }; readonly call: UserCall };

async function recallRolledBack({ params, call }: Addressed): Promise<Launch | undefined> {
  const launch = await findStored(call, params);
  return launch.status === 'rolled_back' ? launch : undefined;
}

/** Calls that launch, or change a launch: what they committed is in the launch's row, and a repeat is answered from it. */
export const launchRecalls: Required<Recalls<Contract>>['launches'] = {
  facebook: recallStarted,
  instantFacebook: recallStarted,
  google: recallStarted,
  instantGoogle: recallStarted,
  resubmit: recallStarted,
  resume: ({ params, call }) => queueStored(call, params),
  rollBack: recallRolledBack,
};
