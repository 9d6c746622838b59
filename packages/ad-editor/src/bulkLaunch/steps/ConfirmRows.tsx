import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { defaultCurrency } from '@adlane/contract/constants';
import { Box, Button, Card, Heading, translate } from '@adlane/ui';
import type { LaunchAssets } from '../../launch/launchAssets';
import type { LaunchFix } from '../../launch/launchFix';
import { LaunchSummary } from '../../launch/review/LaunchSummary';
import { ReviewResult, type ReviewResultProps } from '../../launch/review/ReviewResult';
import { type BulkForm, type BulkRow, rowKey, toBulkLaunch } from '../bulkForm';
import { useBulkReviews } from '../useBulkReviews';

export type ConfirmRowsProps = {
  form: BulkForm;
  assets: LaunchAssets;
  hasChoice: boolean;
  connectHref: string | undefined;
  /** Goes where a blocker of a row is mended; `blockers` are all of that row. */
  onFix: (fix: LaunchFix, index: number, blockers: readonly LaunchBlocker[]) => void;
  /** Launches without this row. */
  onLeaveOut: (row: BulkRow) => void;
} & Pick<ReviewResultProps, 'confirmed' | 'onConfirmed'>;

/** Last step: each client's launch with its blockers and requests. */
export function ConfirmRows(props: ConfirmRowsProps) {
  const { form, assets, hasChoice, connectHref, onFix, onLeaveOut, confirmed, onConfirmed } = props;
  const reviews = useBulkReviews(form);
  return (
    <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      <Heading level={3}>{translate('Confirm your information below')}</Heading>
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
                  aria-label={translate('Remove {name}', { name: row.name })}
                  onClick={() => onLeaveOut(row)}
                >
                  {translate('Remove')}
                </Button>
              ) : null
            }
          >
            <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
              {account && page ? (
                <LaunchSummary launch={toBulkLaunch(form, row).body} account={account} page={page} />
              ) : null}
              {review ? (
                <ReviewResult
                  review={review}
                  shown={{
                    media: form.templateMedia,
                    currency: account?.currency ?? defaultCurrency,
                    budgetType: form.budgetType,
                  }}
                  confirmed={confirmed}
                  onConfirmed={onConfirmed}
                  hasChoice={hasChoice}
                  connectHref={connectHref}
                  insertOwner={row}
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
