import { TemplateEditorScreen } from '@adlane/screens';
import { ConfirmDialog, translate } from '@adlane/ui';
import { useState } from 'react';
import { useBlocker, useParams } from 'react-router';
import { paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';
import { PageTitle } from '../../shared/PageTitle';
import { Component as NotFound } from '../NotFound.route';

function LeaveDialog({ hasChanges }: { hasChanges: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('Leave without saving?')}
      confirmLabel={translate('Leave')}
      cancelLabel={translate('Keep editing')}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {translate(
        'Your draft stays in this browser and is restored when you open the template again. Others see it after you save.',
      )}
    </ConfirmDialog>
  );
}

/** …/ads/your-ads/templates/{id} */
export function Component() {
  const area = useArea();
  const user = useUser();
  const { templateId } = useParams();
  const [hasChanges, setHasChanges] = useState(false);
  const id = readId(templateId);
  if (id === undefined) return <NotFound />;
  return (
    <>
      <PageTitle text="Template" />
      <TemplateEditorScreen
        key={id}
        templateId={id}
        user={user}
        back={{ href: paths.templateFolders(area), label: translate('Ad Templates') }}
        launchedAdsHref={area.kind === 'superAdmin' ? paths.templateFolders(area) : paths.launchedAds(area)}
        connectHref={paths.connect(area)}
        {...(area.kind === 'superAdmin' ? {} : { insertsHref: paths.inserts(area) })}
        onUnsavedChange={setHasChanges}
      />
      <LeaveDialog hasChanges={hasChanges} />
    </>
  );
}
