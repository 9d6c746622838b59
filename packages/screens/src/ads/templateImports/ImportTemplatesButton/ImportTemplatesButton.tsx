import { type Actor, mayCall } from '@adlane/contract';
import { Button, Menu, type MenuItem, translate } from '@adlane/ui';
import { ChevronDown, FileSpreadsheet, LibraryBig, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { callTable } from '../../../shared/access/callTable';
import { createLazyDialog } from '../../../shared/lazyDialog/createLazyDialog';

const CampaignImportDialog = createLazyDialog(() =>
  import('./CampaignImportDialog').then((module) => module.CampaignImportDialog),
);
const CsvImportDialog = createLazyDialog(() =>
  import('./CsvImportDialog').then((module) => module.CsvImportDialog),
);

export type ImportTemplatesButtonProps = {
  /** The signed-in user; without permission to import, nothing is shown. */
  user: Actor;
  /** Folder of the imported templates. */
  folderId: number | undefined;
  /** Link to the master templates. */
  masterHref?: string | undefined;
};

/** Menu of the ways to import templates: a file, running campaigns, the master library (ads §2). */
export function ImportTemplatesButton({ user, folderId, masterHref }: ImportTemplatesButtonProps) {
  const [open, setOpen] = useState<'csv' | 'campaigns' | undefined>(undefined);
  const close = () => setOpen(undefined);
  const items: MenuItem[] = [];
  if (mayCall(callTable.templateImports.campaigns.access, user)) {
    items.push({
      value: 'campaigns',
      label: translate('Running campaigns'),
      icon: <Megaphone />,
      onSelect: () => setOpen('campaigns'),
    });
  }
  if (mayCall(callTable.templateImports.bulk.access, user)) {
    items.push({
      value: 'csv',
      label: translate('CSV file'),
      icon: <FileSpreadsheet />,
      onSelect: () => setOpen('csv'),
    });
  }
  if (masterHref !== undefined) {
    items.push({
      value: 'master',
      label: translate('Master templates'),
      icon: <LibraryBig />,
      href: masterHref,
    });
  }
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" endIcon={<ChevronDown aria-hidden />}>
            {translate('Import')}
          </Button>
        }
        items={items}
      />
      {open === 'csv' ? <CsvImportDialog folderId={folderId} onClose={close} /> : null}
      {open === 'campaigns' ? <CampaignImportDialog folderId={folderId} onClose={close} /> : null}
    </>
  );
}
