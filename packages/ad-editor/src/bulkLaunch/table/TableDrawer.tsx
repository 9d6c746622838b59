import { Box, Button, Drawer, FieldShell, TextArea, translate } from '@adlane/ui';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BulkRow } from '../bulkForm';
import { mergeRows } from './matchLines';
import { listColumnNames, maxTableBytes } from './readTable';
import { TablePreview } from './TablePreview';
import { type MatchOptions, useTableMatch } from './useTableMatch';

export type TableDrawerProps = MatchOptions & {
  open: boolean;
  onClose: () => void;
  /** Called with the rows as the table changes them. */
  onRows: (rows: readonly BulkRow[]) => void;
};

/** Reads a file as text. @returns the text, or why it is none */
async function readFile(file: File): Promise<{ text: string } | { error: string }> {
  if (file.size > maxTableBytes) return { error: translate('The file is larger than 1 MB.') };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { error: translate('The file is not text in UTF-8. Please save it as "CSV UTF-8".') };
  }
}

type TableTextProps = { text: string; onText: (text: string) => void };

/** The table as text: pasted from a spreadsheet, or read from a file. */
function TableText({ text, onText }: TableTextProps) {
  const pickerRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  function write(next: string): void {
    setError(undefined);
    onText(next);
  }
  async function load(file: File): Promise<void> {
    const read = await readFile(file);
    if ('error' in read) setError(read.error);
    else write(read.text);
  }

  return (
    <>
      <FieldShell
        label={translate('Table')}
        hint={translate('Columns: {names}. Only Client is required.', {
          names: listColumnNames().join(', '),
        })}
        error={error}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            value={text}
            spellCheck={false}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </FieldShell>
      <Box>
        <input
          ref={pickerRef}
          type="file"
          hidden
          aria-label={translate('CSV file')}
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void load(file);
            target.value = '';
          }}
        />
        <Button
          variant="secondary"
          size="sm"
          startIcon={<Upload />}
          onClick={() => pickerRef.current?.click()}
        >
          {translate('Load a CSV file')}
        </Button>
      </Box>
    </>
  );
}

/** Adds and changes rows by a table. Nothing changes before its lines were shown. */
export function TableDrawer({ open, onClose, onRows, ...options }: TableDrawerProps) {
  const [text, setText] = useState('');
  const match = useTableMatch(text, options);
  const count = match.rows.length;
  function apply(): void {
    onRows(mergeRows(options.rows, match.rows));
    setText('');
    onClose();
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={translate('Paste a table')}
      description={translate('Clients of the table are added, or changed if they have a row already.')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('Cancel')}
          </Button>
          <Button disabled={count === 0 || match.isPending || Boolean(match.error)} onClick={apply}>
            {count === 1 ? translate('Use 1 line') : translate('Use {count} lines', { count })}
          </Button>
        </>
      }
    >
      <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
        <TableText text={text} onText={setText} />
        <TablePreview match={match} assets={options.assets} />
      </Box>
    </Drawer>
  );
}
