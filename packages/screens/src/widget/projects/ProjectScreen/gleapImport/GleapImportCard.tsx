import type { GleapKind, GleapNote } from '@adlane/contract/widget/gleapImport';
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  getLocale,
  ProgressBar,
  Stack,
  Text,
  translate,
} from '@adlane/ui';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { describeError } from '../../../../shared/format/describeError';
import { saveFile } from '../../../../shared/lists/saveFile';
import { type GleapReports, useGleapImport } from './useGleapImport';

/** Returns the name of a kind. */
function getKindLabel(kind: GleapKind): string {
  const labels: Readonly<Record<GleapKind, string>> = {
    sessions: translate('Contacts'),
    tickets: translate('Tickets, conversations and feature requests'),
    messages: translate('Messages and notes'),
    collections: translate('Help collections'),
    articles: translate('Help articles'),
    news: translate('News'),
    productTours: translate('Product tours'),
    tooltips: translate('Tooltips'),
  };
  return labels[kind];
}

/** Brings conversations, tickets and contents of Gleap from the file of its export script. */
export function GleapImportCard({ projectId }: { projectId: number }) {
  const { start, isPending, isSuccess, error, reports, share } = useGleapImport(projectId);
  const [areUsersVerified, setUsersVerified] = useState(false);
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card
      title={translate('Import from Gleap')}
      description={translate(
        'Conversations, tickets, contacts, help center, news and guides, with their ids. The migration guide has the script that exports them.',
      )}
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Checkbox
            aria-describedby={hintId}
            checked={areUsersVerified}
            disabled={isPending}
            onChange={({ target }) => setUsersVerified(target.checked)}
            label={translate('Gleap verified the identity of users')}
          />
          <Text id={hintId} textStyle="sm" color="fg.muted">
            {translate(
              'Users who are verified here too then see their old conversations. Otherwise only your team does.',
            )}
          </Text>
        </Stack>
        <input
          ref={input}
          aria-label={translate('Export of Gleap')}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) start({ file, verified_users: areUsersVerified });
            target.value = '';
          }}
        />
        <Box>
          <Button
            variant="secondary"
            startIcon={<Upload />}
            loading={isPending}
            onClick={() => input.current?.click()}
          >
            {translate('Choose the export')}
          </Button>
        </Box>
        {isPending ? <ProgressBar label={translate('Importing from Gleap')} share={share} /> : null}
        {error ? (
          <Alert tone="error" title={translate('The import did not finish')}>
            {describeError(error)}
            {reports.size > 0
              ? ` ${translate('Choose the same file again to continue; nothing is imported twice.')}`
              : null}
          </Alert>
        ) : null}
        {reports.size > 0 ? <Report reports={reports} isDone={isSuccess} /> : null}
      </Stack>
    </Card>
  );
}

const format = (count: number) => count.toLocaleString(getLocale());

function Report({ reports, isDone }: { reports: GleapReports; isDone: boolean }) {
  const notes = [...reports].flatMap(([kind, { skipped, incomplete }]) => [
    ...skipped.map((note) => ({ ...note, kind, state: translate('Skipped') })),
    ...incomplete.map((note) => ({ ...note, kind, state: translate('Incomplete') })),
  ]);
  return (
    <Stack gap={4} role="status" aria-label={translate('Result of the import')}>
      {isDone ? <Text fontWeight="medium">{translate('Import finished.')}</Text> : null}
      <Stack as="ul" gap={2} listStyleType="none">
        {[...reports].map(([kind, { imported, existing, skipped }]) => (
          <Box as="li" key={kind} textStyle="sm">
            <Text fontWeight="medium">{getKindLabel(kind)}</Text>
            <Text color="fg.muted">
              {translate('{imported} imported, {existing} already here, {skipped} skipped', {
                imported: format(imported),
                existing: format(existing),
                skipped: format(skipped.length),
              })}
            </Text>
          </Box>
        ))}
      </Stack>
      {notes.length > 0 ? (
        <Stack gap={2}>
          <Stack as="ul" gap={1} listStyleType="none">
            {countReasons(notes).map(({ state, reason, count }) => (
              <Text as="li" key={`${state} ${reason}`} textStyle="sm" overflowWrap="anywhere">
                {translate('{state}: {count} × {reason}', { state, count: format(count), reason })}
              </Text>
            ))}
          </Stack>
          <Box>
            <Button size="sm" variant="secondary" onClick={() => saveReport(notes)}>
              {translate('Download the ids')}
            </Button>
          </Box>
        </Stack>
      ) : null}
    </Stack>
  );
}

type Note = GleapNote & { readonly kind: GleapKind; readonly state: string };

/** Sums notes up by their reason, the most frequent first. */
function countReasons(notes: readonly Note[]) {
  const counts = new Map<string, { state: string; reason: string; count: number }>();
  for (const { state, reason } of notes) {
    const key = `${state} ${reason}`;
    counts.set(key, { state, reason: translate(reason), count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}

function saveReport(notes: readonly Note[]): void {
  saveFile(new File([JSON.stringify(notes, null, 2)], 'gleap-import.json', { type: 'application/json' }));
}
