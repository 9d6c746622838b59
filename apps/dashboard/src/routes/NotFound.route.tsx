import { ButtonLink, EmptyState, Grid, translate } from '@adlane/ui';
import { paths } from '../navigation/paths';
import { PageTitle } from '../shared/PageTitle';

/** 404 page. */
export function Component() {
  return (
    <Grid minH="60dvh" placeItems="center">
      <PageTitle text="Page not found" />
      <EmptyState
        headingLevel={1}
        title={translate('Page not found')}
        actions={<ButtonLink href={paths.home}>{translate('Back to home')}</ButtonLink>}
      >
        {translate('It may have been moved or deleted. Check the address.')}
      </EmptyState>
    </Grid>
  );
}
