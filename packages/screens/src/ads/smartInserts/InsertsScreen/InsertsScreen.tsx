import { SmartInsertsEditor, smartInsertKinds } from '@adlane/ad-editor';
import { PageHeader, PageHelp, translate } from '@adlane/ui';
import { useUrlState } from '../../../shared/urlState/UrlStateProvider';

/** Smart inserts (ads §2): business profile and custom; the URL holds the open tab. */
export function InsertsScreen() {
  const { params, setParams } = useUrlState();
  const kind = smartInsertKinds.find((each) => each === params.get('kind')) ?? 'business';
  return (
    <>
      <PageHeader
        title={translate('Inserts')}
        help={
          <PageHelp>
            {translate('Placeholders such as {Business Name} that are filled in for each client.')}
          </PageHelp>
        }
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
