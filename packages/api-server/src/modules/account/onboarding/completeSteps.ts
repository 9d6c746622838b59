import type { Contract, HandlerOutput, ParsedInput } from '@adlane/contract';
import { errorMessages, onboardingSteps } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { found, invalid, Problem } from '../../../http/problem';
import type { Database } from '../../../ports';
import { updateAgency } from '../account/agencyCommands';
import { type ProfileValues, updateProfileRow } from '../account/commands';
import { requireManager } from '../account/team';
import { listConnectedChannels, lockUser } from './queries';

type State = HandlerOutput<Contract['onboarding']['basic']>;
type Step = State['onboarding_step'];
type Input = {
  [N in 'basic' | 'business' | 'accountConnect']: ParsedInput<Contract['onboarding'][N]>['body'];
};

/** Returns the step after `done`, or the current one if the user is further. */
function computeNextStep(done: Step, current: Step): Step {
  const next = onboardingSteps[onboardingSteps.indexOf(done) + 1] ?? 'FINISHED';
  return onboardingSteps.indexOf(current) > onboardingSteps.indexOf(next) ? current : next;
}

type StepValues = ProfileValues & { readonly business_name?: string; readonly niche?: string | null };

/**
 * Saves a step of onboarding. A step may be repeated, but none skipped.
 * @throws Problem 406 if an earlier step is incomplete
 */
async function finishStep(
  call: CallContext<UserCaller>,
  step: Step,
  work: (tx: Database) => Promise<StepValues>,
): Promise<State> {
  const { agency_id, user_id } = call.caller;
  return call.inTenant(async ({ tx }) => {
    const user = found(await lockUser(tx, agency_id, user_id));
    if (onboardingSteps.indexOf(user.onboarding_step) < onboardingSteps.indexOf(step)) {
      throw new Problem('REDIRECT', errorMessages.onboardingStepMissing);
    }
    const values = await work(tx);
    const onboarding_step = computeNextStep(step, user.onboarding_step);
    const updated_at = call.ports.clock.now();
    await updateProfileRow(tx, agency_id, user_id, { ...values, onboarding_step, updated_at });
    return { onboarding_step };
  });
}

/** Completes step one: the person. */
export function setUpPerson(call: CallContext<UserCaller>, form: Input['basic']): Promise<State> {
  return finishStep(call, 'STEP_ONE', async () => form);
}

/**
 * Completes step two: the business, which names the agency. @throws Problem 403 for members of a team, 406
 */
export function setUpBusiness(call: CallContext<UserCaller>, form: Input['business']): Promise<State> {
  const { business_name, niche, website, address } = form;
  return finishStep(call, 'STEP_TWO', async (tx) => {
    await requireManager({ tx, caller: call.caller });
    const updated_at = call.ports.clock.now();
    const values = { name: business_name, website, address, updated_at };
    await updateAgency(tx, call.caller.agency_id, values);
    return { business_name, niche };
  });
}

const notConnected = {
  facebook: errorMessages.connectFacebook,
  google: errorMessages.connectGoogle,
  ghl: errorMessages.connectCrm,
} as const;

/**
 * Completes step three: the connected platforms, or skips it. @throws Problem 422 for a platform that is not
 * connected
 */
export function setUpAccounts(call: CallContext<UserCaller>, form: Input['accountConnect']): Promise<State> {
  return finishStep(call, 'STEP_THREE', async (tx) => {
    if (form.skip) return {};
    if (form.channels.length === 0) throw invalid({ channels: [messages.platformRequired] });
    const connected = await listConnectedChannels(tx, call.caller.agency_id);
    const missing = form.channels.filter((channel) => !connected.has(channel));
    if (missing.length > 0) throw invalid({ channels: missing.map((channel) => notConnected[channel]) });
    return {};
  });
}
