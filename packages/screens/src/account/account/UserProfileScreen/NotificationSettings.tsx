import { useApi } from '@adlane/api-client';
import type {
  EmailTimes,
  NotificationKind,
  NotificationSetting,
  NotificationSettings as Settings,
} from '@adlane/contract/account/notifications';
import { successMessages } from '@adlane/contract/constants';
import { Box, Grid, QueryState, SkeletonText, Stack, Switch, Text, toast, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { EmailTimesFields } from './EmailTimesFields';

const labels: Readonly<Record<NotificationKind, string>> = {
  ad_status: 'Status of an ad changes',
  launch: 'A launch ends',
  lead: 'New lead',
  import: 'An import ends',
  source: 'A connected account needs attention',
  niche_request: 'A niche request is answered',
  billing: 'Plan and payments',
  announcement: 'Announcements',
  ticket: 'New ticket',
  reply: 'A visitor writes',
  unanswered: 'A visitor waits too long',
  mention: 'A note mentions you',
  assignment: 'You are assigned',
  webhook: 'A webhook stops',
  tracker: 'An issue tracker stops',
};

type Change = { readonly setting: NotificationSetting } | { readonly email_times: EmailTimes };

const toBody = (change: Change) => ('setting' in change ? { settings: [change.setting] } : change);

function applyChange(settings: Settings, change: Change): Settings {
  if (!('setting' in change)) return { ...settings, ...change };
  const { setting } = change;
  return { ...settings, data: settings.data.map((each) => (each.kind === setting.kind ? setting : each)) };
}

const mutationKey = ['notifications.updateSettings'];

/** Switches for each kind of notification, in the app and by email, and times of emails. They take effect at once. */
export function NotificationSettings() {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const settings = useQuery(queries.notifications.settings.query());
  const { queryKey } = queries.notifications.settings.query();
  const stored = useRef<Settings>(undefined);
  const countPending = () => cache.isMutating({ mutationKey });
  const update = useMutation({
    mutationKey,
    // One at a time, in their order.
    scope: { id: 'notifications.updateSettings' },
    mutationFn: (change: Change) => client.notifications.updateSettings({ body: toBody(change) }),
    onMutate: (change) => {
      const shown = cache.getQueryData<Settings>(queryKey);
      if (!shown) return;
      if (countPending() === 1) stored.current = shown;
      cache.setQueryData(queryKey, applyChange(shown, change));
    },
    onSuccess: (answer, change) => {
      stored.current = answer;
      // A switch shows that it was stored; a choice looks as before.
      if ('email_times' in change) toast({ tone: 'success', text: successMessages.saved });
    },
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
    // An answer has all settings: changes that wait for theirs would disappear.
    onSettled: () => countPending() === 1 && cache.setQueryData(queryKey, stored.current),
  });
  return (
    <QueryState
      query={settings}
      describeError={describeError}
      loadingLabel={translate('Loading notification settings')}
      loading={<SkeletonText lines={6} />}
    >
      {({ data, email_times }) => (
        <Stack gap={8}>
          <Grid gridTemplateColumns="minmax(0, 1fr) auto auto" columnGap={6} rowGap={3} alignItems="center">
            <Box />
            <Text textStyle="xs" color="fg.muted" aria-hidden>
              {translate('In the app')}
            </Text>
            <Text textStyle="xs" color="fg.muted" aria-hidden>
              {translate('Email')}
            </Text>
            {data.map((setting) => (
              <Setting
                key={setting.kind}
                setting={setting}
                onChange={(change) => update.mutate({ setting: { ...setting, ...change } })}
              />
            ))}
          </Grid>
          <EmailTimesFields value={email_times} onChange={(times) => update.mutate({ email_times: times })} />
        </Stack>
      )}
    </QueryState>
  );
}

type SettingProps = {
  setting: NotificationSetting;
  onChange: (change: Partial<NotificationSetting>) => void;
};

function Setting({ setting: { kind, in_app, email }, onChange }: SettingProps) {
  const label = translate(labels[kind]);
  return (
    <>
      <Text textStyle="sm">{label}</Text>
      <Switch
        aria-label={translate('{label}: in the app', { label })}
        checked={in_app}
        onChange={({ target }) => onChange({ in_app: target.checked })}
      />
      <Switch
        aria-label={translate('{label}: by email', { label })}
        checked={email}
        onChange={({ target }) => onChange({ email: target.checked })}
      />
    </>
  );
}
