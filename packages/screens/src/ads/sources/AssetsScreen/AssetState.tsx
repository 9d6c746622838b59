import { Card, Grid, QueryState, type QueryStateProps, SkeletonText, translate } from '@adlane/ui';
import { describeError } from '../../../shared/format/describeError';

/** Shows a query of accounts and pages: two cards while it loads, an error with a retry, the data. */
export function AssetState<Data>(props: Pick<QueryStateProps<Data>, 'query' | 'children'>) {
  return (
    <QueryState
      {...props}
      errorTitle={translate("Couldn't load accounts and pages")}
      describeError={describeError}
      loadingLabel={translate('Loading accounts and pages')}
      loading={
        <Grid gap={6}>
          <Card>
            <SkeletonText lines={4} />
          </Card>
          <Card>
            <SkeletonText lines={3} />
          </Card>
        </Grid>
      }
    />
  );
}
