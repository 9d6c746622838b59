import { useApi } from '@adlane/api-client';
import type { Availability } from '@adlane/contract/widget/projects';
import {
  Card,
  Checkbox,
  FieldShell,
  Flex,
  getLocale,
  QueryState,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';

type OfficeHours = NonNullable<Availability['office_hours']>;

const always = 'always';
const hours = 'hours';
const notShown = 'none';
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** Every half hour of a day. */
const times = Array.from({ length: 48 }, (_none, at) => {
  const hour = String(Math.floor(at / 2)).padStart(2, '0');
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
});

/** What visitors read of when the team answers. */
export function AvailabilityCard({ projectId }: { projectId: number }) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const params = { id: projectId };
  const options = queries.projects.availability.query({ params });
  const availability = useQuery(options);
  const save = useMutation({
    mutationFn: (body: Availability) => client.projects.updateAvailability({ params, body }),
    onSuccess: () => toast({ tone: 'success', text: 'Availability saved.' }),
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
    onSettled: () => cache.invalidateQueries({ queryKey: options.queryKey }),
  });
  return (
    <Card
      title={translate('Availability')}
      description={translate('Visitors see it where they start a conversation.')}
    >
      <QueryState
        query={availability}
        describeError={describeError}
        loadingLabel={translate('Loading the availability')}
        loading={<Skeleton height={32} />}
      >
        {(stored) => (
          <Stack gap={4} maxW="md">
            <FieldShell label={translate('Reply time')}>
              {(control) => (
                <Select
                  {...control}
                  options={[
                    { value: notShown, label: translate('Not shown') },
                    { value: 'minutes', label: translate('Within minutes') },
                    { value: 'hours', label: translate('Within a few hours') },
                    { value: 'day', label: translate('Within a day') },
                  ]}
                  value={stored.reply_time ?? notShown}
                  disabled={save.isPending}
                  onChange={({ target }) =>
                    save.mutate({ ...stored, reply_time: parseReplyTime(target.value) })
                  }
                />
              )}
            </FieldShell>
            <HoursFields
              value={stored.office_hours}
              disabled={save.isPending}
              onChange={(office_hours) => save.mutate({ ...stored, office_hours })}
            />
          </Stack>
        )}
      </QueryState>
    </Card>
  );
}

function parseReplyTime(value: string): Availability['reply_time'] {
  return value === 'minutes' || value === 'hours' || value === 'day' ? value : null;
}

/** Monday to Friday in the user's time zone, to begin with. */
function createHours(): OfficeHours {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { time_zone, days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
}

type HoursFieldsProps = {
  value: OfficeHours | null;
  disabled: boolean;
  onChange: (hours: OfficeHours | null) => void;
};

function HoursFields({ value, disabled, onChange }: HoursFieldsProps) {
  return (
    <>
      <FieldShell
        label={translate('Office hours')}
        hint={translate('Outside of them, visitors see when you are back.')}
      >
        {(control) => (
          <Select
            {...control}
            options={[
              { value: always, label: translate('Every hour of the week') },
              { value: hours, label: translate('At certain hours') },
            ]}
            value={value === null ? always : hours}
            disabled={disabled}
            onChange={({ target }) => onChange(target.value === always ? null : createHours())}
          />
        )}
      </FieldShell>
      {value === null ? null : (
        <>
          <Days value={value} disabled={disabled} onChange={onChange} />
          <SimpleGrid columns={2} gap={4}>
            <TimeSelect
              label={translate('From')}
              value={value.from}
              options={times.filter((time) => time < value.to)}
              disabled={disabled}
              onChange={(from) => onChange({ ...value, from })}
            />
            <TimeSelect
              label={translate('To')}
              value={value.to}
              options={times.filter((time) => time > value.from)}
              disabled={disabled}
              onChange={(to) => onChange({ ...value, to })}
            />
          </SimpleGrid>
          <TimeSelect
            label={translate('Time zone')}
            value={value.time_zone}
            options={Intl.supportedValuesOf('timeZone')}
            disabled={disabled}
            onChange={(time_zone) => onChange({ ...value, time_zone })}
          />
        </>
      )}
    </>
  );
}

type DaysProps = { value: OfficeHours; disabled: boolean; onChange: (hours: OfficeHours) => void };

function Days({ value, disabled, onChange }: DaysProps) {
  const { days } = value;
  const change = (day: number, isChosen: boolean) =>
    onChange({ ...value, days: weekdays.filter((each) => (each === day ? isChosen : days.includes(each))) });
  return (
    <Stack as="fieldset" gap={2}>
      <Text as="legend" textStyle="sm" fontWeight="medium" mb={2}>
        {translate('Days')}
      </Text>
      <Flex gap={3} wrap="wrap">
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={formatWeekday(day)}
            checked={days.includes(day)}
            // Hours without a day would be none.
            disabled={disabled || (days.length === 1 && days.includes(day))}
            onChange={({ target }) => change(day, target.checked)}
          />
        ))}
      </Flex>
    </Stack>
  );
}

/** The 5th of January 2026 is a Monday. */
function formatWeekday(day: number): string {
  const format = new Intl.DateTimeFormat(getLocale(), { weekday: 'short', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(2026, 0, 4 + day)));
}

type TimeSelectProps = {
  label: string;
  value: string;
  options: readonly string[];
  disabled: boolean;
  onChange: (value: string) => void;
};

/** Offers the stored value, too, which users of the API choose freely. */
function TimeSelect({ label, value, options, disabled, onChange }: TimeSelectProps) {
  const values = [...new Set([...options, value])].toSorted();
  return (
    <FieldShell label={label}>
      {(control) => (
        <Select
          {...control}
          options={values.map((each) => ({ value: each, label: each.replaceAll('_', ' ') }))}
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldShell>
  );
}
