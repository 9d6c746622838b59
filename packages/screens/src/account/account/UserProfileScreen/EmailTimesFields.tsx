import type { EmailTimes } from '@adlane/contract/account/notifications';
import { FieldShell, Select, SimpleGrid, Stack, translate } from '@adlane/ui';
import { listHalfHours } from '../../../shared/TimeSelect/listHalfHours';
import { TimeSelect } from '../../../shared/TimeSelect/TimeSelect';

export type EmailTimesFieldsProps = {
  value: EmailTimes;
  onChange: (times: EmailTimes) => void;
};

const usualDigest = '08:00';
const usualQuiet = { from: '20:00', to: '08:00' };

/** Whether emails about notifications are sent one by one or once a day, and when none are sent. */
export function EmailTimesFields({ value, onChange }: EmailTimesFieldsProps) {
  const { quiet_hours, digest_at } = value;
  const hasTimes = quiet_hours !== null || digest_at !== null;
  // A zone that was never chosen is the one of the user's clock.
  const time_zone = hasTimes ? value.time_zone : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const change = (times: Partial<EmailTimes>) => onChange({ ...value, time_zone, ...times });
  return (
    <Stack gap={4} maxW="md">
      <FieldShell label={translate('Emails')}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: 'each', label: translate('One for each notification') },
              { value: 'daily', label: translate('One a day with all notifications') },
            ]}
            value={digest_at === null ? 'each' : 'daily'}
            onChange={({ target }) => change({ digest_at: target.value === 'daily' ? usualDigest : null })}
          />
        )}
      </FieldShell>
      {digest_at === null ? null : (
        <TimeSelect
          label={translate('Sent at')}
          value={digest_at}
          options={listHalfHours()}
          onChange={(at) => change({ digest_at: at })}
        />
      )}
      <FieldShell
        label={translate('Quiet hours')}
        hint={translate('Nothing is emailed during them. As they end, one email has what arrived.')}
      >
        {(control) => (
          <Select
            {...control}
            options={[
              { value: 'none', label: translate('None') },
              { value: 'hours', label: translate('At certain hours') },
            ]}
            value={quiet_hours === null ? 'none' : 'hours'}
            onChange={({ target }) => change({ quiet_hours: target.value === 'hours' ? usualQuiet : null })}
          />
        )}
      </FieldShell>
      {quiet_hours === null ? null : (
        <SimpleGrid columns={2} gap={4}>
          <TimeSelect
            label={translate('From')}
            value={quiet_hours.from}
            options={listHalfHours().filter((time) => time !== quiet_hours.to)}
            onChange={(from) => change({ quiet_hours: { ...quiet_hours, from } })}
          />
          <TimeSelect
            label={translate('To')}
            value={quiet_hours.to}
            options={listHalfHours().filter((time) => time !== quiet_hours.from)}
            onChange={(to) => change({ quiet_hours: { ...quiet_hours, to } })}
          />
        </SimpleGrid>
      )}
      {hasTimes ? (
        <TimeSelect
          label={translate('Time zone')}
          value={time_zone}
          options={Intl.supportedValuesOf('timeZone')}
          onChange={(zone) => change({ time_zone: zone })}
        />
      ) : null}
    </Stack>
  );
}
