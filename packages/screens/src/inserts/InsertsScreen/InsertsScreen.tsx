import { SmartInsertsEditor, smartInsertKinds } from '@adlane/ad-editor';
import { PageHeader } from '@adlane/ui';
import { useUrlState } from '../../shared/urlState/UrlStateProvider';

/** The page on which smart inserts are filled in and made (ads §2); the open kind stands in the address. */
export function InsertsScreen() {
  const { params, setParams } = useUrlState();
  const kind = smartInsertKinds.find((each) => each === params.get('kind')) ?? 'business';
  return (
    <>
      <PageHeader
        title="Inserts"
        description="Placeholders such as {Business Name} that are filled in for each client."
      />
      <SmartInsertsEditor
        kind={kind}
        onKind={(next) => {
          const changed = new URLSearchParams(params);
          if (next === 'business') changed.delete('kind');
          else changed.set('kind', next);
          setParams(changed, 'push');
        }}
      />
    </>
  );
}
