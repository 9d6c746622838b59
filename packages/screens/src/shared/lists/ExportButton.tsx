import { Button, toast } from '@adlane/ui';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { describeError } from '../format/describeError';
import { saveFile } from './saveFile';

export type ExportButtonProps = {
  /** Asks for the file: the list as search, filters and order have it. */
  onExport: () => Promise<File>;
  /** Nothing to export. */
  disabled?: boolean;
};

/** Saves what a list shows, all pages of it, as a CSV file. */
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
