import { isHttpError, useApi } from '@adlane/api-client';
import type { AdAccount, GoogleLaunch, GoogleTemplate, LaunchBlocker } from '@adlane/contract';
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
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { LaunchDrawerProps } from '../LaunchDrawer/LaunchDrawerProps';
import { LaunchFooter } from '../LaunchDrawer/LaunchFooter';
import { LaunchProgress } from '../LaunchDrawer/LaunchProgress';
import { PreLaunchPanel } from '../LaunchDrawer/PreLaunchPanel';
import { RequestList } from '../LaunchDrawer/RequestList';
import { useLaunch } from '../LaunchDrawer/useLaunch';
import type { LaunchFix } from '../launchFix';
import { editorFieldOf, templateFindings, toGoogleLaunch } from './googleLaunchBody';

const notImplemented = 501;
const invalid = 422;

function useGoogleAccounts(isEnabled: boolean) {
  const { queries } = useApi();
  return useQuery({
    ...queries.sources.adAccounts.query({ query: { channel: 'google' } }),
    enabled: isEnabled,
  });
}

function useGoogleReview(body: GoogleLaunch, isEnabled: boolean) {
  const { queries } = useApi();
  return useQuery({
    ...queries.launches.reviewGoogle.query({ body }),
    enabled: isEnabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { statusesShownInPlace: [412, invalid, 500, notImplemented] },
  });
}

type PanelProps = Pick<LaunchDrawerProps, 'connectHref' | 'onFixField'>;

function BlockerPanel({
  blockers,
  connectHref,
  onFixField,
}: PanelProps & { blockers: readonly LaunchBlocker[] }) {
  const onFix = (fix: LaunchFix) => {
    if (fix.in === 'editor') onFixField(fix.field);
  };
  return (
    <PreLaunchPanel
      level={3}
      blockers={blockers.map((each) => ({ ...each, field: editorFieldOf(each.field) ?? each.field }))}
      hasChoice
      connectHref={connectHref}
      onFix={onFix}
    />
  );
}

/** The answer to a review that the server refused: fields that are wrong, or that it can't launch on Google at all. */
function RefusedReview(props: PanelProps & { error: unknown; google: GoogleTemplate; onRetry: () => void }) {
  const { error, google, onRetry, ...panel } = props;
  if (isHttpError(error) && error.status === notImplemented) {
    const lacking = templateFindings(google);
    return (
      <>
        <Alert tone="warning">
          This server can not launch on Google yet. Nothing was sent, and the template stays as it is.
        </Alert>
        {lacking.length > 0 ? (
          <BlockerPanel {...panel} blockers={lacking} />
        ) : (
          <Alert tone="info">The template itself has everything that Google asks for.</Alert>
        )}
      </>
    );
  }
  if (isHttpError(error) && error.status === invalid) {
    const fields = Object.entries(error.body.errors ?? {});
    const blockers = fields.map(([field, texts]) => ({ field, message: texts[0] ?? error.body.message }));
    return <BlockerPanel {...panel} blockers={blockers} />;
  }
  return (
    <ErrorState title="The launch could not be checked" onRetry={onRetry}>
      {isHttpError(error) ? error.body.message : 'The server could not be reached.'}
    </ErrorState>
  );
}

function AccountChoice(props: {
  accounts: readonly AdAccount[];
  account: AdAccount | undefined;
  onAccount: (id: number) => void;
  isPolitical: boolean;
  onPolitical: (isPolitical: boolean) => void;
}) {
  const { accounts, account, onAccount, isPolitical, onPolitical } = props;
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

type ReadyProps = LaunchDrawerProps & { accounts: readonly AdAccount[]; google: GoogleTemplate };

function ReadyDrawer(props: ReadyProps) {
  const { open, onClose, template, google, accounts, launchedAdsHref, connectHref, onFixField } = props;
  const run = useLaunch();
  const usable = accounts.filter(({ status }) => status === 'Active');
  const [accountId, setAccountId] = useState(
    () => (usable.find(({ is_default }) => is_default) ?? usable[0])?.id,
  );
  const [now] = useState(() => new Date());
  const [isPolitical, setPolitical] = useState(false);
  const account = usable.find(({ id }) => id === accountId);
  const body = useMemo(
    () =>
      toGoogleLaunch(template, google, {
        account: account ?? { id: 0, timezone: 'UTC' },
        containsEuPoliticalAdvertising: isPolitical,
        now,
      }),
    [template, google, account, isPolitical, now],
  );
  const isForm = run.state.at === 'form';
  const review = useGoogleReview(body, open && isForm && account !== undefined);
  const panel = { connectHref, onFixField };
  const canSend = review.isSuccess && review.data.blockers.length === 0;
  const { dispatch } = run;
  // All that this drawer asks for stands on its one page: the launch's form is at its last step from the start.
  useEffect(() => dispatch({ type: 'edit', step: 'confirm' }), [dispatch]);
  const send = () => run.send({ platform: 'google', body });
  const footer =
    canSend || !isForm ? (
      isForm ? (
        <Button onClick={send}>Launch ad</Button>
      ) : (
        <LaunchFooter
          run={run}
          canSend={canSend}
          onNext={onClose}
          onSend={send}
          onClose={onClose}
          launchedAdsHref={launchedAdsHref}
        />
      )
    ) : undefined;
  return (
    <Drawer open={open} onClose={onClose} title={`Launch ${template.name}`} footer={footer}>
      {run.state.at === 'form' ? (
        <Box display="grid" gap={5}>
          <Heading level={3}>Confirm your information below</Heading>
          {usable.length === 0 ? <Alert tone="error">{errorMessages.connectGoogle}</Alert> : null}
          <AccountChoice
            accounts={accounts}
            account={account}
            onAccount={setAccountId}
            isPolitical={isPolitical}
            onPolitical={setPolitical}
          />
          {review.isLoading ? <SkeletonText lines={4} /> : null}
          {review.isError ? (
            <RefusedReview
              {...panel}
              error={review.error}
              google={google}
              onRetry={() => void review.refetch()}
            />
          ) : null}
          {review.isSuccess ? (
            <>
              <BlockerPanel {...panel} blockers={review.data.blockers} />
              <RequestList
                title="What will be sent to Google"
                platform="Google"
                steps={review.data.steps}
                level={3}
              />
            </>
          ) : null}
        </Box>
      ) : (
        <LaunchProgress
          state={run.state}
          launch={run.launch}
          hasChoice
          connectHref={connectHref}
          onFix={(fix) => (fix.in === 'editor' ? onFixField(fix.field) : undefined)}
        />
      )}
    </Drawer>
  );
}

/**
 * Launches a Google template (ads §2): the account, what is in the way, the exact requests, progress. Budget, dates,
 * places and goals are those of the template's settings. Where the server can't launch on Google it says so.
 */
export function GoogleLaunchDrawer(props: LaunchDrawerProps) {
  const { open, onClose, template } = props;
  const accounts = useGoogleAccounts(open);
  const { google } = template.templates;
  if (accounts.data && google) {
    return <ReadyDrawer {...props} accounts={accounts.data.data} google={google} />;
  }
  return (
    <Drawer open={open} onClose={onClose} title={`Launch ${template.name}`}>
      {google === null ? (
        <Alert tone="warning">This template has no Google ad yet. Begin it in the editor first.</Alert>
      ) : accounts.isError ? (
        <ErrorState
          title="Accounts could not be loaded"
          retrying={accounts.isFetching}
          onRetry={() => void accounts.refetch()}
        />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Drawer>
  );
}
