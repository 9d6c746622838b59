import type { AdAccount, GoogleTemplate } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Drawer,
  ErrorState,
  FieldShell,
  Heading,
  Select,
  SkeletonText,
} from '@adlane/ui';
import { NoAccount } from '../LaunchDrawer/AccountStep';
import type { LaunchDrawerProps } from '../LaunchDrawer/LaunchDrawerProps';
import { LaunchFooter } from '../LaunchDrawer/LaunchFooter';
import { LaunchProgress } from '../LaunchDrawer/LaunchProgress';
import { GoogleReview } from './GoogleReview';
import { type GoogleLaunchFlow, useGoogleLaunch } from './useGoogleLaunch';

type FlowProps = LaunchDrawerProps & { flow: GoogleLaunchFlow };

function AccountChoice({ flow, accounts }: { flow: GoogleLaunchFlow; accounts: readonly AdAccount[] }) {
  const { account, onAccount, isPolitical, onPolitical } = flow;
  return (
    <Box display="grid" gap={4}>
      <FieldShell label="Google ad account" required>
        {(control) => (
          <Select
            {...control}
            value={account ? String(account.id) : ''}
            placeholder="Choose an ad account"
            options={accounts.map(({ id, name, currency, status }) => ({
              value: String(id),
              label: `${name} · ${currency}`,
              disabled: status !== 'Active',
            }))}
            onChange={({ target }) => onAccount(Number(target.value))}
          />
        )}
      </FieldShell>
      <Checkbox
        label="This campaign contains political advertising in the EU"
        checked={isPolitical}
        onChange={({ target }) => onPolitical(target.checked)}
      />
    </Box>
  );
}

type ReadyProps = FlowProps & { accounts: readonly AdAccount[]; google: GoogleTemplate };

/** The one page of the launch, or how it goes on once it was handed in. */
function ReadyLaunch({ flow, accounts, google, connectHref, onFixField }: ReadyProps) {
  const { run, review } = flow;
  if (run.state.at !== 'form') {
    return (
      <LaunchProgress
        state={run.state}
        launch={run.launch}
        hasChoice
        connectHref={connectHref}
        onFix={(fix) => (fix.in === 'editor' ? onFixField(fix.field) : undefined)}
      />
    );
  }
  return (
    <Box display="grid" gap={5}>
      <Heading level={3}>Confirm your information below</Heading>
      {flow.account ? null : <NoAccount connectHref={connectHref} text={errorMessages.connectGoogle} />}
      <AccountChoice flow={flow} accounts={accounts} />
      <GoogleReview review={review} google={google} connectHref={connectHref} onFixField={onFixField} />
    </Box>
  );
}

function Content(props: FlowProps) {
  const { accounts, google } = props.flow;
  if (google === null) {
    return <Alert tone="warning">This template has no Google ad yet. Begin it in the editor first.</Alert>;
  }
  if (accounts.data) return <ReadyLaunch {...props} accounts={accounts.data.data} google={google} />;
  return accounts.isError ? (
    <ErrorState
      title="Accounts could not be loaded"
      retrying={accounts.isFetching}
      onRetry={() => void accounts.refetch()}
    />
  ) : (
    <SkeletonText lines={6} />
  );
}

function Footer({ flow, onClose, launchedAdsHref }: FlowProps) {
  const { run, canSend, send } = flow;
  if (run.state.at === 'form') return <Button onClick={send}>Launch ad</Button>;
  return (
    <LaunchFooter
      run={run}
      canSend={canSend}
      onNext={onClose}
      onSend={send}
      onClose={onClose}
      launchedAdsHref={launchedAdsHref}
    />
  );
}

/**
 * Launches a Google template (ads §2): the account, what is in the way, the exact requests, progress. Budget, dates,
 * places and goals are those of the template's settings. Where the server can't launch on Google it says so.
 */
export function GoogleLaunchDrawer(props: LaunchDrawerProps) {
  const { open, onClose, template } = props;
  const flow = useGoogleLaunch(props);
  // No button that does nothing: a launch is offered once the server has nothing against it.
  const hasFooter = flow.canSend || flow.run.state.at !== 'form';
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={`Launch ${template.name}`}
      footer={hasFooter ? <Footer {...props} flow={flow} /> : undefined}
    >
      <Content {...props} flow={flow} />
    </Drawer>
  );
}
