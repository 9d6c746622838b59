import type { GoogleCampaignType } from '@adlane/contract/constants';
import { errorMessages, googleCampaignTypes } from '@adlane/contract/constants';
import type { AdAccount } from '@adlane/contract/sources';
import type { GoogleTemplate } from '@adlane/contract/templates';
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
  Stepper,
} from '@adlane/ui';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { LaunchDrawerProps } from '../../editor/LaunchDrawerProps';
import { NoAccount } from '../LaunchDrawer/AccountStep';
import { LaunchFooter } from '../LaunchDrawer/LaunchFooter';
import { LaunchProgress } from '../review/LaunchProgress';
import { SummaryList } from '../review/SummaryList';
import { GooglePreviewDrawer } from './GooglePreviewDrawer';
import { GoogleReview } from './GoogleReview';
import { googleSummary } from './googleSummary';
import {
  type GoogleLaunchFlow,
  type GoogleLaunchStep,
  googleLaunchSteps,
  useGoogleLaunch,
} from './useGoogleLaunch';

type FlowProps = LaunchDrawerProps & { flow: GoogleLaunchFlow };

const typeHints = {
  PERFORMANCE_MAX: 'Shows the ad on all of Google: Search, YouTube, Gmail, Maps and websites.',
  SEARCH: 'Shows the texts of the ad on result pages for your keywords. Images and videos are left out.',
} as const satisfies Record<GoogleCampaignType, string>;

function AccountChoice({ flow, accounts }: { flow: GoogleLaunchFlow; accounts: readonly AdAccount[] }) {
  const { account, onAccount, isPolitical, onPolitical, campaignType, onCampaignType } = flow;
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
      <FieldShell label="Campaign type" hint={typeHints[campaignType]}>
        {(control) => (
          <Select
            {...control}
            value={campaignType}
            options={googleCampaignTypes}
            onChange={({ target }) => {
              const chosen = googleCampaignTypes.find(({ value }) => value === target.value);
              if (chosen) onCampaignType(chosen.value);
            }}
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

/** Last step: summary, blockers and requests. */
function ConfirmStep({ flow, template, google, connectHref, onFixField }: ReadyProps) {
  const { account, body, review } = flow;
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  return (
    <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap={3}>
        <Heading level={3}>Confirm your information below</Heading>
        <Button variant="secondary" size="sm" startIcon={<Eye />} onClick={() => setPreviewOpen(true)}>
          Preview the ad
        </Button>
      </Box>
      {account ? <SummaryList rows={googleSummary(body, account)} /> : null}
      <GoogleReview review={review} connectHref={connectHref} onFixField={onFixField} />
      <GooglePreviewDrawer
        open={isPreviewOpen}
        onClose={() => setPreviewOpen(false)}
        name={template.name}
        google={google}
      />
    </Box>
  );
}

const stepLabels = { account: 'Account', confirm: 'Confirm' } as const satisfies Record<
  GoogleLaunchStep,
  string
>;

/** The step of the form that one is at, or how the launch goes on once it was handed in. */
function ReadyLaunch(props: ReadyProps) {
  const { flow, accounts, connectHref, onFixField } = props;
  const { run, step } = flow;
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
    <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
      <Stepper
        label="Launch steps"
        steps={googleLaunchSteps.map((each) => stepLabels[each])}
        current={googleLaunchSteps.indexOf(step)}
        onStep={(index) => flow.onStep(googleLaunchSteps[index] ?? 'account')}
      />
      {step === 'account' ? (
        <>
          {flow.account ? null : <NoAccount connectHref={connectHref} text={errorMessages.connectGoogle} />}
          <AccountChoice flow={flow} accounts={accounts} />
        </>
      ) : (
        <ConfirmStep {...props} />
      )}
    </Box>
  );
}

function Content(props: FlowProps) {
  const { accounts, google } = props.flow;
  if (google === null) {
    return <Alert tone="warning">This template has no Google ad yet. Create it in the editor first.</Alert>;
  }
  if (accounts.data) return <ReadyLaunch {...props} accounts={accounts.data.data} google={google} />;
  return accounts.isError ? (
    <ErrorState
      title="Couldn't load accounts"
      retrying={accounts.isFetching}
      onRetry={() => void accounts.refetch()}
    />
  ) : (
    <SkeletonText lines={6} />
  );
}

/** Actions of a step; no button is without effect. */
function FormFooter({ flow, onClose }: FlowProps) {
  const { step, canSend, send, account, onStep } = flow;
  if (step === 'confirm') {
    return (
      <>
        <Button variant="secondary" onClick={() => onStep('account')}>
          Back
        </Button>
        {canSend ? <Button onClick={send}>Launch ad</Button> : null}
      </>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      {account ? <Button onClick={() => onStep('confirm')}>Continue</Button> : null}
    </>
  );
}

function Footer(props: FlowProps) {
  const { flow, onClose, launchedAdsHref } = props;
  const { run, canSend, send } = flow;
  if (run.state.at === 'form') return <FormFooter {...props} />;
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
 * Launches a Google template in steps (ads §2): the account, then a summary with blockers and requests, then
 * progress. Budget, dates, places and goals come from the template's settings. If the server can't launch on
 * Google, it says so.
 */
export function GoogleLaunchDrawer(props: LaunchDrawerProps) {
  const { open, onClose, template } = props;
  const flow = useGoogleLaunch(props);
  const isReady = flow.google !== null && flow.accounts.data !== undefined;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={`Launch ${template.name}`}
      footer={isReady ? <Footer {...props} flow={flow} /> : undefined}
    >
      <Content {...props} flow={flow} />
    </Drawer>
  );
}
