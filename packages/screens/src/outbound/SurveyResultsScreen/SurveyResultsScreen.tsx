import { useApi } from '@adlane/api-client';
import type { SurveyResults } from '@adlane/contract/projectSurveys';
import {
  ButtonLink,
  Card,
  EmptyState,
  Grid,
  LineChart,
  PageHeader,
  QueryState,
  Skeleton,
  Stack,
  StatTile,
  StatusBadge,
} from '@adlane/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { describeError } from '../../shared/format/describeError';
import { ExportButton } from '../../shared/lists/ExportButton';
import { PeriodSelect } from '../../shared/period/PeriodSelect';
import { usePeriod } from '../../shared/period/usePeriod';
import { formatCompletion, surveyBadges } from '../surveyTexts';
import { QuestionCard } from './QuestionCard';

export type SurveyResultsScreenProps = {
  surveyId: number;
  /** Link to the list of surveys. */
  listHref: string;
  /** Link to the survey's editor. */
  editHref: string;
};

/** Days of results are those of UTC. */
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The answers to a survey: figures, responses a day, and a chart for each question (widget §2.3). */
export function SurveyResultsScreen({ surveyId, listHref, editHref }: SurveyResultsScreenProps) {
  const { client, queries } = useApi();
  const { days, setDays, range } = usePeriod();
  const input = { params: { id: surveyId }, query: range };
  const results = useQuery({
    ...queries.projectSurveys.results.query(input),
    placeholderData: keepPreviousData,
  });
  const back = { href: listHref, label: 'Surveys' };
  return (
    <QueryState
      query={results}
      describeError={describeError}
      loadingLabel="Loading the results"
      loading={<Skeleton height="20rem" />}
      frame={(state) => (
        <>
          <PageHeader title="Results" back={back} />
          {state}
        </>
      )}
    >
      {(data) => (
        <>
          <PageHeader
            title={data.survey.title}
            badge={<StatusBadge {...surveyBadges[data.survey.status]} />}
            back={back}
            actions={
              <>
                <PeriodSelect value={days} onChange={setDays} />
                <ExportButton
                  onExport={() => client.projectSurveys.export(input)}
                  disabled={data.responses === 0}
                />
                <ButtonLink variant="secondary" href={editHref}>
                  Edit survey
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
  if (responses === 0) {
    return (
      <EmptyState icon={<ChartColumn />} title="No responses in this period">
        {opened > 0
          ? `${opened} visitors opened it. Choose a longer period, or wait for the first answers.`
          : 'Publish the survey and send it with a message, or open it from your page.'}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap={4}>
        <StatTile label="Responses" value={responses} />
        <StatTile label="Opened by" value={opened} hint="Visitors" />
        <StatTile label="Completion" value={formatCompletion(results)} hint="Answered after opening" />
      </Grid>
      <Card>
        <LineChart
          title="Responses a day"
          names={days.map(({ day }) => dayFormat.format(new Date(day)))}
          nameLabel="Day"
          series={[{ label: 'Responses', values: days.map((each) => each.responses) }]}
        />
      </Card>
      {questions.map((result, index) => (
        <QuestionCard key={result.name} result={result} number={index + 1} />
      ))}
    </Stack>
  );
}
