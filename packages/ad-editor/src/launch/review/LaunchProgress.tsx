import type { Launch, LaunchBlocker, LaunchStep } from '@adlane/contract/ads/launches';
import { errorMessages, platformLabels } from '@adlane/contract/constants';
import { Alert, Box, Heading, Link, ProgressSteps, translate, translateContent } from '@adlane/ui';
import type { LaunchState } from '../launchDrawer.machine';
import type { LaunchFix } from '../launchFix';
import { findAdsManagerUrl } from './findAdsManagerUrl';
import { PreLaunchPanel, type PreLaunchPanelProps } from './PreLaunchPanel';
import { RequestList } from './RequestList';

export type LaunchProgressProps = {
  /** How far the launch is. */
  state: Exclude<LaunchState, { at: 'form' }>;
  /** As last heard from the server. */
  launch: Launch | undefined;
  /** Title of a successful launch. */
  successTitle?: string;
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
  if (step.status === 'rolled_back') return translate('Rolled back');
  if (step.status === 'sent' && step.key.startsWith('videoReady:')) {
    return translate('Video review. You can close this window: the launch continues by itself.');
  }
  if (step.status === 'sent' && step.progress) {
    const percent = Math.floor((100 * step.progress.done) / step.progress.total);
    return translate('{percent}% uploaded', { percent });
  }
  return step.external_id === null
    ? undefined
    : translate('{platform} ID: {id}', { platform, id: step.external_id });
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

/** The names of the ads that a launch created; Google makes them of the texts and pictures itself. */
function AdList({ steps }: Pick<Launch, 'steps'>) {
  const ads = steps.filter(({ key }) => /^ad(:|$)/.test(key));
  if (ads.length === 0) return null;
  return (
    <Box as="section" display="grid" gap={2}>
      <Heading level={3} size="sm">
        {ads.length === 1 ? translate('One ad') : translate('{count} ads', { count: ads.length })}
      </Heading>
      <Box as="ul" listStyleType="none" textStyle="sm">
        {ads.map(({ key, title, request }) => (
          <Box as="li" key={key} borderTopWidth="line" py={2} overflowWrap="anywhere">
            {typeof request.name === 'string' ? request.name : title}
            <PostLink steps={steps} number={key.slice('ad:'.length)} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Leads to the post that an ad promotes; nothing for an ad of the template. */
function PostLink({ steps, number }: Pick<Launch, 'steps'> & { number: string }) {
  const id = steps.find(({ key }) => key === `creative:${number}`)?.request.object_story_id;
  if (typeof id !== 'string') return null;
  return (
    <Box>
      <Link href={`https://www.facebook.com/${encodeURIComponent(id)}`} external>
        {translate('Open the post on Facebook')}
      </Link>
    </Box>
  );
}

/** How a launch goes on, step by step, and what came of it. */
export function LaunchProgress(props: LaunchProgressProps) {
  const { state, launch, successTitle, hasChoice, connectHref, onFix } = props;
  const steps = launch?.steps ?? [];
  const adsManagerUrl = launch && findAdsManagerUrl(launch);
  const refused = listRefusedFields(state);
  const platform = platformLabels[launch?.platform ?? 'facebook'];
  const advice = state.at === 'failed' ? findAdvice(state.code) : undefined;
  return (
    <Box display="grid" gap={5}>
      {state.at === 'launched' ? (
        <Alert
          tone="info"
          title={translateContent(successTitle)}
          action={
            adsManagerUrl === undefined ? undefined : (
              <Link href={adsManagerUrl} external>
                {translate(launch?.platform === 'google' ? 'Open in Google Ads' : 'Open in Ads Manager')}
              </Link>
            )
          }
        >
          {translate('Your ad is on {platform}. It is reviewed before it is shown.', { platform })}
        </Alert>
      ) : null}
      {state.at === 'launched' && launch?.message ? (
        <Alert tone="warning">{translate(launch.message)}</Alert>
      ) : null}
      {state.at === 'running' && launch?.was_resumed ? (
        <Alert tone="info">{translate('The launch has resumed. Nothing is created twice.')}</Alert>
      ) : null}
      {state.at === 'failed' && launch?.status === 'rolled_back' ? (
        <Alert tone="info">
          {translate('Launch rolled back. Everything it created was removed from {platform}.', { platform })}
        </Alert>
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
          {translate(state.message || errorMessages.internal)}
          {advice && advice !== state.message ? (
            <Box as="span" display="block" mt={1}>
              {translate(advice)}
            </Box>
          ) : null}
        </Alert>
      ) : null}
      {state.at === 'launched' ? (
        <AdList steps={steps} />
      ) : steps.length > 0 ? (
        <ProgressSteps
          label={translate('Launch progress')}
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
          label={translate('Launch progress')}
          steps={[
            {
              id: 'send',
              label: translate('Submit the launch'),
              state: state.at === 'failed' ? 'failed' : 'active',
            },
          ]}
        />
      )}
      {steps.length > 0 ? (
        <RequestList title="Technical details" platform={platform} steps={steps} level={3} />
      ) : null}
    </Box>
  );
}
