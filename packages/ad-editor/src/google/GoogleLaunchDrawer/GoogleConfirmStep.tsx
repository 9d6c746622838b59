import { Box, Button, Heading, translate } from '@adlane/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { SummaryList } from '../../launch/review/SummaryList';
import { GooglePreviewDrawer } from './GooglePreviewDrawer';
import { GoogleReview, type GoogleReviewProps } from './GoogleReview';
import { googleSummary } from './googleSummary';
import type { GoogleLaunchFlow } from './useGoogleLaunch';

export type GoogleConfirmStepProps = Omit<GoogleReviewProps, 'flow'> & {
  flow: GoogleLaunchFlow;
  /** What the ad is called. */
  name: string;
};

/** Last step: summary, blockers and requests. */
export function GoogleConfirmStep({ flow, name, ...panel }: GoogleConfirmStepProps) {
  const { account, google, terms } = flow;
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  return (
    <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={3}>
        <Heading level={3}>{translate('Confirm your information below')}</Heading>
        <Button variant="secondary" size="sm" startIcon={<Eye />} onClick={() => setPreviewOpen(true)}>
          {translate('Preview the ad')}
        </Button>
      </Box>
      {account ? <SummaryList rows={googleSummary(terms, account, flow.client)} /> : null}
      <GoogleReview
        flow={flow}
        insertOwner={{ clientId: flow.client?.id ?? null, name: flow.client?.name }}
        {...panel}
      />
      {google ? (
        <GooglePreviewDrawer
          open={isPreviewOpen}
          onClose={() => setPreviewOpen(false)}
          name={name}
          google={google}
          terms={terms}
        />
      ) : null}
    </Box>
  );
}
