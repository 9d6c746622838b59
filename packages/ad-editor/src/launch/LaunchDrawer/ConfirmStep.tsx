import { isHttpError, useApi } from '@adlane/api-client';
import type { AdAccount, FacebookLaunch, FacebookPage, LaunchBlocker } from '@adlane/contract';
import { namingPrefix, objectiveLabels } from '@adlane/contract/constants';
import { Box, Button, ErrorState, Heading, SkeletonText } from '@adlane/ui';
import { toMajorUnits } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../notice/Notice';
import { countryName } from '../countryCodes';
import type { LaunchFormStep } from '../launchDrawer.machine';
import { labelOfField, stepOfField } from '../launchForm';
import { RequestList } from './RequestList';

export type ConfirmStepProps = {
  launch: FacebookLaunch;
  account: AdAccount;
  page: FacebookPage;
  /** Goes to the step where something is filled in. */
  onEdit: (step: LaunchFormStep) => void;
  /** Leaves the drawer for the template's texts. */
  onFixTexts: (field: string) => void;
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

/** Texts can be mended in the editor. */
function isTextField(field: string): boolean {
  return field.startsWith('templateContent.');
}

function BlockerAction({
  field,
  onEdit,
  onFixTexts,
}: { field: string } & Pick<ConfirmStepProps, 'onEdit' | 'onFixTexts'>) {
  const step = stepOfField[field];
  const go = step ? () => onEdit(step) : isTextField(field) ? () => onFixTexts(field) : undefined;
  if (!go) return null;
  return (
    <Button variant="secondary" size="sm" onClick={go}>
      Fix this
    </Button>
  );
}

function Blockers(
  props: { blockers: readonly LaunchBlocker[] } & Pick<ConfirmStepProps, 'onEdit' | 'onFixTexts'>,
) {
  const { blockers, ...actions } = props;
  return (
    <Box display="grid" gap={2}>
      {blockers.map(({ field, message }) => (
        <Notice
          key={`${field} ${message}`}
          tone="error"
          action={<BlockerAction field={field} {...actions} />}
        >
          {`${labelOfField(field)}: ${message}`}
        </Notice>
      ))}
    </Box>
  );
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

/** Third step: everything once more, what is in the way, and what will be sent. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { launch, onEdit, onFixTexts } = props;
  const review = useLaunchReview(launch, true);
  return (
    <Box display="grid" gap={6}>
      <Heading level={3}>Confirm your information below</Heading>
      <Summary {...props} />
      {review.isPending ? (
        <Box as="output" aria-busy aria-label="Checking the launch">
          <SkeletonText lines={4} />
        </Box>
      ) : null}
      {review.isError ? (
        <ErrorState
          title="The launch could not be checked"
          retrying={review.isFetching}
          onRetry={() => void review.refetch()}
        >
          {isHttpError(review.error) ? review.error.body.message : 'The server could not be reached.'}
        </ErrorState>
      ) : null}
      {review.isSuccess ? (
        <>
          {review.data.blockers.length > 0 ? (
            <Blockers blockers={review.data.blockers} onEdit={onEdit} onFixTexts={onFixTexts} />
          ) : (
            <Notice tone="info">Everything is in place. Nothing has been sent yet.</Notice>
          )}
          {review.data.steps.length > 0 ? (
            <Box>
              <Heading level={4} size="sm">
                {`What will be sent to Facebook (${review.data.steps.length} requests)`}
              </Heading>
              <Box mt={2}>
                <RequestList steps={review.data.steps} />
              </Box>
            </Box>
          ) : null}
        </>
      ) : null}
    </Box>
  );
}
