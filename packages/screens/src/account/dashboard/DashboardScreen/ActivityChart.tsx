import { Card, QueryState, Skeleton, translate } from '@adlane/ui';
import { MeasureTabs } from '../../../shared/ads/MeasureTabs';
import { describeError } from '../../../shared/format/describeError';
import { getAmount } from '../figures';
import type { useDashboard } from './useDashboard';

export type ActivityChartProps = {
  activity: ReturnType<typeof useDashboard>['activity'];
  /** Currency of the shown amounts. */
  currency: string;
};

/** Activity of all ads per day, one measure at a time. */
export function ActivityChart({ activity, currency }: ActivityChartProps) {
  return (
    <Card title={translate('Activity')}>
      <QueryState
        query={activity}
        errorTitle={translate("Couldn't load the activity")}
        describeError={describeError}
        loadingLabel={translate('Loading the activity')}
        loading={<Skeleton height="16rem" />}
      >
        {({ days }) => (
          <MeasureTabs
            days={days.map((day) => ({ ...day, spend: getAmount(day.spend, currency) }))}
            currency={currency}
          />
        )}
      </QueryState>
    </Card>
  );
}
