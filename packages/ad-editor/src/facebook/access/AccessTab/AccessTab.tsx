import { Alert, Skeleton, translate } from '@adlane/ui';
import type { EditorTabProps } from '../../../editor/PlatformEditor';
import { FailedQuery } from '../../../failure/FailedQuery';
import { EditorColumns } from '../../../layout/EditorColumns';
import { AgencyAccess } from '../AgencyAccess/AgencyAccess';
import { ClientAccess } from '../ClientAccess/ClientAccess';
import { useTemplateAccess } from '../useTemplateAccess';

export type AccessTabProps = Pick<EditorTabProps, 'template' | 'readOnly'>;

/**
 * Client and agency access of a template (ads §2, §3). Changes are saved at once, separately from the draft.
 */
export function AccessTab({ template, readOnly }: AccessTabProps) {
  const { query, getAccess, set, setInRun, isSaving } = useTemplateAccess(template.id);
  if (query.isPending) return <Skeleton height={80} />;
  if (query.isError) {
    return <FailedQuery title={translate("Couldn't load access")} query={query} />;
  }
  const shared = { onAccess: set, isSaving, readOnly };
  // A client's own is its own, finished or not.
  const isWaiting = template.status !== 'active' && !template.isClientTemplate;
  return (
    <EditorColumns aside={<AgencyAccess {...shared} access={getAccess('agency')} />}>
      {isWaiting ? (
        <Alert tone="info">
          {translate('Clients can see this template once it is active. Until then only your agency can.')}
        </Alert>
      ) : null}
      <ClientAccess
        {...shared}
        onAccessInRun={setInRun}
        access={getAccess('client')}
        isClientTemplate={template.isClientTemplate}
      />
    </EditorColumns>
  );
}
