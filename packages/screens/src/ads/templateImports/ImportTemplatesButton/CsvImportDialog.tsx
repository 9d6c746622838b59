import { useApi } from '@adlane/api-client';
import type { BulkImportStatus } from '@adlane/contract/ads/templateImports';
import { maxImportBytes, maxImportRows } from '@adlane/contract/constants';
import {
  Alert,
  Box,
  Button,
  Dialog,
  Flex,
  getLocale,
  ProgressBar,
  QueryState,
  Stack,
  Text,
  toast,
  translate,
} from '@adlane/ui';
import { FileField } from '@adlane/ui/fields';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { formatCount } from '../../../shared/lists/formatCount';
import { saveFile } from '../../../shared/lists/saveFile';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { buildSampleFile } from './sampleFile';

export type CsvImportDialogProps = {
  /** Folder of the imported templates. */
  folderId: number | undefined;
  /** Called by the buttons and Escape. */
  onClose: () => void;
};

/** Time between two requests for the progress. */
const progressIntervalMs = 1000;
const bytesPerMegabyte = 1024 * 1024;

function checkFile(file: File | undefined): string | undefined {
  if (!file) return 'Choose a file.';
  if (file.size === 0) return 'The file is empty.';
  return file.size > maxImportBytes
    ? translate('Files cannot exceed {count} MB.', { count: maxImportBytes / bytesPerMegabyte })
    : undefined;
}

/** Imports templates from a CSV file: check, then confirm; failed rows can be downloaded and corrected. */
export function CsvImportDialog({ folderId, onClose }: CsvImportDialogProps) {
  const [importId, setImportId] = useState<number | undefined>(undefined);
  return (
    <Dialog open onClose={onClose} title={translate('Import templates from a CSV file')} size="md">
      {importId === undefined ? (
        <FileStep folderId={folderId} onClose={onClose} onStarted={setImportId} />
      ) : (
        <ResultStep importId={importId} onRestart={() => setImportId(undefined)} onClose={onClose} />
      )}
    </Dialog>
  );
}

function FileStep({
  folderId,
  onClose,
  onStarted,
}: CsvImportDialogProps & { onStarted: (id: number) => void }) {
  const { client } = useApi();
  return (
    <RecordForm<{ file?: File }>
      initialValues={{}}
      submitLabel={translate('Check file')}
      onCancel={onClose}
      send={async ({ file }) => {
        if (!file) return;
        const { id } = await client.templateImports.bulk({
          body: { file, ...(folderId === undefined ? {} : { folderId }) },
        });
        onStarted(id);
      }}
    >
      <Text>
        {translate('One row per template, up to {count} rows. Nothing is saved before you confirm.', {
          count: maxImportRows.toLocaleString(getLocale()),
        })}
      </Text>
      <Box>
        <Button
          variant="secondary"
          size="sm"
          startIcon={<Download aria-hidden />}
          onClick={() => saveFile(buildSampleFile())}
        >
          {translate('Download a sample file')}
        </Button>
      </Box>
      <FileField
        name="file"
        label={translate('CSV file')}
        accept={['text/csv', '.csv']}
        required
        validate={checkFile}
      />
    </RecordForm>
  );
}

type ResultStepProps = { importId: number; onRestart: () => void; onClose: () => void };

function ResultStep({ importId, onRestart, onClose }: ResultStepProps) {
  const { queries } = useApi();
  const status = useQuery({
    ...queries.templateImports.bulkStatus.query({ params: { id: importId } }),
    refetchInterval: ({ state }) => (state.data?.status === 'completed' ? false : progressIntervalMs),
  });
  return (
    <QueryState
      query={status}
      errorTitle={translate("Couldn't load the import")}
      describeError={describeError}
      loadingLabel={translate('Loading the import')}
    >
      {(data) =>
        data.status === 'processing' ? (
          <ProgressBar
            label={data.is_confirmed ? translate('Saving templates') : translate('Checking rows')}
            share={data.total_count === 0 ? undefined : data.processed_count / data.total_count}
          />
        ) : (
          <Result status={data} onRestart={onRestart} onClose={onClose} />
        )
      }
    </QueryState>
  );
}

type ResultProps = { status: BulkImportStatus; onRestart: () => void; onClose: () => void };

function Result({ status, onRestart, onClose }: ResultProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { id, passed_count, failed_count, is_confirmed } = status;
  const confirm = useMutation({
    mutationFn: () => client.templateImports.bulkConfirm({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.templateImports.key() }),
  });
  const done = useMutation({
    mutationFn: () => queryClient.invalidateQueries({ queryKey: queries.templates.key() }),
    onSuccess: () => {
      toast({
        tone: 'success',
        text: translate('{count} imported.', { count: formatCount(passed_count, 'template') }),
      });
      onClose();
    },
  });
  return (
    <Stack gap={4}>
      {passed_count > 0 ? (
        <Alert tone="success">
          {is_confirmed
            ? translate('{count} imported.', { count: formatCount(passed_count, 'template') })
            : translate('{count} can be imported.', { count: formatCount(passed_count, 'template') })}
        </Alert>
      ) : null}
      {failed_count > 0 ? <FailedRows status={status} /> : null}
      <Flex gap={3} justify="flex-end" wrap="wrap">
        {is_confirmed ? (
          <Button loading={done.isPending} onClick={() => done.mutate()}>
            {translate('Show templates')}
          </Button>
        ) : (
          <>
            <Button variant={passed_count === 0 ? 'primary' : 'secondary'} onClick={onRestart}>
              {translate('Choose another file')}
            </Button>
            {passed_count === 0 ? null : (
              <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
                {translate('Import {count}', { count: formatCount(passed_count, 'template') })}
              </Button>
            )}
          </>
        )}
      </Flex>
    </Stack>
  );
}

function FailedRows({ status }: { status: BulkImportStatus }) {
  const { client } = useApi();
  const download = useMutation({
    mutationFn: () => client.templateImports.bulkFailed({ params: { id: status.id } }),
    onSuccess: saveFile,
  });
  const failed = status.records.data.filter((record) => record.status === 'failed');
  return (
    <Alert
      tone="warning"
      title={translate('{count} cannot be imported', { count: formatCount(status.failed_count, 'row') })}
    >
      <Stack gap={3} align="start">
        <Stack as="ul" gap={1} listStyleType="none" maxH={48} overflowY="auto" w="full">
          {failed.map(({ row, name, errors }) => (
            <Box as="li" key={row} overflowWrap="anywhere">
              {translate('Row {row}{more}: {errors}', {
                row,
                more: name ? `, ${name}` : '',
                errors: errors.join(' '),
              })}
            </Box>
          ))}
        </Stack>
        <Button
          size="sm"
          variant="secondary"
          startIcon={<Download aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {translate('Download failed rows')}
        </Button>
      </Stack>
    </Alert>
  );
}
