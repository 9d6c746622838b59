import { messages } from '@adlane/contract/rules';
import { Box, Button, Link, Popover, SearchInput, translate } from '@adlane/ui';
import { Braces } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFieldAssist } from './FieldAssist';

// Loaded when it is opened first.
const InsertList = lazy(() => import('./InsertList').then((module) => ({ default: module.InsertList })));

export type InsertsMenuProps = {
  /** Link to the smart inserts screen; absent for users without access. */
  insertsHref?: string | undefined;
  /** Shown but not to be used. */
  disabled?: boolean;
};

/** Puts a smart insert where the cursor is in the text that was clicked on last (ads §2, §5). */
export function InsertsMenu({ insertsHref, disabled = false }: InsertsMenuProps) {
  const { field } = useFieldAssist();
  const [search, setSearch] = useState('');
  return (
    <Popover
      title={translate('Smart inserts')}
      align="end"
      trigger={
        <Button variant="secondary" size="sm" startIcon={<Braces />} disabled={disabled}>
          {translate('Smart inserts')}
        </Button>
      }
    >
      <Box display="grid" gap={3}>
        <Box textStyle="sm" color="fg.muted" role="status">
          {field
            ? translate('Inserted into {label} at the cursor.', { label: field.label })
            : translate(messages.clickOnField)}
        </Box>
        <SearchInput label={translate('Search smart inserts')} value={search} onSearch={setSearch} />
        <Suspense fallback={null}>
          <InsertList search={search} />
        </Suspense>
        {insertsHref === undefined ? null : <Link href={insertsHref}>{translate('Edit smart inserts')}</Link>}
      </Box>
    </Popover>
  );
}
