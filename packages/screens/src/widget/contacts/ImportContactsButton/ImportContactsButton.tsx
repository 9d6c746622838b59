import { Button, translate } from '@adlane/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { createLazyDialog } from '../../../shared/lazyDialog/createLazyDialog';

export type ImportContactsButtonProps = {
  /** Projects that contacts can be imported into; undefined while they load. */
  projects: readonly { readonly id: number; readonly name: string }[] | undefined;
  /** Page of the projects. */
  projectsHref: string;
};

const ImportContactsDialog = createLazyDialog(
  () => import('./ImportContactsDialog').then((module) => module.ImportContactsDialog),
  ({ isOpen }) => isOpen,
);

/** Imports contacts from a CSV file into a project. */
export function ImportContactsButton({ projects, projectsHref }: ImportContactsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<Upload aria-hidden />}
        disabled={!projects}
        onClick={() => setIsOpen(true)}
      >
        {translate('Import')}
      </Button>
      <ImportContactsDialog
        isOpen={isOpen}
        projects={projects ?? []}
        projectsHref={projectsHref}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
