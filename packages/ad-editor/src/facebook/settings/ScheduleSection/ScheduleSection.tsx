import { budgetTypes, defaultCurrency, placeholderDates } from '@adlane/contract/constants';
import { getAdDigits } from '@adlane/contract/rules';
import { Alert, Box, Button, Radio, translate } from '@adlane/ui';
import { MoneyField } from '@adlane/ui/fields';
import { useEffect, useState } from 'react';
import { Choices } from '../../../form/Choices';
import { type SectionProps, SettingsSection } from '../parts/SettingsSection';
import type { SettingsAccount } from '../useSettingsAccount';
import { useTargeting } from '../useTargeting';
import { InstantField } from './InstantField';

const budgetLabels = { daily: 'Daily', lifetime: 'Lifetime' } as const;

/** The zone of the browser, while no account says another one. */
function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** True for the dates of a new template (ads §9), which mean no date. */
function isPlaceholder(startTime: string | null, endTime: string | null): boolean {
  return startTime === placeholderDates.startTime && endTime === placeholderDates.endTime;
}

/** Stores the currency with the budget once it is typed: the number alone has no unit. */
function useCurrencyOfBudget(currency: string): void {
  const { targeting, change } = useTargeting();
  const [initial] = useState(targeting.budget);
  const isTyped = targeting.budget !== initial;
  const isStored = targeting.currency === currency;
  useEffect(
    function storeCurrency() {
      if (isTyped && !isStored) change({ currency });
    },
    [isTyped, isStored, change, currency],
  );
}

export type ScheduleSectionProps = SectionProps & {
  /** The account whose currency and time zone the launch uses. */
  account: SettingsAccount['account'];
};

/** Schedule and budget that a launch of this template proposes (ads §3). */
export function ScheduleSection({ readOnly, account }: ScheduleSectionProps) {
  const { targeting, change } = useTargeting();
  const { startTime, endTime, budgetType = 'daily' } = targeting;
  const timeZone = account?.timezone ?? browserZone();
  const currency = targeting.currency ?? account?.currency ?? defaultCurrency;
  useCurrencyOfBudget(currency);
  const isForeign = account !== undefined && account.currency !== currency;
  return (
    <SettingsSection
      name="schedule"
      title="Schedule and budget"
      description={translate(
        account
          ? 'Defaults for a launch; you can change them there. Times are in {zone}, the time zone of {account}.'
          : 'Defaults for a launch; you can change them there. Times are in {zone}.',
        { zone: timeZone.replaceAll('_', ' '), account: account?.name ?? '' },
      )}
    >
      {isPlaceholder(startTime, endTime) ? (
        <Alert
          tone="info"
          action={
            readOnly ? undefined : (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => change({ startTime: null, endTime: null })}
              >
                {translate('Clear dates')}
              </Button>
            )
          }
        >
          {translate('These dates are placeholders. Set real dates at launch.')}
        </Alert>
      ) : null}
      <Box
        display="grid"
        gap={4}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        <InstantField
          name="templateTargeting.startTime"
          label="Start"
          hint="Leave empty to start at launch."
          timeZone={timeZone}
          disabled={readOnly}
        />
        <InstantField
          name="templateTargeting.endTime"
          label="End"
          hint={
            budgetType === 'lifetime'
              ? 'A lifetime budget is spread until this date.'
              : 'Leave empty to run continuously.'
          }
          timeZone={timeZone}
          disabled={readOnly}
          required={budgetType === 'lifetime'}
        />
      </Box>
      <Choices label={translate('Budget')}>
        {budgetTypes.map((value) => (
          <Radio
            key={value}
            name="templateTargeting.budgetType"
            label={translate(budgetLabels[value])}
            disabled={readOnly}
            checked={budgetType === value}
            onChange={() => change({ budgetType: value, currency })}
          />
        ))}
      </Choices>
      <Box maxW={64}>
        <MoneyField
          // Another currency reformats the amount.
          key={currency}
          name="templateTargeting.budget"
          label={budgetType === 'daily' ? translate('Daily budget') : translate('Lifetime budget')}
          currency={currency}
          digits={getAdDigits(currency)}
          hint={translate("In {currency}. The account's minimum is checked at launch.", { currency })}
          disabled={readOnly}
        />
      </Box>
      {isForeign ? (
        <Alert
          tone="warning"
          action={
            readOnly ? undefined : (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => change({ currency: account.currency, budget: null })}
              >
                {translate('Use {name}', { name: account.currency })}
              </Button>
            )
          }
        >
          {translate(
            'The amount is in {currency}, but {name} pays in {other}. The amount is not converted.',
            {
              currency,
              name: account.name,
              other: account.currency,
            },
          )}
        </Alert>
      ) : null}
    </SettingsSection>
  );
}
