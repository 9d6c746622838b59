import { isHttpError, useApi } from '@adlane/api-client';
import type { AdAccount, FacebookLaunch, FacebookPage, LaunchBlocker, Template } from '@adlane/contract';
import { bidStrategies, namingPrefix, objectiveLabels } from '@adlane/contract/constants';
import { Box, Button, ErrorState, Heading, SkeletonText } from '@adlane/ui';
import { toMajorUnits } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { countryName } from '../countryCodes';
import type { LaunchFix } from '../launchFix';
import { AdPreviewDrawer } from './AdPreviewDrawer';
import { PreLaunchPanel, type PreLaunchPanelProps } from './PreLaunchPanel';
import { RequestList } from './RequestList';

export type ConfirmStepProps = {
  launch: FacebookLaunch;
  account: AdAccount;
  page: FacebookPage;
  template: Template;
} & Pick<PreLaunchPanelProps, 'hasChoice' | 'connectHref'> & {
    /** Goes where a blocker is mended; `blockers` are all that there are. */
    onFix: (fix: LaunchFix, blockers: readonly LaunchBlocker[]) => void;
  };

/** What the server says of a launch before it is sent: blockers and the exact requests. */
export function useLaunchReview(launch: FacebookLaunch, isEnabled: boolean) {
  const { queries } = useApi();
  // Accounts and terms change elsewhere: never show an older review.
  return useQuery({
    ...queries.launches.reviewFacebook.query({ body: launch }),
    enabled: isEnabled,
    staleTime: 0,
    gcTime: 0,
    meta: { statusesShownInPlace: [412, 422, 500] },
  });
}

function formatTime(instant: string | null | undefined, timeZone: string, none: string): string {
  if (!instant) return none;
  return new Date(instant).toLocaleString(undefined, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
}

function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(
    toMajorUnits(amount, currency),
  );
}

/** Advanced settings as far as they were changed. */
function advancedRows({ settings = {} }: FacebookLaunch, { currency }: AdAccount) {
  const { status, bidStrategy, bidAmount, billingEvent } = settings;
  const strategy = bidStrategies.find(({ value }) => value === bidStrategy)?.label;
  const bid = typeof bidAmount === 'number' ? `, at most ${formatMoney(bidAmount, currency)}` : '';
  return [
    ...(status === 'PAUSED' ? [['Campaign is', 'Paused, until you switch it on'] as const] : []),
    ...(strategy ? [['Bid strategy', `${strategy}${bid}`] as const] : []),
    ...(billingEvent === 'LINK_CLICKS' ? [['Charged for', 'Link clicks'] as const] : []),
  ];
}

function summaryRows({ launch, account, page }: ConfirmStepProps): readonly (readonly [string, string])[] {
  const { objective } = launch.FbAdSetting.field;
  const labels: Readonly<Record<string, string>> = objectiveLabels;
  const perDay = launch.budgetType === 'daily' ? ' a day' : ' in all';
  return [
    ['Campaign', `${namingPrefix} ${launch.campaignName}`],
    ['Ad account', account.name],
    ['Facebook page', page.name],
    ['Objective', labels[objective] ?? objective],
    ['Budget', `${formatMoney(launch.budget, account.currency)}${perDay}`],
    ['Start', formatTime(launch.startTime, account.timezone, 'At once')],
    ['End', formatTime(launch.endTime, account.timezone, 'Until you stop it')],
    ['Countries', launch.countries.map((code) => countryName(code)).join(', ')],
    ...advancedRows(launch, account),
  ];
}

function Summary(props: ConfirmStepProps) {
  return (
    <Box as="dl" display="grid" gap={3} textStyle="sm">
      {summaryRows(props).map(([name, value]) => (
        <Box key={name} display="grid" gridTemplateColumns="minmax(0, 2fr) minmax(0, 3fr)" gap={4}>
          <Box as="dt" color="fg.muted">
            {name}
          </Box>
          <Box as="dd" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

type ReviewProps = Pick<ConfirmStepProps, 'launch' | 'hasChoice' | 'connectHref' | 'onFix'>;

/** What the server says of the launch: what is in its way, and what it would send. */
function Review({ launch, onFix, ...panel }: ReviewProps) {
  const review = useLaunchReview(launch, true);
  if (review.isPending) {
    return (
      <Box as="output" aria-busy aria-label="Checking the launch">
        <SkeletonText lines={4} />
      </Box>
    );
  }
  if (review.isError) {
    return (
      <ErrorState
        title="The launch could not be checked"
        retrying={review.isFetching}
        onRetry={() => void review.refetch()}
      >
        {isHttpError(review.error) ? review.error.body.message : 'The server could not be reached.'}
      </ErrorState>
    );
  }
  const { blockers, steps } = review.data;
  return (
    <>
      <PreLaunchPanel {...panel} level={4} blockers={blockers} onFix={(fix) => onFix(fix, blockers)} />
      {steps.length > 0 ? (
        <RequestList title="What will be sent to Facebook" platform="Facebook" steps={steps} level={4} />
      ) : null}
    </>
  );
}

/** Third step: everything once more, what is in the way, and what will be sent. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { launch, template, page, hasChoice, connectHref, onFix } = props;
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  return (
    <Box display="grid" gap={6}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={3}>
        <Heading level={3}>Confirm your information below</Heading>
        <Button variant="secondary" size="sm" startIcon={<Eye />} onClick={() => setPreviewOpen(true)}>
          Preview the ad
        </Button>
      </Box>
      <Summary {...props} />
      <Review launch={launch} hasChoice={hasChoice} connectHref={connectHref} onFix={onFix} />
      <AdPreviewDrawer
        open={isPreviewOpen}
        onClose={() => setPreviewOpen(false)}
        template={template}
        page={page}
      />
    </Box>
  );
}
