import { useApi } from '@adlane/api-client';
import { getDateFormat } from '@adlane/contract/rules';
import type { SurveyResults } from '@adlane/contract/widget/surveys/manage';
import {
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  getLocale,
  LineChart,
  PageHeader,
  QueryState,
  Skeleton,
  Stack,
  StatTile,
  StatusBadge,
  translate,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { describeError } from '../../../shared/format/describeError';
import { ExportButton } from '../../../shared/lists/ExportButton';
import { PeriodSelect } from '../../../shared/period/PeriodSelect';
import { usePeriod } from '../../../shared/period/usePeriod';
import { formatCompletion, surveyBadges } from '../surveyTexts';
import { QuestionCard } from './QuestionCard';

export type SurveyResultsScreenProps = {
  /** The survey whose answers are shown. */
  surveyId: number;
  /** Link to the list of surveys. */
  listHref: string;
  /** Link to the survey's editor. */
  editHref: string;
};

/** The answers to a survey: figures, responses a day, and a chart for each question (widget §2.3). */
export function SurveyResultsScreen({ surveyId, listHref, editHref }: SurveyResultsScreenProps) {
  const { client, queries } = useApi();
  const { days, setDays, range } = usePeriod();
  const input = { params: { id: surveyId }, query: range };
  const results = useQuery({
    ...queries.projectSurveys.results.query(input),
    placeholderData: keepPreviousData,
  });
  const back = { href: listHref, label: translate('Surveys') };
  return (
    <QueryState
      query={results}
      describeError={describeError}
      loadingLabel={translate('Loading the results')}
      loading={<Skeleton height={80} />}
      frame={(state) => (
        <>
          <PageHeader title={translate('Results')} back={back} />
          {state}
        </>
      )}
    >
      {(data) => (
        <>
          <PageHeader
            title={translate('Results: {title}', { title: data.survey.title })}
            badge={<StatusBadge {...surveyBadges[data.survey.status]} />}
            back={back}
            actions={
              <>
                <PeriodSelect value={days} onChange={setDays} />
                <ExportButton
                  onExport={() => client.projectSurveys.export(input)}
                  total={data.responses}
                  filtered={false}
                />
                <ButtonLink variant="secondary" href={editHref}>
                  {translate('Edit survey')}
                </ButtonLink>
              </>
            }
          />
          <Results results={data} />
        </>
      )}
    </QueryState>
  );
}

function Results({ results }: { results: SurveyResults }) {
  const { responses, opened, days, questions } = results;
  // Days of results are those of UTC.
  const dayFormat = getDateFormat(getLocale() ?? 'en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  if (responses === 0) {
    return (
      <EmptyState icon={<ChartColumn />} title={translate('No responses in this period')}>
        {opened > 0
          ? translate('{count} visitors opened it. Choose a longer period, or wait for the first answers.', {
              count: opened,
            })
          : translate('Publish the survey and send it with a message, or open it from your page.')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap={4}>
        <StatTile label={translate('Responses')} value={responses} />
        <StatTile label={translate('Opened by')} value={opened} hint={translate('Visitors')} />
        <StatTile
          label={translate('Completion')}
          value={formatCompletion(results)}
          hint={translate('Answered after opening')}
        />
      </Grid>
      <Card>
        <LineChart
          title={translate('Responses a day')}
          names={days.map(({ day }) => dayFormat.format(new Date(day)))}
          nameLabel={translate('Day')}
          series={[{ label: translate('Responses'), values: days.map((each) => each.responses) }]}
        />
      </Card>
      {questions.map((result, index) => (
        <QuestionCard key={result.name} result={result} number={index + 1} />
      ))}
    </Stack>
  );
}
