import { useApi } from '@adlane/api-client';
import { defaultCurrency } from '@adlane/contract/constants';
import type { LaunchBlocker } from '@adlane/contract/launches';
import { Box, Button, Card, Heading } from '@adlane/ui';
import { useQueries } from '@tanstack/react-query';
import type { LaunchAssets } from '../launch/launchAssets';
import type { LaunchFix } from '../launch/launchFix';
import { LaunchSummary } from '../launch/review/LaunchSummary';
import { ReviewResult, type ReviewResultProps } from '../launch/review/ReviewResult';
import { type InstantForm, type InstantRow, rowKey, toInstantLaunch } from './instantLaunchForm';

type Review = ReviewResultProps['review'];

/** Loads the server's review of each row's launch, in the order of the rows. */
export function useInstantReviews(form: InstantForm): readonly Review[] {
  const { queries } = useApi();
  return useQueries({
    queries: form.rows.map((row) => ({
      ...queries.launches.reviewInstantFacebook.query({ body: toInstantLaunch(form, row) }),
      // Accounts and terms change elsewhere: never show an older review.
      staleTime: 0,
      gcTime: 0,
      meta: { statusesShownInPlace: [412, 422, 500] },
    })),
  });
}

export type ConfirmRowsProps = {
  form: InstantForm;
  assets: LaunchAssets;
  hasChoice: boolean;
  connectHref: string | undefined;
  /** Goes where a blocker of a row is mended; `blockers` are all of that row. */
  onFix: (fix: LaunchFix, index: number, blockers: readonly LaunchBlocker[]) => void;
  /** Launches without this row. */
  onLeaveOut: (row: InstantRow) => void;
};

/** Last step: each client's launch with its blockers and requests. */
export function ConfirmRows(props: ConfirmRowsProps) {
  const { form, assets, hasChoice, connectHref, onFix, onLeaveOut } = props;
  const reviews = useInstantReviews(form);
  return (
    <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      <Heading level={3}>Confirm your information below</Heading>
      {form.rows.map((row, index) => {
        const account = assets.accounts.find(({ id }) => String(id) === row.adAccountId);
        const page = assets.pages.find(({ id }) => String(id) === row.pageId);
        const review = reviews[index];
        return (
          <Card
            key={rowKey(row)}
            title={row.name}
            headingLevel={4}
            actions={
              form.rows.length > 1 ? (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Remove ${row.name}`}
                  onClick={() => onLeaveOut(row)}
                >
                  Remove
                </Button>
              ) : null
            }
          >
            <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
              {account && page ? (
                <LaunchSummary launch={toInstantLaunch(form, row)} account={account} page={page} />
              ) : null}
              {review ? (
                <ReviewResult
                  review={review}
                  shown={{
                    media: form.templateMedia,
                    currency: account?.currency ?? defaultCurrency,
                    budgetType: form.budgetType,
                  }}
                  hasChoice={hasChoice}
                  connectHref={connectHref}
                  onFix={(fix, blockers) => onFix(fix, index, blockers)}
                />
              ) : null}
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}
