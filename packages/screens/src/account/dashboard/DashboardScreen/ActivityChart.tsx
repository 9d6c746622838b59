import { Box, Card, type ChartMark, ErrorState, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { MeasureTabs } from '../../../shared/ads/MeasureTabs';
import { describeError } from '../../../shared/format/describeError';
import { formatCount } from '../../../shared/lists/formatCount';
import { type ActivityDay, getAmount } from '../figures';
import type { Figures } from './useDashboard';

export type ActivityChartProps = {
  /** Of the activity per day. */
  query: Figures['activity'];
  /** Currency of the shown amounts. */
  currency: string;
};

/** Returns the marks of days on which ads were launched or rejected, or budgets changed. */
function listMarks(days: readonly ActivityDay[]): readonly ChartMark[] {
  return days.flatMap(({ launches, budget_changes, rejections }, at) => {
    const notes = [
      ...(launches > 0 ? [formatCount(launches, 'launch')] : []),
      ...(budget_changes > 0 ? [formatCount(budget_changes, 'budget change')] : []),
      ...(rejections > 0 ? [formatCount(rejections, 'rejection')] : []),
    ];
    return notes.length === 0 ? [] : [{ at, notes, tone: rejections > 0 ? 'red' : 'gray' } as const];
  });
}

/** Activity of all ads per day beside the period before, one measure at a time. */
export function ActivityChart({ query, currency }: ActivityChartProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(query);
  const toFigures = (day: ActivityDay) => ({ ...day, spend: getAmount(day.spend, currency) });
  return (
    <Card>
      {/* As high as the loaded chart with its legend. */}
      <Box minH={96} aria-busy={isPending}>
        {data || isPending ? (
          <MeasureTabs
            days={data?.days.map(toFigures)}
            currency={currency}
            {...(data && {
              previous: data.previous.map(toFigures),
              today: data.today,
              marks: listMarks(data.days),
            })}
          />
        ) : (
          <ErrorState
            title={translate("Couldn't load the activity")}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {describeError(error)}
          </ErrorState>
        )}
      </Box>
    </Card>
  );
}
