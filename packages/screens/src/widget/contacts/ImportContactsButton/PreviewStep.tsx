import { useApi } from '@adlane/api-client';
import type { ContactImport } from '@adlane/contract/widget/contacts';
import { Alert, Box, Button, Flex, getLocale, Stack, toast, translate } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { describeError } from '../../../shared/format/describeError';
import { formatCount } from '../../../shared/lists/formatCount';
import { saveFile } from '../../../shared/lists/saveFile';
import type { ChosenFile } from './ChosenFile';
import { ImportFields } from './ImportFields';

export type PreviewStepProps = {
  chosen: ChosenFile;
  /** Chooses another file. */
  onRestart: () => void;
  onClose: () => void;
};

const format = (count: number) => count.toLocaleString(getLocale());

function describeCounts({ new_count, updated_count, unchanged_count, skipped_count }: ContactImport): string {
  return translate('{added} new, {updated} updated, {unchanged} unchanged, {skipped} skipped.', {
    added: format(new_count),
    updated: format(updated_count),
    unchanged: format(unchanged_count),
    skipped: format(skipped_count),
  });
}

/** Checks the fields of the columns and the counts, then imports. */
export function PreviewStep({ chosen, onRestart, onClose }: PreviewStepProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { file, project_id } = chosen;
  const check = useMutation({
    mutationFn: (mapping: readonly string[]) =>
      client.contacts.previewImport({ body: { file, project_id, mapping: JSON.stringify(mapping) } }),
  });
  const preview = check.data ?? chosen.preview;
  const run = useMutation({
    mutationFn: () =>
      client.contacts.import({
        body: { file, project_id, mapping: JSON.stringify(preview.columns.map(({ field }) => field)) },
      }),
    onSuccess: async (result) => {
      await queryClient.invalidateQueries({ queryKey: queries.contacts.key() });
      toast({ tone: 'success', text: describeCounts(result) });
      onClose();
    },
  });
  const importable = preview.new_count + preview.updated_count;
  const error = check.error ?? run.error;
  return (
    <Stack gap={4}>
      <ImportFields
        columns={preview.columns}
        disabled={check.isPending || run.isPending}
        onChange={(mapping) => check.mutate(mapping)}
      />
      <Alert tone={importable > 0 ? 'info' : 'warning'}>{describeCounts(preview)}</Alert>
      {preview.errors.length > 0 ? <SkippedRows preview={preview} /> : null}
      {error ? <Alert tone="error">{describeError(error)}</Alert> : null}
      <Flex gap={3} justify="flex-end" wrap="wrap">
        <Button variant={importable === 0 ? 'primary' : 'secondary'} onClick={onRestart}>
          {translate('Choose another file')}
        </Button>
        {importable === 0 ? null : (
          <Button loading={run.isPending} disabled={check.isPending} onClick={() => run.mutate()}>
            {translate('Import {count}', { count: formatCount(importable, 'contact') })}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}

/** Lines that the list shows; the file has all. */
const shownErrors = 20;

function buildErrorFile({ errors }: ContactImport): File {
  const lines = errors.map(({ line, message }) => `${line},"${message.replaceAll('"', '""')}"`);
  return new File([`Line,Reason\r\n${lines.join('\r\n')}\r\n`], 'skipped-rows.csv', { type: 'text/csv' });
}

function SkippedRows({ preview }: { preview: ContactImport }) {
  const { errors, skipped_count } = preview;
  return (
    <Alert
      tone="warning"
      title={translate('{count} cannot be imported', { count: formatCount(skipped_count, 'row') })}
    >
      <Stack gap={3} align="start">
        <Stack as="ul" gap={1} listStyleType="none" maxH={32} overflowY="auto" w="full">
          {errors.slice(0, shownErrors).map(({ line, message }) => (
            <Box as="li" key={line} overflowWrap="anywhere">
              {translate('Line {line}: {reason}', { line, reason: translate(message) })}
            </Box>
          ))}
        </Stack>
        <Button
          size="sm"
          variant="secondary"
          startIcon={<Download aria-hidden />}
          onClick={() => saveFile(buildErrorFile(preview))}
        >
          {translate('Download reasons')}
        </Button>
      </Stack>
    </Alert>
  );
}
