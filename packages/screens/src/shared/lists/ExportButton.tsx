import { Button, toast } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { describeError } from '../format/describeError';
import { saveFile } from './saveFile';

export type ExportButtonProps = {
  /** Requests the file: the list with its search, filters and sort. */
  onExport: () => Promise<File>;
  /** True if there is nothing to export. */
  disabled?: boolean;
};

/** Saves all pages of the listed rows as a CSV file. */
export function ExportButton({ onExport, disabled = false }: ExportButtonProps) {
  const save = useMutation({
    mutationFn: onExport,
    onSuccess: saveFile,
    onError: (error) => toast({ tone: 'error', text: describeError(error) }),
  });
  return (
    <Button
      variant="secondary"
      startIcon={<Download aria-hidden />}
      loading={save.isPending}
      disabled={disabled}
      onClick={() => save.mutate()}
    >
      Export
    </Button>
  );
}
