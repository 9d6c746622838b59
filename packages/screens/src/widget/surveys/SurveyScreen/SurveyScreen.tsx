import { useApi } from '@adlane/api-client';
import { flowConfigLimits } from '@adlane/contract/widget/projects';
import { type ProjectSurvey, SurveyForm } from '@adlane/contract/widget/surveys/manage';
import { SurveyPreview } from '@adlane/messenger/preview';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  PageHeader,
  QueryState,
  Skeleton,
  Stack,
  StatusBadge,
  translate,
} from '@adlane/ui';
import { FormSection, openVersion, TextField } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EditorForm, type SavedVersion } from '../../../shared/EditorForm/EditorForm';
import { usePreviewConfig } from '../../../shared/EditorForm/usePreviewConfig';
import { describeError } from '../../../shared/format/describeError';
import { MoreActions } from '../../../shared/MoreActions';
import { useUnsavedState } from '../../outbound/useUnsavedState';
import { surveyBadges } from '../surveyTexts';
import { useSurveyActions } from '../useSurveyActions';
import { QuestionList } from './QuestionList';

export type SurveyScreenProps = {
  /** The project to show. */
  projectId: number;
  /** The survey to edit; undefined for a new one. */
  surveyId: number | undefined;
  /** Link to the list of surveys. */
  listHref: string;
  /** Returns the link to the results of a survey. */
  resultsHref: (id: number) => string;
  /** Called with the id of a survey that was created. */
  onCreated: (id: number) => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (hasChanges: boolean) => void;
  /** Called after the survey was deleted. */
  onDeleted: () => void;
};

function createSurvey(): SurveyForm {
  return {
    form_id: 'satisfaction-survey',
    title: translate('How are we doing?'),
    form: [
      {
        name: 'score',
        title: translate('How likely are you to recommend us?'),
        type: 'nps',
        required: true,
        page: 1,
        lowLabel: translate('Not at all likely'),
        highLabel: translate('Extremely likely'),
      },
    ],
  };
}

function toForm({ form_id, title, form }: ProjectSurvey): SurveyForm {
  return { form_id, title, form };
}

const toVersion = (stored: ProjectSurvey) => openVersion('survey', stored, toForm);

/** Creates or edits a survey: its questions with pages and conditions, and a live preview (widget §2.3). */
export function SurveyScreen(props: SurveyScreenProps) {
  const { surveyId, listHref } = props;
  const { queries } = useApi();
  const survey = useQuery({
    ...queries.projectSurveys.view.query({ params: { id: surveyId ?? 0 } }),
    enabled: surveyId !== undefined,
  });
  const back = { href: listHref, label: translate('Surveys') };
  if (surveyId === undefined) return <Editor {...props} back={back} stored={undefined} />;
  return (
    <QueryState
      query={survey}
      describeError={describeError}
      loadingLabel={translate('Loading the survey')}
      loading={<Skeleton height={80} />}
      frame={(state) => (
        <>
          <PageHeader title={translate('Survey')} back={back} />
          {state}
        </>
      )}
    >
      {(stored) => <Editor {...props} back={back} stored={stored} />}
    </QueryState>
  );
}

type EditorProps = SurveyScreenProps & {
  back: { href: string; label: string };
  stored: ProjectSurvey | undefined;
};

function Editor({
  projectId,
  stored,
  back,
  resultsHref,
  onCreated,
  onDeleted,
  onUnsavedChange,
}: EditorProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const config = usePreviewConfig(projectId);
  const { publish, buildMenu, dialog } = useSurveyActions({ onDeleted });
  const { hasChanges, report, filterMenu } = useUnsavedState(onUnsavedChange);
  async function save(body: SurveyForm & SavedVersion) {
    const saved = await (stored
      ? client.projectSurveys.update({ params: { id: stored.id }, body })
      : client.projectSurveys.store({ body: { ...body, project_id: projectId } }));
    cache.setQueryData(queries.projectSurveys.view.query({ params: { id: saved.id } }).queryKey, saved);
    void cache.invalidateQueries({ queryKey: queries.projectSurveys.list.key() });
    return stored ? toVersion(saved) : () => onCreated(saved.id);
  }
  return (
    <>
      <PageHeader
        title={stored?.title ?? translate('New survey')}
        badge={stored ? <StatusBadge {...surveyBadges[stored.status]} /> : null}
        back={back}
        actions={
          stored ? (
            <>
              <ButtonLink variant="secondary" href={resultsHref(stored.id)}>
                {translate('Results')}
              </ButtonLink>
              <MoreActions items={filterMenu(buildMenu(stored))} />
              {stored.status === 'live' ? null : (
                <Button disabled={hasChanges} onClick={() => publish(stored)}>
                  {translate('Publish')}
                </Button>
              )}
            </>
          ) : null
        }
      />
      {stored?.status === 'live' && stored.responses > 0 ? (
        <Stack mb={6}>
          <Alert tone="info" title={translate('This survey has responses')}>
            {translate(
              'Answers belong to the name of their question. Renaming or removing a question hides its answers in the results.',
            )}
          </Alert>
        </Stack>
      ) : null}
      <EditorForm<SurveyForm>
        key={stored?.id ?? 'new'}
        initialValues={stored ? toForm(stored) : createSurvey()}
        version={stored && toVersion(stored)}
        schema={SurveyForm}
        save={save}
        isNew={!stored}
        onUnsavedChange={report}
        submitLabel={stored ? translate('Save changes') : translate('Create survey')}
        preview={({ form_id, title, form }) =>
          form.length === 0 ? (
            <EmptyState title={translate('Nothing to preview')}>
              {translate('Add a question to see the survey.')}
            </EmptyState>
          ) : (
            <SurveyPreview survey={{ id: form_id, title, form }} config={config} />
          )
        }
      >
        <FormSection title={translate('Survey')}>
          <TextField name="title" label={translate('Title')} limit={flowConfigLimits.title} required />
          <TextField
            name="form_id"
            label={translate('Id')}
            hint={translate('Pages and messages open the survey by this id, for example with showSurvey.')}
            required
          />
        </FormSection>
        <FormSection
          title={translate('Questions')}
          description={translate(
            'Questions with the same page number are shown together. Drag them, or use the handle with the arrow keys.',
          )}
        >
          <QuestionList />
        </FormSection>
      </EditorForm>
      {dialog}
    </>
  );
}
