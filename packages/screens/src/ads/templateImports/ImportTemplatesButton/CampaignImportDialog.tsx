import { useApi } from '@adlane/api-client';
import type { CampaignImportStatus, ImportableCampaign } from '@adlane/contract/ads/templateImports';
import { maxPageSize, platformLabels, successMessages } from '@adlane/contract/constants';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  FieldShell,
  Flex,
  ProgressBar,
  QueryState,
  Select,
  Stack,
  Text,
  toast,
  translate,
  useStorageKey,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePrompt } from '../../../shared/confirm/usePrompt';
import { describeError } from '../../../shared/format/describeError';
import { formatCount, formatSubject } from '../../../shared/lists/formatCount';
import { readStoredBatch, storeBatch } from './storedBatch';

export type CampaignImportDialogProps = {
  /** Folder of the imported templates. */
  folderId: number | undefined;
  /** Called by the buttons and Escape. */
  onClose: () => void;
};

/** Time between two requests for the progress. */
const progressIntervalMs = 1500;
/** Campaigns per import. */
const maxCampaigns = 50;

/** Imports running campaigns as templates; an import that was started before is shown first (ads §4). */
export function CampaignImportDialog({ folderId, onClose }: CampaignImportDialogProps) {
  const storageKey = useStorageKey('campaignImport');
  const [batchId, setBatchId] = useState(() => readStoredBatch(storageKey));
  const changeBatch = (id: number | undefined) => {
    storeBatch(storageKey, id);
    setBatchId(id);
  };
  return (
    <Dialog open onClose={onClose} title={translate('Import running campaigns')} size="md">
      {batchId === undefined ? (
        <ChooseCampaigns folderId={folderId} onStarted={changeBatch} />
      ) : (
        <Batch
          batchId={batchId}
          onRestart={() => changeBatch(undefined)}
          onFinish={() => {
            storeBatch(storageKey, undefined);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

type ChooseCampaignsProps = { folderId: number | undefined; onStarted: (batchId: number) => void };

function ChooseCampaigns({ folderId, onStarted }: ChooseCampaignsProps) {
  const { queries } = useApi();
  const [accountId, setAccountId] = useState<number | undefined>(undefined);
  const accounts = useQuery(
    queries.sources.adAccounts.query({
      query: { page: 1, per_page: maxPageSize, sort: 'name', order: 'asc' },
    }),
  );
  return (
    <QueryState
      query={accounts}
      errorTitle={translate("Couldn't load the ad accounts")}
      describeError={describeError}
      loadingLabel={translate('Loading the ad accounts')}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <Text>
          {translate('Connect an ad account of Facebook or Google first. Its campaigns are listed here.')}
        </Text>
      }
    >
      {({ data }) => {
        const account =
          data.find(({ id }) => id === accountId) ?? data.find(({ is_default }) => is_default) ?? data[0];
        return (
          <Stack gap={4}>
            <FieldShell label={translate('Ad account')}>
              {(control) => (
                <Select
                  {...control}
                  options={data.map(({ id, name }) => ({
                    value: String(id),
                    label: name,
                  }))}
                  value={String(account?.id)}
                  onChange={({ target }) => setAccountId(Number(target.value))}
                />
              )}
            </FieldShell>
            {account ? (
              <Campaigns key={account.id} accountId={account.id} folderId={folderId} onStarted={onStarted} />
            ) : null}
          </Stack>
        );
      }}
    </QueryState>
  );
}

function Campaigns({ accountId, folderId, onStarted }: ChooseCampaignsProps & { accountId: number }) {
  const { client, queries } = useApi();
  const { confirm, dialog } = usePrompt();
  const [chosen, setChosen] = useState<readonly ImportableCampaign[]>([]);
  const campaigns = useQuery(
    queries.templateImports.campaigns.query({
      query: { ad_account_id: accountId, page: 1, per_page: maxPageSize, sort: 'created_at', order: 'desc' },
    }),
  );
  const start = useMutation({
    mutationFn: () =>
      client.templateImports.importCampaigns({
        body: {
          ad_account_id: accountId,
          campaign_ids: chosen.map(({ id }) => id),
          folderId: folderId ?? null,
        },
      }),
    onSuccess: ({ id }) => onStarted(id),
    meta: { statusesShownInPlace: [404, 409, 412, 422, 500, 503] },
  });
  const toggle = (campaign: ImportableCampaign) =>
    setChosen((before) =>
      before.includes(campaign) ? before.filter((each) => each !== campaign) : [...before, campaign],
    );
  return (
    <QueryState
      query={campaigns}
      errorTitle={translate("Couldn't load the campaigns")}
      describeError={describeError}
      loadingLabel={translate('Loading the campaigns')}
      isEmpty={({ data }) => data.length === 0}
      empty={<Text>{translate('This account has no campaigns that can be imported.')}</Text>}
    >
      {({ data }) => (
        <Stack gap={4}>
          <Stack
            as="ul"
            gap={3}
            listStyleType="none"
            maxH={80}
            overflowY="auto"
            aria-label={translate('Campaigns')}
          >
            {data.map((campaign) => (
              <Box as="li" key={campaign.id}>
                <Checkbox
                  checked={chosen.includes(campaign)}
                  disabled={
                    campaign.is_imported || (chosen.length >= maxCampaigns && !chosen.includes(campaign))
                  }
                  onChange={() => toggle(campaign)}
                  label={campaign.name}
                />
                <Text ps={7} textStyle="xs" color="fg.muted">
                  {campaign.is_imported
                    ? translate('Imported already')
                    : `${platformLabels[campaign.platform]} · ${formatCount(campaign.ads_count, 'ad')} · ${campaign.status.toLowerCase()}`}
                </Text>
              </Box>
            ))}
          </Stack>
          {start.isError ? <Alert tone="error">{describeError(start.error)}</Alert> : null}
          <Flex justify="flex-end">
            <Button
              disabled={chosen.length === 0}
              loading={start.isPending}
              onClick={() =>
                confirm('importCampaign', formatSubject(chosen, 'campaign'), () => start.mutate())
              }
            >
              {chosen.length === 0
                ? translate('Import')
                : translate('Import {count}', { count: formatCount(chosen.length, 'campaign') })}
            </Button>
          </Flex>
          {dialog}
        </Stack>
      )}
    </QueryState>
  );
}

type BatchProps = { batchId: number; onRestart: () => void; onFinish: () => void };

function Batch({ batchId, onRestart, onFinish }: BatchProps) {
  const { queries } = useApi();
  const status = useQuery({
    ...queries.templateImports.campaignStatus.query({ params: { id: batchId } }),
    refetchInterval: ({ state }) => (state.data?.status === 'completed' ? false : progressIntervalMs),
  });
  return (
    <>
      <QueryState
        query={status}
        errorTitle={translate("Couldn't load the import")}
        describeError={describeError}
        loadingLabel={translate('Loading the import')}
      >
        {(data) => <BatchStatus status={data} onRestart={onRestart} onFinish={onFinish} />}
      </QueryState>
      {status.isError ? (
        <Flex justify="center">
          <Button variant="secondary" onClick={onRestart}>
            {translate('Choose campaigns')}
          </Button>
        </Flex>
      ) : null}
    </>
  );
}

type BatchStatusProps = { status: CampaignImportStatus; onRestart: () => void; onFinish: () => void };

function BatchStatus({ status, onRestart, onFinish }: BatchStatusProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const { passed_count, failed_count, total_count, errors } = status;
  if (status.status === 'processing') {
    return (
      <Stack gap={3}>
        <ProgressBar
          label={translate('Importing campaigns')}
          share={total_count === 0 ? undefined : (passed_count + failed_count) / total_count}
        />
        <Text color="fg.muted" textStyle="sm">
          {translate('You can close this window. The import continues.')}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {passed_count > 0 ? (
        <Alert tone="success">
          {translate('{count} imported as templates.', { count: formatCount(passed_count, 'campaign') })}
        </Alert>
      ) : null}
      {failed_count > 0 ? (
        <Alert
          tone="warning"
          title={translate('{count} could not be imported', { count: formatCount(failed_count, 'campaign') })}
        >
          <Box as="ul" ps={5} listStyleType="disc">
            {errors.map(({ campaign_id, message }) => (
              <li key={campaign_id}>{`${campaign_id}: ${message}`}</li>
            ))}
          </Box>
        </Alert>
      ) : null}
      <Flex justify="flex-end" gap={3} wrap="wrap">
        <Button variant="secondary" onClick={onRestart}>
          {translate('Import more')}
        </Button>
        <Button
          onClick={() => {
            if (passed_count > 0) toast({ tone: 'success', text: successMessages.campaignImported });
            void queryClient.invalidateQueries({ queryKey: queries.templates.key() });
            onFinish();
          }}
        >
          {translate('Show templates')}
        </Button>
      </Flex>
    </Stack>
  );
}
