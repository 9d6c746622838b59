import { useApi } from '@adlane/api-client';
import { maxImportBytes } from '@adlane/contract/constants';
import { contactImportLimits } from '@adlane/contract/widget/contacts';
import { ButtonLink, Dialog, EmptyState, getLocale, Text, translate } from '@adlane/ui';
import { FileField, SelectField } from '@adlane/ui/fields';
import { useState } from 'react';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import type { ChosenFile } from './ChosenFile';
import { getTimeZone } from './getTimeZone';
import { PreviewStep } from './PreviewStep';

export type ImportContactsDialogProps = {
  isOpen: boolean;
  projects: readonly { readonly id: number; readonly name: string }[];
  /** Page of the projects, for agencies without one. */
  projectsHref: string;
  onClose: () => void;
};

const bytesPerMegabyte = 1024 * 1024;

function checkFile(file: File | undefined): string | undefined {
  if (!file) return 'Choose a file.';
  if (file.size === 0) return 'The file is empty.';
  return file.size > maxImportBytes
    ? translate('Files cannot exceed {count} MB.', { count: maxImportBytes / bytesPerMegabyte })
    : undefined;
}

/** Imports contacts from a CSV file: choose it, check columns and counts, then import. */
export function ImportContactsDialog({ isOpen, projectsHref, ...props }: ImportContactsDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={props.onClose}
      title={translate('Import contacts from a CSV file')}
      size="lg"
    >
      {isOpen && props.projects.length === 0 ? (
        <EmptyState
          title={translate('Create a project first')}
          actions={<ButtonLink href={projectsHref}>{translate('Open projects')}</ButtonLink>}
        >
          {translate('Contacts belong to a project.')}
        </EmptyState>
      ) : null}
      {isOpen && props.projects.length > 0 ? <Steps {...props} /> : null}
    </Dialog>
  );
}

function Steps({ projects, onClose }: Omit<ImportContactsDialogProps, 'isOpen' | 'projectsHref'>) {
  const [chosen, setChosen] = useState<ChosenFile>();
  return chosen ? (
    <PreviewStep chosen={chosen} onRestart={() => setChosen(undefined)} onClose={onClose} />
  ) : (
    <FileStep projects={projects} onClose={onClose} onChosen={setChosen} />
  );
}

type FileStepProps = Omit<ImportContactsDialogProps, 'isOpen' | 'projectsHref'> & {
  onChosen: (chosen: ChosenFile) => void;
};

function FileStep({ projects, onClose, onChosen }: FileStepProps) {
  const { client } = useApi();
  return (
    <RecordForm<{ project_id: string; file?: File }>
      initialValues={{ project_id: String(projects[0]?.id ?? '') }}
      submitLabel={translate('Check file')}
      onCancel={onClose}
      send={async ({ file, project_id }) => {
        if (!file) return;
        const project = Number(project_id);
        const preview = await client.contacts.previewImport({
          body: { file, project_id: project, time_zone: getTimeZone() },
        });
        onChosen({ file, project_id: project, preview });
      }}
    >
      <Text>
        {translate(
          'One row per contact, up to {count} rows, with a user ID or an email. Nothing is saved before you confirm.',
          { count: contactImportLimits.rows.toLocaleString(getLocale()) },
        )}
      </Text>
      <SelectField
        name="project_id"
        label={translate('Project')}
        options={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FileField
        name="file"
        label={translate('CSV file')}
        accept={['text/csv', '.csv']}
        required
        validate={checkFile}
      />
    </RecordForm>
  );
}
