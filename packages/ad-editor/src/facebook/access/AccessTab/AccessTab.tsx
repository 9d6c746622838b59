import { Alert, Box, ErrorState, Skeleton } from '@adlane/ui';
import type { EditorTabProps } from '../../../editor/PlatformEditor';
import { AgencyAccess } from '../AgencyAccess/AgencyAccess';
import { ClientAccess } from '../ClientAccess/ClientAccess';
import { formatAccessError, useTemplateAccess } from '../useTemplateAccess';

export type AccessTabProps = Pick<EditorTabProps, 'template' | 'readOnly'>;

/**
 * Client and agency access of a template (ads §2, §3). Changes are saved at once, separately from the draft.
 */
export function AccessTab({ template, readOnly }: AccessTabProps) {
  const { query, getAccess, set, setInRun, isSaving } = useTemplateAccess(template.id);
  if (query.isPending) return <Skeleton height="20rem" />;
  if (query.isError) {
    return (
      <ErrorState
        title="Couldn't load access"
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {formatAccessError(query.error)}
      </ErrorState>
    );
  }
  const shared = { onAccess: set, isSaving, readOnly };
  // A client's own is its own, finished or not.
  const isWaiting = template.status !== 'active' && !template.isClientTemplate;
  return (
    <Box
      display="grid"
      gap={6}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(18rem, 1fr)' }}
    >
      {isWaiting ? (
        <Box gridColumn="1 / -1">
          <Alert tone="info">
            Clients can see this template once it is active. Until then only your agency can.
          </Alert>
        </Box>
      ) : null}
      <ClientAccess
        {...shared}
        onAccessInRun={setInRun}
        access={getAccess('client')}
        isClientTemplate={template.isClientTemplate}
      />
      <AgencyAccess {...shared} access={getAccess('agency')} />
    </Box>
  );
}
