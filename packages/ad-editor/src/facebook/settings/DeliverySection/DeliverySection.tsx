import { billingEvents, optimizedCreativeFeatures } from '@adlane/contract/constants';
import { checkBillingEvent, checkMessagingApps } from '@adlane/contract/rules';
import { Alert, Box, Checkbox, Radio, translate } from '@adlane/ui';
import { CheckboxField } from '@adlane/ui/fields';
import { Choices } from '../../../form/Choices';
import { type SectionProps, SettingsSection } from '../parts/SettingsSection';
import { useTargeting } from '../useTargeting';

const billingLabels = { IMPRESSIONS: 'Impressions', LINK_CLICKS: 'Link clicks' } as const;
const appLabels = { messenger: 'Messenger', instagram: 'Instagram' } as const;
const apps = ['messenger', 'instagram'] as const;

function MessagingApps({ readOnly }: SectionProps) {
  const { draft, targeting, change } = useTargeting();
  const { messagingApps } = targeting;
  const problem = checkMessagingApps(messagingApps, draft.templateAdType);
  return (
    <Box role="group" aria-label={translate('Messaging apps')} display="grid" gap={2}>
      <Box textStyle="sm" fontWeight="medium">
        {translate('Messaging apps')}
      </Box>
      <Box display="flex" flexWrap="wrap" gapX={6} gapY={2}>
        {apps.map((app) => (
          <Checkbox
            key={app}
            label={appLabels[app]}
            disabled={readOnly}
            aria-invalid={problem !== undefined}
            checked={messagingApps[app]}
            onChange={({ target }) => change({ messagingApps: { ...messagingApps, [app]: target.checked } })}
          />
        ))}
      </Box>
      {problem ? <Alert tone="error">{translate(problem)}</Alert> : null}
    </Box>
  );
}

function Billing({ readOnly }: SectionProps) {
  const { draft, targeting, change } = useTargeting();
  return (
    <Box display="grid" gap={2}>
      <Choices label={translate('Facebook charges for')}>
        {billingEvents.map((event) => {
          const refusal = checkBillingEvent(event, draft.templateAdType);
          const isChosen = targeting.billingEvent === event;
          return (
            <Radio
              key={event}
              name="templateTargeting.billingEvent"
              label={translate(billingLabels[event])}
              disabled={readOnly || (refusal !== undefined && !isChosen)}
              checked={isChosen}
              onChange={() => change({ billingEvent: event })}
            />
          );
        })}
      </Choices>
      <Box textStyle="xs" color="fg.muted">
        {translate(
          checkBillingEvent('LINK_CLICKS', draft.templateAdType) ??
            'Link clicks are charged only when you optimize for link clicks; otherwise impressions are.',
        )}
      </Box>
    </Box>
  );
}

/** Facebook's options for delivery and charging (ads §3). */
export function DeliverySection({ readOnly }: SectionProps) {
  const { draft, targeting } = useTargeting();
  return (
    <SettingsSection
      name="delivery"
      title="Delivery"
      description="How Facebook delivers and charges for the ad."
    >
      <CheckboxField
        name="templateTargeting.isMultiAdvertiser"
        label={translate('Multi-advertiser ads')}
        hint={translate('The ad may be shown next to ads from other businesses.')}
        disabled={readOnly}
      />
      <Box display="grid" gap={2}>
        <CheckboxField
          name="templateTargeting.doCreativeOptimize"
          label={translate('Optimize the creative')}
          hint={translate('Facebook replaced this switch with separate features. These are enabled:')}
          disabled={readOnly}
        />
        <Box
          as="ul"
          ps={12}
          listStyleType="disc"
          textStyle="sm"
          color={targeting.doCreativeOptimize ? 'fg' : 'fg.muted'}
        >
          {optimizedCreativeFeatures.map(({ value, label }) => (
            <li key={value}>{translate(label)}</li>
          ))}
        </Box>
      </Box>
      <Billing readOnly={readOnly} />
      {draft.templateAdType === 'messenger' ? <MessagingApps readOnly={readOnly} /> : null}
    </SettingsSection>
  );
}
