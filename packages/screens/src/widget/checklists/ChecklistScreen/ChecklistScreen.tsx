import { useApi } from '@adlane/api-client';
import { contentLimits } from '@adlane/contract/constants';
import { ChecklistForm, type ProjectChecklist } from '@adlane/contract/widget/checklists/manage';
import { ChecklistPreview } from '@adlane/messenger/preview';
import {
  BarChart,
  Card,
  EmptyState,
  PageHeader,
  QueryState,
  Skeleton,
  Stack,
  StatusBadge,
  translate,
} from '@adlane/ui';
import { FormSection, openVersion, SelectField, TextField } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EditorForm, type SavedVersion } from '../../../shared/EditorForm/EditorForm';
import { usePreviewConfig } from '../../../shared/EditorForm/usePreviewConfig';
import { describeError } from '../../../shared/format/describeError';
import { translateOptions } from '../../../shared/format/translateOptions';
import { contentBadges, contentStatusOptions } from '../../shared/contentBadges';
import { createStep, StepList } from './StepList';

export type ChecklistScreenProps = {
  /** The project to show. */
  projectId: number;
  /** The checklist to edit; undefined for a new one. */
  checklistId: number | undefined;
  /** Link to the checklists. */
  listHref: string;
  /** Called with the id of a checklist that was created. */
  onCreated: (id: number) => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (hasChanges: boolean) => void;
};

function toForm(stored: ProjectChecklist | undefined): ChecklistForm {
  if (!stored) return { title: '', status: 'draft', steps: [createStep()] };
  const { title, status, steps } = stored;
  return { title, status, steps: steps.map(({ done_count: _count, ...step }) => step) };
}

const toVersion = (stored: ProjectChecklist) => openVersion('checklist', stored, toForm);

/** Creates or edits a checklist, with a live preview and a chart of how far visitors get (widget §2.3). */
export function ChecklistScreen(props: ChecklistScreenProps) {
  const { checklistId, listHref } = props;
  const { queries } = useApi();
  const checklist = useQuery({
    ...queries.projectChecklists.view.query({ params: { id: checklistId ?? 0 } }),
    enabled: checklistId !== undefined,
  });
  const back = { href: listHref, label: translate('Checklists') };
  if (checklistId === undefined) return <Editor {...props} back={back} stored={undefined} />;
  return (
    <QueryState
      query={checklist}
      describeError={describeError}
      loadingLabel={translate('Loading the checklist')}
      loading={<Skeleton height={80} />}
      frame={(state) => (
        <>
          <PageHeader title={translate('Checklist')} back={back} />
          {state}
        </>
      )}
    >
      {(stored) => <Editor {...props} back={back} stored={stored} />}
    </QueryState>
  );
}

/** How many visitors started and completed each step. */
function Progress({ checklist: { started_count, steps } }: { checklist: ProjectChecklist }) {
  return (
    <Card title={translate('How far visitors get')}>
      <BarChart
        title={translate('Visitors by step')}
        nameLabel={translate('Step')}
        valueLabel={translate('Visitors')}
        bars={[
          { label: translate('Started'), value: started_count },
          ...steps.map(({ title, done_count }, index) => ({
            label: `${index + 1}. ${title}`,
            value: done_count,
          })),
        ]}
      />
    </Card>
  );
}

type EditorProps = ChecklistScreenProps & {
  back: { href: string; label: string };
  stored: ProjectChecklist | undefined;
};

function Editor({ projectId, stored, back, onCreated, onUnsavedChange }: EditorProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const config = usePreviewConfig(projectId);
  const targets = useQuery(queries.outboundMessages.targets.query({ query: { project_id: projectId } }));
  async function save(body: ChecklistForm & SavedVersion) {
    const saved = await (stored
      ? client.projectChecklists.update({ params: { id: stored.id }, body })
      : client.projectChecklists.store({ body: { ...body, project_id: projectId } }));
    cache.setQueryData(queries.projectChecklists.view.query({ params: { id: saved.id } }).queryKey, saved);
    void cache.invalidateQueries({ queryKey: queries.projectChecklists.list.key() });
    return stored ? toVersion(saved) : () => onCreated(saved.id);
  }
  return (
    <>
      <PageHeader
        title={stored?.title ?? translate('New checklist')}
        badge={stored ? <StatusBadge {...contentBadges[stored.status]} /> : null}
        back={back}
      />
      <Stack gap={6}>
        {stored && stored.started_count > 0 ? <Progress checklist={stored} /> : null}
        <EditorForm<ChecklistForm>
          key={stored?.id ?? 'new'}
          initialValues={toForm(stored)}
          version={stored && toVersion(stored)}
          schema={ChecklistForm}
          save={save}
          isNew={!stored}
          onUnsavedChange={onUnsavedChange}
          submitLabel={stored ? translate('Save changes') : translate('Create checklist')}
          preview={({ title, steps }) =>
            steps.length === 0 ? (
              <EmptyState title={translate('Nothing to preview')}>
                {translate('Add a step to see the checklist.')}
              </EmptyState>
            ) : (
              <ChecklistPreview
                checklist={{
                  title: title || translate('Title of the checklist'),
                  steps: steps.map((step) => ({ ...step, description: step.description ?? '' })),
                }}
                config={config}
              />
            )
          }
        >
          <FormSection title={translate('Checklist')}>
            <TextField name="title" label={translate('Title')} limit={contentLimits.title} required />
            <SelectField
              name="status"
              label={translate('Status')}
              options={translateOptions(contentStatusOptions)}
            />
          </FormSection>
          <FormSection
            title={translate('Steps')}
            description={translate(
              'Drag steps, or use the handle with the arrow keys. Visitors keep their progress.',
            )}
          >
            <StepList targets={targets.data} />
          </FormSection>
        </EditorForm>
      </Stack>
    </>
  );
}
