import { isHttpError } from '@adlane/api-client';
import type { LaunchBlocker } from '@adlane/contract/launches';
import type { GoogleTemplate } from '@adlane/contract/templates';
import { Alert, ErrorState, SkeletonText } from '@adlane/ui';
import type { LaunchDrawerProps } from '../../editor/LaunchDrawerProps';
import type { LaunchFix } from '../launchFix';
import { PreLaunchPanel } from '../review/PreLaunchPanel';
import { RequestList } from '../review/RequestList';
import { templateFindings, toEditorField } from './googleLaunchBody';
import { type GoogleLaunchFlow, reviewStatuses } from './useGoogleLaunch';

type PanelProps = Pick<LaunchDrawerProps, 'connectHref' | 'onFixField'>;

function BlockerPanel(props: PanelProps & { blockers: readonly LaunchBlocker[] }) {
  const { blockers, connectHref, onFixField } = props;
  const onFix = (fix: LaunchFix) => {
    if (fix.in === 'editor') onFixField(fix.field);
  };
  return (
    <PreLaunchPanel
      level={3}
      blockers={blockers.map((each) => ({ ...each, field: toEditorField(each.field) ?? each.field }))}
      hasChoice
      connectHref={connectHref}
      onFix={onFix}
    />
  );
}

/** The answer to a review that the server refused: fields that are wrong, or that it can't launch on Google at all. */
function RefusedReview(props: PanelProps & { error: unknown; google: GoogleTemplate; onRetry: () => void }) {
  const { error, google, onRetry, ...panel } = props;
  if (isHttpError(error) && error.status === reviewStatuses.notImplemented) {
    const lacking = templateFindings(google);
    return (
      <>
        <Alert tone="warning">Launching on Google isn't available yet. Nothing was sent.</Alert>
        {lacking.length > 0 ? (
          <BlockerPanel {...panel} blockers={lacking} />
        ) : (
          <Alert tone="info">The template is complete.</Alert>
        )}
      </>
    );
  }
  if (isHttpError(error) && error.status === reviewStatuses.invalid) {
    const fields = Object.entries(error.body.errors ?? {});
    const blockers = fields.map(([field, texts]) => ({ field, message: texts[0] ?? error.body.message }));
    return <BlockerPanel {...panel} blockers={blockers} />;
  }
  return (
    <ErrorState title="Couldn't check the launch" onRetry={onRetry}>
      {isHttpError(error) ? error.body.message : 'The server could not be reached.'}
    </ErrorState>
  );
}

export type GoogleReviewProps = PanelProps & {
  review: GoogleLaunchFlow['review'];
  google: GoogleTemplate;
};

/** The server's review of the launch: its blockers and the requests that it would send. */
export function GoogleReview({ review, google, ...panel }: GoogleReviewProps) {
  if (review.isLoading) return <SkeletonText lines={4} />;
  if (review.isError) {
    return (
      <RefusedReview {...panel} error={review.error} google={google} onRetry={() => void review.refetch()} />
    );
  }
  if (!review.data) return null;
  return (
    <>
      <BlockerPanel {...panel} blockers={review.data.blockers} />
      <RequestList
        title="What will be sent to Google"
        platform="Google"
        steps={review.data.steps}
        level={3}
      />
    </>
  );
}
