import { useApi } from '@adlane/api-client';
import { type SurveyRow, surveyStatuses } from '@adlane/contract/widget/surveys/manage';
import {
  Box,
  ButtonLink,
  DataTable,
  type DataTableColumn,
  EmptyState,
  IconButton,
  Menu,
  PageHeader,
  PageHelp,
  ProgressBar,
  StatusBadge,
  Text,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ClipboardList, Ellipsis, Plus } from 'lucide-react';
import { ShortDate } from '../../../shared/format/ShortDate';
import { StatusFilterBar } from '../../../shared/lists/StatusFilterBar';
import { useProjectListQuery } from '../../../shared/lists/useProjectListQuery';
import { useTableProps } from '../../../shared/urlState/useTableProps';
import { type OutboundHrefs, OutboundTabs } from '../../outbound/OutboundTabs';
import { formatCompletion, surveyBadges } from '../surveyTexts';
import { useSurveyActions } from '../useSurveyActions';

export type SurveysScreenProps = {
  /** The project to show. */
  projectId: number;
  /** Link to the project. */
  projectHref: string;
  /** Links to the lists of messages, surveys and bots. */
  hrefs: OutboundHrefs;
  /** Link to the editor of a new survey. */
  newHref: string;
  /** Returns the link to the editor of a survey. */
  surveyHref: (id: number) => string;
  /** Returns the link to the results of a survey. */
  resultsHref: (id: number) => string;
};

const sortKeys = ['title', 'created_at', 'updated_at'] as const;

const columns: readonly DataTableColumn<SurveyRow>[] = [
  {
    id: 'title',
    header: 'Survey',
    sortable: true,
    cell: ({ title }) => title,
    below: ({ form_id, questions }) =>
      `${form_id} · ${translate('Questions: {count}', { count: questions })}`,
  },
  {
    id: 'status',
    header: 'Status',
    kind: 'status',
    cell: (row) => <StatusBadge {...surveyBadges[row.status]} />,
  },
  { id: 'responses', header: 'Responses', kind: 'number', cell: ({ responses }) => responses },
  {
    id: 'completion',
    header: 'Completion',
    width: 152,
    cell: (row) => (
      <Box minW={28}>
        <Text textStyle="sm" mb={1}>
          {formatCompletion(row)}
          <Text as="span" color="fg.muted" textStyle="xs">
            {` ${translate('of {count} opened', { count: row.opened })}`}
          </Text>
        </Text>
        <ProgressBar
          label={translate('Completion of {name}', { name: row.title })}
          share={row.opened === 0 ? 0 : row.answered / row.opened}
          showsPercent={false}
        />
      </Box>
    ),
  },
  {
    id: 'last_response_at',
    header: 'Last response',
    kind: 'date',
    priority: 'low',
    cell: ({ last_response_at }) =>
      last_response_at === null ? translate('None') : <ShortDate instant={last_response_at} />,
  },
  {
    id: 'updated_at',
    header: 'Changed',
    kind: 'date',
    sortable: true,
    priority: 'low',
    cell: ({ updated_at }) => <ShortDate instant={updated_at} />,
  },
];

function useSurveys(projectId: number) {
  const { queries } = useApi();
  const { query, ...rest } = useProjectListQuery({ projectId, statuses: surveyStatuses, sortKeys });
  const surveys = useQuery({
    ...queries.projectSurveys.list.query({ query }),
    placeholderData: keepPreviousData,
  });
  return { ...rest, surveys };
}

/** The surveys of a project with their responses and completion (widget §2.3). */
export function SurveysScreen(props: SurveysScreenProps) {
  const { projectId, projectHref, hrefs, newHref, surveyHref, resultsHref } = props;
  const { list, sort, surveys } = useSurveys(projectId);
  const { buildMenu, dialog } = useSurveyActions();
  const newButton = (
    <ButtonLink href={newHref} variant="primary" startIcon={<Plus aria-hidden />}>
      {translate('New survey')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={translate('Surveys')}
        help={
          <PageHelp>{translate('Ask visitors inside the widget, and see their answers as charts.')}</PageHelp>
        }
        back={{ href: projectHref, label: translate('Project') }}
        actions={newButton}
      />
      <OutboundTabs hrefs={hrefs} current="surveys" />
      <DataTable<SurveyRow>
        {...useTableProps(list, surveys, sort)}
        label={translate('Surveys')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={({ id, responses }) => (responses > 0 ? resultsHref(id) : surveyHref(id))}
        rowActions={(row) => (
          <Menu
            trigger={
              <IconButton
                size="sm"
                label={translate('Actions for {name}', { name: row.title })}
                icon={<Ellipsis />}
              />
            }
            items={buildMenu(row, { edit: surveyHref(row.id), results: resultsHref(row.id) })}
          />
        )}
        empty={
          <EmptyState icon={<ClipboardList />} title={translate('No surveys yet')} actions={newButton}>
            {translate('Start with one question, such as how likely visitors are to recommend you.')}
          </EmptyState>
        }
        toolbar={
          <StatusFilterBar
            list={list}
            searchLabel={translate('Search surveys')}
            statuses={surveyStatuses}
            badges={surveyBadges}
            total={surveys.data?.meta.total}
          />
        }
      />
      {dialog}
    </>
  );
}
