import type { AdView } from '@adlane/contract/ads';
import { platformLabels } from '@adlane/contract/constants';
import { Alert, Box, Button, ButtonLink, HStack, Stack, Text } from '@adlane/ui';
import { useState } from 'react';
import { ResubmitDrawer } from './ResubmitDrawer';

export type AdNoticeProps = {
  ad: AdView;
  /** Builds the link to a template. */
  getTemplateHref: (id: number) => string;
  /** Link to the connections. */
  connectHref: string;
};

/** Why an ad does not run, and the next step; nothing if it runs. */
export function AdNotice({ ad, getTemplateHref, connectHref }: AdNoticeProps) {
  const platform = platformLabels[ad.platform];
  if (ad.archived_at !== null) {
    return <Alert tone="info" title="This ad is archived and no longer runs." />;
  }
  if (ad.source_status !== null && ad.source_status !== 'active') {
    return (
      <Alert tone="warning" title={`${platform} is disconnected`}>
        <Stack gap={3} align="start">
          <Text>Status and figures are the last known ones. Reconnect the account to update them.</Text>
          <ButtonLink href={connectHref} size="sm">
            Reconnect
          </ButtonLink>
        </Stack>
      </Alert>
    );
  }
  if (ad.status !== 'attention needed') return null;
  return (
    <Alert tone="error" title={`${platform} does not show this ad`}>
      <Stack gap={3} align="start">
        {ad.status_reasons.length > 0 ? (
          <Box as="ul" ps={5}>
            {ad.status_reasons.map(({ code, message }) => (
              <li key={`${code} ${message}`}>{message}</li>
            ))}
          </Box>
        ) : (
          <Text>{`${platform} gave no reason. Open the campaign there to see more.`}</Text>
        )}
        <HStack gap={2} flexWrap="wrap">
          {ad.can_manage ? <ResubmitButton ad={ad} getTemplateHref={getTemplateHref} /> : null}
          {ad.template_id === null ? null : (
            <ButtonLink href={getTemplateHref(ad.template_id)} size="sm" variant="secondary">
              Correct the template
            </ButtonLink>
          )}
        </HStack>
      </Stack>
    </Alert>
  );
}

/** Opens the drawer that corrects the ad and submits it again. */
function ResubmitButton({ ad, getTemplateHref }: Pick<AdNoticeProps, 'ad' | 'getTemplateHref'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Correct and resubmit
      </Button>
      {isOpen ? (
        <ResubmitDrawer open ad={ad} onClose={() => setIsOpen(false)} getTemplateHref={getTemplateHref} />
      ) : null}
    </>
  );
}
