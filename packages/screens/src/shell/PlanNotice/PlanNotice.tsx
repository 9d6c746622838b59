import { useApi } from '@adlane/api-client';
import type { Subscription } from '@adlane/contract/account/billing';
import { Alert, type AlertTone, Box, ButtonLink, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../shared/format/formatDate';

export type PlanNoticeProps = {
  /** Link to the billing page. */
  billingHref: string;
};

type Notice = {
  readonly tone: AlertTone;
  readonly title: string;
  readonly text: string;
  readonly action: string;
};

const dayMs = 86_400_000;
/** Days before its end from which a trial is announced. */
const trialNoticeDays = 7;

function describeTrialEnd(days: number): string {
  if (days <= 0) return translate('Your trial ends today');
  return days === 1
    ? translate('Your trial ends tomorrow')
    : translate('Your trial ends in {days} days', { days });
}

/** Describes what an agency has to do about its plan; undefined if nothing. */
export function describePlanNotice(
  { status, trial_ends_at, cancel_at_period_end, current_period_end }: Subscription,
  now: Date,
): Notice | undefined {
  if (status === 'canceled') {
    return {
      tone: 'error',
      title: translate('Your plan has ended'),
      text: translate('You can see everything, but not change or launch anything. Running ads continue.'),
      action: translate('Choose a plan'),
    };
  }
  if (status === 'past_due' || status === 'incomplete') {
    return {
      tone: 'warning',
      title: translate('Your last payment failed'),
      text: translate('Update your card to keep your plan.'),
      action: translate('Update payment'),
    };
  }
  if (status === 'trialing' && trial_ends_at !== null) {
    const days = Math.floor((Date.parse(trial_ends_at) - now.getTime()) / dayMs);
    if (days > trialNoticeDays) return undefined;
    return {
      tone: 'info',
      title: describeTrialEnd(days),
      text: translate('Choose a plan to continue without interruption.'),
      action: translate('Choose a plan'),
    };
  }
  if (cancel_at_period_end && current_period_end !== null) {
    return {
      tone: 'info',
      title: translate('Your plan ends on {date}', { date: formatDate(current_period_end) }),
      text: translate('It was canceled and does not renew.'),
      action: translate('Choose a plan'),
    };
  }
  return undefined;
}

/** Tells an agency that its trial or plan ends or has ended, with the next step; nothing otherwise. */
export function PlanNotice({ billingHref }: PlanNoticeProps) {
  const { queries } = useApi();
  const [now] = useState(() => new Date());
  const { data } = useQuery({
    ...queries.billing.subscription.query(),
    meta: { statusesShownInPlace: [402, 403, 404, 422, 500, 503] },
  });
  const notice = data && describePlanNotice(data.subscription, now);
  if (!notice) return null;
  return (
    <Box mb={6}>
      <Alert
        tone={notice.tone}
        title={notice.title}
        action={
          <ButtonLink href={billingHref} size="sm">
            {notice.action}
          </ButtonLink>
        }
      >
        {notice.text}
      </Alert>
    </Box>
  );
}
