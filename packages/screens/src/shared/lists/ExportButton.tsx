import { Button, toast, translate } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { describeError } from '../format/describeError';
import { saveFile } from './saveFile';

export type ExportButtonProps = {
  /** Requests the file: the list with its search, filters and sort. */
  onExport: () => Promise<File>;
  /** Number of matching rows; undefined while loading. */
  total: number | undefined;
  /** True if a search or filter is active; without one, an empty list has no export. */
  filtered: boolean;
};

/** Saves all pages of the listed rows as a CSV file. */
export function ExportButton({ onExport, total, filtered }: ExportButtonProps) {
  const save = useMutation({
    mutationFn: onExport,
    onSuccess: saveFile,
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
  });
  if (total === 0 && !filtered) return null;
  return (
    <Button
      variant="secondary"
      startIcon={<Download aria-hidden />}
      loading={save.isPending}
      disabled={!total}
      onClick={() => save.mutate()}
    >
      {translate('Export')}
    </Button>
  );
}
