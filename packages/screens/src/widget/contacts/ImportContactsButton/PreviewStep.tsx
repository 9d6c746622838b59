import { useApi } from '@adlane/api-client';
import type { ContactImport, ImportError } from '@adlane/contract/widget/contacts';
import { Alert, Box, Button, Checkbox, Flex, getLocale, Stack, Text, toast, translate } from '@adlane/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { formatCount } from '../../../shared/lists/formatCount';
import { saveFile } from '../../../shared/lists/saveFile';
import type { ChosenFile } from './ChosenFile';
import { getTimeZone } from './getTimeZone';
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

const timeFields = ['created_at', 'last_seen_at'];

type Choice = { readonly mapping: readonly string[]; readonly withUnverified: boolean };

const toFields = ({ mapping, withUnverified }: Choice) => ({
  mapping: JSON.stringify(mapping),
  time_zone: getTimeZone(),
  ...(withUnverified && { with_unverified: 'true' }),
});

/** Checks the fields of the columns and the counts, then imports. */
export function PreviewStep({ chosen, onRestart, onClose }: PreviewStepProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { file, project_id } = chosen;
  // The last check that did not fail, with its choices: this is what is imported.
  const [checked, setChecked] = useState({ preview: chosen.preview, withUnverified: false });
  const { preview, withUnverified } = checked;
  const mapping = preview.columns.map(({ field }) => field);
  const check = useMutation({
    mutationFn: (choice: Choice) =>
      client.contacts.previewImport({ body: { file, project_id, ...toFields(choice) } }),
    onSuccess: (result, choice) => setChecked({ preview: result, withUnverified: choice.withUnverified }),
  });
  const run = useMutation({
    mutationFn: () =>
      client.contacts.import({ body: { file, project_id, ...toFields({ mapping, withUnverified }) } }),
    onSuccess: async (result) => {
      await queryClient.invalidateQueries({ queryKey: queries.contacts.key() });
      toast({ tone: 'success', text: describeCounts(result) });
      onClose();
    },
  });
  const importable = preview.new_count + preview.updated_count;
  const isBusy = check.isPending || run.isPending;
  const error = check.error ?? run.error;
  const recheck = (choice: Choice) => {
    if (!isBusy) check.mutate(choice);
  };
  return (
    <Stack gap={4}>
      <Box>
        <Text fontWeight="medium" overflowWrap="anywhere">
          <bdi>{file.name}</bdi>
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {formatCount(preview.row_count, 'row')}
        </Text>
      </Box>
      <ImportFields
        columns={preview.columns}
        disabled={isBusy}
        onChange={(changed) => recheck({ mapping: changed, withUnverified })}
      />
      {timeFields.some((field) => mapping.includes(field)) ? (
        <Text textStyle="sm" color="fg.muted">
          {translate('Times without a zone are read as {zone}.', {
            zone: getTimeZone().replaceAll('_', ' '),
          })}
        </Text>
      ) : null}
      <Alert tone={importable > 0 ? 'info' : 'warning'}>{describeCounts(preview)}</Alert>
      {preview.unverified_count > 0 || withUnverified ? (
        <UnverifiedChoice
          checked={withUnverified}
          disabled={isBusy}
          onChange={(isChosen) => recheck({ mapping, withUnverified: isChosen })}
        />
      ) : null}
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

type UnverifiedChoiceProps = { checked: boolean; disabled: boolean; onChange: (checked: boolean) => void };

function UnverifiedChoice({ checked, disabled, onChange }: UnverifiedChoiceProps) {
  const helpId = useId();
  return (
    <Box>
      <Checkbox
        checked={checked}
        // A disabled field would lose the focus.
        aria-disabled={disabled}
        aria-describedby={helpId}
        onChange={({ target }) => onChange(target.checked)}
        label={translate('Also update unverified contacts')}
      />
      <Text id={helpId} ps={7} textStyle="sm" color="fg.muted">
        {translate(
          'Their pages can show what you import, and anyone who knows a user ID or an email can claim it. Turn on identity verification to import without this risk.',
        )}
      </Text>
    </Box>
  );
}

/** Lines that the list shows; the file has all. */
const shownErrors = 20;

const describeReason = ({ text, values }: ImportError) => translate(text, values);

function buildErrorFile({ errors }: ContactImport): File {
  const lines = errors.map((error) => `${error.line},"${describeReason(error).replaceAll('"', '""')}"`);
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
          {errors.slice(0, shownErrors).map((error) => (
            <Box as="li" key={error.line} overflowWrap="anywhere">
              {translate('Line {line}: {reason}', { line: error.line, reason: describeReason(error) })}
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
