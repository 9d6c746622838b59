import { useApi } from '@adlane/api-client';
import { getDateFormat } from '@adlane/contract/rules';
import { Availability, type AvailabilityView } from '@adlane/contract/widget/projects';
import {
  Box,
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
import { openVersion, useFormField } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '../../../shared/format/describeError';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { listHalfHours } from '../../../shared/TimeSelect/listHalfHours';
import { TimeSelect } from '../../../shared/TimeSelect/TimeSelect';

type OfficeHours = NonNullable<Availability['office_hours']>;

const always = 'always';
const hours = 'hours';
const notShown = 'none';
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const toVersion = (stored: AvailabilityView) =>
  openVersion('availability', stored, ({ updated_at: _, ...values }): Availability => values);

/** What visitors read of when the team answers. */
export function AvailabilityCard({ projectId }: { projectId: number }) {
  const { queries } = useApi();
  const availability = useQuery(queries.projects.availability.query({ params: { id: projectId } }));
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
        {(data) => <AvailabilityForm projectId={projectId} availability={data} />}
      </QueryState>
    </Card>
  );
}

type AvailabilityFormProps = { projectId: number; availability: AvailabilityView };

function AvailabilityForm({ projectId, availability }: AvailabilityFormProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const params = { id: projectId };
  const stored = toVersion(availability);
  return (
    <Box maxW="md">
      <RecordForm
        initialValues={stored.values}
        version={stored}
        body={Availability}
        send={async (values, base_updated_at) => {
          const body = { ...values, ...(base_updated_at ? { base_updated_at } : {}) };
          const saved = await client.projects.updateAvailability({ params, body });
          toast({ tone: 'success', text: 'Availability saved.' });
          await cache.invalidateQueries({ queryKey: queries.projects.availability.key({ params }) });
          return toVersion(saved);
        }}
      >
        <ReplyTimeField />
        <OfficeHoursField />
      </RecordForm>
    </Box>
  );
}

function ReplyTimeField() {
  const { input, error } = useFormField<Availability['reply_time']>('reply_time');
  return (
    <FieldShell label={translate('Reply time')} error={error}>
      {(control) => (
        <Select
          {...control}
          options={[
            { value: notShown, label: translate('Not shown') },
            { value: 'minutes', label: translate('Within minutes') },
            { value: 'hours', label: translate('Within a few hours') },
            { value: 'day', label: translate('Within a day') },
          ]}
          value={input.value || notShown}
          onChange={({ target }) => input.onChange(parseReplyTime(target.value))}
        />
      )}
    </FieldShell>
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

/** Hours are one field: their days and times make sense together only. */
function OfficeHoursField() {
  const { input, error } = useFormField<OfficeHours | null>('office_hours');
  const value = input.value || null;
  return (
    <>
      <FieldShell
        label={translate('Office hours')}
        hint={translate('Outside of them, visitors see when you are back.')}
        error={error}
      >
        {(control) => (
          <Select
            {...control}
            options={[
              { value: always, label: translate('Every hour of the week') },
              { value: hours, label: translate('At certain hours') },
            ]}
            value={value === null ? always : hours}
            onChange={({ target }) => input.onChange(target.value === always ? null : createHours())}
          />
        )}
      </FieldShell>
      {value === null ? null : (
        <>
          <Days value={value} onChange={input.onChange} />
          <SimpleGrid columns={2} gap={4}>
            <TimeSelect
              label={translate('From')}
              value={value.from}
              options={listHalfHours().filter((time) => time < value.to)}
              onChange={(from) => input.onChange({ ...value, from })}
            />
            <TimeSelect
              label={translate('To')}
              value={value.to}
              options={listHalfHours().filter((time) => time > value.from)}
              onChange={(to) => input.onChange({ ...value, to })}
            />
          </SimpleGrid>
          <TimeSelect
            label={translate('Time zone')}
            value={value.time_zone}
            options={Intl.supportedValuesOf('timeZone')}
            onChange={(time_zone) => input.onChange({ ...value, time_zone })}
          />
        </>
      )}
    </>
  );
}

type DaysProps = { value: OfficeHours; onChange: (hours: OfficeHours) => void };

function Days({ value, onChange }: DaysProps) {
  const { days } = value;
  const change = (day: number, isChosen: boolean) =>
    onChange({ ...value, days: weekdays.filter((each) => (each === day ? isChosen : days.includes(each))) });
  return (
    <Stack as="fieldset" gap={2}>
      <Text as="legend" textStyle="sm" fontWeight="medium" mb={2}>
        {translate('Days')}
      </Text>
      <Flex gapX={5} gapY={2} wrap="wrap">
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={formatWeekday(day)}
            checked={days.includes(day)}
            // Hours without a day would be none.
            disabled={days.length === 1 && days.includes(day)}
            onChange={({ target }) => change(day, target.checked)}
          />
        ))}
      </Flex>
    </Stack>
  );
}

/** The 5th of January 2026 is a Monday. */
function formatWeekday(day: number): string {
  const format = getDateFormat(getLocale(), { weekday: 'short', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(2026, 0, 4 + day)));
}
