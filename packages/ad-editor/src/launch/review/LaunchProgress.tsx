import { errorMessages, platformLabels } from '@adlane/contract/constants';
import type { Launch, LaunchBlocker, LaunchStep } from '@adlane/contract/launches';
import { Alert, Box, ProgressSteps } from '@adlane/ui';
import type { LaunchState } from '../launchDrawer.machine';
import type { LaunchFix } from '../launchFix';
import { PreLaunchPanel, type PreLaunchPanelProps } from './PreLaunchPanel';
import { RequestList } from './RequestList';

export type LaunchProgressProps = {
  state: Exclude<LaunchState, { at: 'form' }>;
  /** As last heard from the server. */
  launch: Launch | undefined;
  /** Goes where something that the server refused is mended. */
  onFix: (fix: LaunchFix, blockers: readonly LaunchBlocker[]) => void;
} & Pick<PreLaunchPanelProps, 'hasChoice' | 'connectHref'>;

const stepStates = {
  pending: 'waiting',
  sent: 'active',
  done: 'done',
  failed: 'failed',
  rolled_back: 'waiting',
} as const;

function formatDetail(step: LaunchStep, platform: string): string | undefined {
  if (step.error !== null) return step.error;
  if (step.status === 'rolled_back') return 'Rolled back';
  return step.external_id === null ? undefined : `${platform} ID: ${step.external_id}`;
}

/** Finds the user's next action for a failure code of ads §8. */
function findAdvice(code: string | undefined): string | undefined {
  switch (code) {
    case 'TECHNICAL_TOS_ERROR':
      return errorMessages.acceptPageTerms;
    case 'AD_ACCOUNT_DISCONNECTED':
      return 'The ad account is disconnected. Connect it again, then try again.';
    case 'TECHNICAL_PERMISSION_ERROR':
      return 'Facebook denied permission. Make sure you are an admin of the ad account and the page.';
    case 'TECHNICAL_LEAD_ERROR':
      return 'Facebook refused the lead form. Check its questions and its privacy policy.';
    default:
      return undefined;
  }
}

/** Lists the server's errors by field of a refused launch. */
function listRefusedFields(state: LaunchProgressProps['state']): readonly LaunchBlocker[] {
  if (state.at !== 'failed') return [];
  return Object.entries(state.errors).flatMap(([field, texts]) =>
    texts.slice(0, 1).map((message) => ({ field, message })),
  );
}

/** How a launch goes on, step by step, and what came of it. */
export function LaunchProgress({ state, launch, hasChoice, connectHref, onFix }: LaunchProgressProps) {
  const steps = launch?.steps ?? [];
  const refused = listRefusedFields(state);
  const platform = platformLabels[launch?.platform ?? 'facebook'];
  const advice = state.at === 'failed' ? findAdvice(state.code) : undefined;
  return (
    <Box display="grid" gap={5}>
      {state.at === 'launched' ? (
        <Alert tone="info">{`Your ad is on ${platform}. It is reviewed before it is shown.`}</Alert>
      ) : null}
      {state.at === 'failed' && launch?.status === 'rolled_back' ? (
        <Alert tone="info">{`Launch rolled back. Everything it created was removed from ${platform}.`}</Alert>
      ) : null}
      {refused.length > 0 ? (
        <PreLaunchPanel
          blockers={refused}
          level={3}
          hasChoice={hasChoice}
          connectHref={connectHref}
          onFix={(fix) => onFix(fix, refused)}
        />
      ) : null}
      {state.at === 'failed' && refused.length === 0 && launch?.status !== 'rolled_back' ? (
        <Alert tone="error">
          {state.message || errorMessages.internal}
          {advice && advice !== state.message ? (
            <Box as="span" display="block" mt={1}>
              {advice}
            </Box>
          ) : null}
        </Alert>
      ) : null}
      {steps.length > 0 ? (
        <ProgressSteps
          label="Launch progress"
          steps={steps.map((step) => {
            const detail = formatDetail(step, platform);
            return {
              id: step.key,
              label: step.title,
              state: stepStates[step.status],
              ...(detail === undefined ? {} : { detail }),
            };
          })}
        />
      ) : (
        <ProgressSteps
          label="Launch progress"
          steps={[
            { id: 'send', label: 'Submit the launch', state: state.at === 'failed' ? 'failed' : 'active' },
          ]}
        />
      )}
      {steps.length > 0 ? (
        <RequestList title="Technical details" platform={platform} steps={steps} level={3} />
      ) : null}
    </Box>
  );
}
