import type { AdView } from '@adlane/contract/ads/ads';
import { platformLabels } from '@adlane/contract/constants';
import { Alert, Box, Button, ButtonLink, HStack, Stack, Text, translate } from '@adlane/ui';
import { useState } from 'react';
import { useUrlState } from '../../../shared/urlState/UrlStateProvider';
import { explainAdState } from './explainAdState';
import { ResubmitDrawer } from './ResubmitDrawer';

export type AdNoticeProps = {
  ad: AdView;
  /** Builds the link to a template. */
  getTemplateHref: (id: number) => string;
  /** Link to the connections. */
  connectHref: string;
};

/** Why an ad is in its state, and the next step; nothing if it simply runs. */
export function AdNotice({ ad, getTemplateHref, connectHref }: AdNoticeProps) {
  const [openedAt] = useState(() => new Date());
  const platform = platformLabels[ad.platform];
  if (ad.archived_at !== null) {
    return <Alert tone="info" title={translate('This ad is archived and no longer runs.')} />;
  }
  if (ad.source_status !== null && ad.source_status !== 'active') {
    return (
      <Alert tone="warning" title={translate('{platform} is disconnected', { platform })}>
        <Stack gap={3} align="start">
          <Text>
            {translate('Status and figures are the last known ones. Reconnect the account to update them.')}
          </Text>
          <ButtonLink href={connectHref} size="sm">
            {translate('Reconnect')}
          </ButtonLink>
        </Stack>
      </Alert>
    );
  }
  const explanation = explainAdState(ad, openedAt);
  if (!explanation) return null;
  const { tone, title, text } = explanation;
  if (ad.status !== 'attention needed') {
    return (
      <Alert tone={tone} title={title}>
        <Stack gap={2}>
          {text === undefined ? null : <Text>{text}</Text>}
          <ReasonList ad={ad} />
        </Stack>
      </Alert>
    );
  }
  return (
    <Alert tone={tone} title={title}>
      <Stack gap={3} align="start">
        {ad.status_reasons.length > 0 ? (
          <ReasonList ad={ad} />
        ) : (
          <Text>
            {translate('{platform} gave no reason. Open the campaign there to see more.', { platform })}
          </Text>
        )}
        <HStack gap={2} flexWrap="wrap">
          {ad.can_manage ? <ResubmitButton ad={ad} /> : null}
          {ad.template_id === null ? null : (
            <ButtonLink href={getTemplateHref(ad.template_id)} size="sm" variant="secondary">
              {translate('Correct the template')}
            </ButtonLink>
          )}
        </HStack>
      </Stack>
    </Alert>
  );
}

/** The platform's own reasons; nothing without any. */
function ReasonList({ ad }: Pick<AdNoticeProps, 'ad'>) {
  if (ad.status_reasons.length === 0) return null;
  // Each ad of the campaign has its own reason.
  const counts = new Map<string, number>();
  for (const { message } of ad.status_reasons) counts.set(message, (counts.get(message) ?? 0) + 1);
  return (
    <Box as="ul" {...(counts.size > 1 && { ps: 5, listStyleType: 'disc' })}>
      {[...counts].map(([message, count]) => (
        <li key={message}>
          {count === 1 ? message : translate('{message} ({count} ads)', { message, count })}
        </li>
      ))}
    </Box>
  );
}

/** Opens the drawer that corrects the ad and submits it again; open from the start if the URL says so. */
function ResubmitButton({ ad }: Pick<AdNoticeProps, 'ad'>) {
  const { params } = useUrlState();
  const [isOpen, setIsOpen] = useState(params.has('resubmit'));
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {translate('Correct and resubmit')}
      </Button>
      {isOpen ? <ResubmitDrawer open ad={ad} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
