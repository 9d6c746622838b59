import { useApi } from '@adlane/api-client';
import type { FacebookLaunch, LaunchBlocker } from '@adlane/contract/ads/launches';
import type { AdAccount, FacebookPage } from '@adlane/contract/ads/sources';
import type { Template } from '@adlane/contract/ads/templates';
import { Alert, Box, Button, Heading, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { LaunchFix } from '../launchFix';
import type { ChosenPost } from '../post/ChosenPost';
import { LaunchSummary } from '../review/LaunchSummary';
import type { PreLaunchPanelProps } from '../review/PreLaunchPanel';
import { ReviewResult, type ReviewResultProps } from '../review/ReviewResult';
import { AdPreviewDrawer } from './AdPreviewDrawer';

export type ConfirmStepProps = {
  launch: FacebookLaunch;
  /** Name of the client that it is for. */
  client?: string | undefined;
  account: AdAccount;
  page: FacebookPage;
  template: Template;
  /** The post that is promoted instead of the template's texts and media. */
  post: ChosenPost | undefined;
  /** Why the launch has to be checked again. */
  notice: string | undefined;
} & Pick<PreLaunchPanelProps, 'hasChoice' | 'connectHref'> &
  Pick<ReviewResultProps, 'confirmed' | 'onConfirmed'> & {
    /** Goes where a blocker is mended; `blockers` are all that there are. */
    onFix: (fix: LaunchFix, blockers: readonly LaunchBlocker[]) => void;
  };

/** Loads the server's review of a launch: blockers and the exact requests. */
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

type ReviewProps = Pick<
  ConfirmStepProps,
  'launch' | 'hasChoice' | 'connectHref' | 'onFix' | 'confirmed' | 'onConfirmed'
> &
  Pick<ReviewResultProps, 'shown' | 'insertOwner'>;

/** The server's review of the launch: its blockers and the requests that it would send. */
function Review({ launch, ...panel }: ReviewProps) {
  return <ReviewResult review={useLaunchReview(launch, true)} {...panel} />;
}

/** Third step: summary, blockers and requests. */
export function ConfirmStep(props: ConfirmStepProps) {
  const {
    launch,
    client,
    template,
    account,
    page,
    hasChoice,
    connectHref,
    notice,
    confirmed,
    onConfirmed,
    onFix,
  } = props;
  const clientId = launch.client_user_id ?? null;
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  return (
    <Box display="grid" gap={6}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={3}>
        <Heading level={3}>{translate('Confirm your information below')}</Heading>
        <Button variant="secondary" size="sm" startIcon={<Eye />} onClick={() => setPreviewOpen(true)}>
          {translate('Preview the ad')}
        </Button>
      </Box>
      {notice === undefined ? null : <Alert tone="warning">{translate(notice)}</Alert>}
      <LaunchSummary {...props} />
      <Review
        launch={launch}
        confirmed={confirmed}
        onConfirmed={onConfirmed}
        shown={{
          media: template.templateMedia,
          currency: account.currency,
          budgetType: launch.budgetType,
        }}
        hasChoice={hasChoice}
        connectHref={connectHref}
        insertOwner={{ clientId, name: client }}
        onFix={onFix}
      />
      <AdPreviewDrawer
        open={isPreviewOpen}
        onClose={() => setPreviewOpen(false)}
        template={template}
        page={page}
        post={props.post}
        clientId={clientId}
      />
    </Box>
  );
}
