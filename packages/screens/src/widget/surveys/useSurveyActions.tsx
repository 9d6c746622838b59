import { useApi } from '@adlane/api-client';
import type { SurveyRow } from '@adlane/contract/widget/surveys/manage';
import type { MenuItem } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { Archive, ChartColumn, Copy, Pencil, Play, Trash2 } from 'lucide-react';
import { useConfirmation } from '../../shared/confirm/useConfirmation';
import { useRecordCall } from '../../shared/lists/useRecordCall';
import { archiveSurveyPrompt, deleteSurveyPrompt } from './surveyTexts';

type Row = Pick<SurveyRow, 'id' | 'title' | 'status' | 'responses'>;

type Options = {
  /** Called after a survey was deleted. */
  readonly onDeleted?: () => void;
};

/** Actions on one survey: publish, archive, duplicate, delete. Render `dialog` once. */
export function useSurveyActions({ onDeleted }: Options = {}) {
  const { client, queries } = useApi();
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.projectSurveys.key());
  const params = ({ id }: Row) => ({ id });
  const setStatus = (row: Row, status: SurveyRow['status'], text: string) => {
    const update = (next: SurveyRow['status']) =>
      client.projectSurveys.updateStatus({ params: params(row), body: { status: next } });
    run(text, () => update(status), { undo: () => update(row.status) });
  };
  const publish = (row: Row) => setStatus(row, 'live', 'Survey published.');
  const archive = (row: Row) =>
    confirm(archiveSurveyPrompt(row.title), () => setStatus(row, 'archived', 'Survey archived.'));
  const duplicate = (row: Row) =>
    run('Survey duplicated.', () => client.projectSurveys.duplicate({ params: params(row) }));
  const remove = (row: Row) =>
    confirm(deleteSurveyPrompt(row), () =>
      run('Survey deleted.', () => client.projectSurveys.delete({ params: params(row) }), {
        leave: onDeleted,
      }),
    );
  const buildMenu = (row: Row, hrefs?: { readonly edit: string; readonly results: string }): MenuItem[] => [
    ...(hrefs
      ? [
          { value: 'edit', label: translate('Edit'), icon: <Pencil />, href: hrefs.edit },
          { value: 'results', label: translate('Results'), icon: <ChartColumn />, href: hrefs.results },
        ]
      : []),
    row.status === 'live'
      ? { value: 'archive', label: translate('Archive'), icon: <Archive />, onSelect: () => archive(row) }
      : { value: 'publish', label: translate('Publish'), icon: <Play />, onSelect: () => publish(row) },
    { value: 'duplicate', label: translate('Duplicate'), icon: <Copy />, onSelect: () => duplicate(row) },
    {
      value: 'delete',
      label: translate('Delete'),
      icon: <Trash2 />,
      tone: 'danger',
      onSelect: () => remove(row),
    },
  ];
  return { publish, archive, buildMenu, dialog };
}
