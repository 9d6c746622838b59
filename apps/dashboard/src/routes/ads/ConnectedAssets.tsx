import { AssetsScreen, PromptDialog } from '@adlane/screens';
import { useState } from 'react';
import { useBlocker, useNavigate, useParams } from 'react-router';
import { allBusinesses, paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';
import { Component as NotFound } from '../NotFound.route';

type LeaveDialogProps = {
  hasChanges: boolean;
  /** True for paths on which the selection survives: another business of the same connection. */
  staysAt: (pathname: string) => boolean;
};

function LeaveDialog({ hasChanges, staysAt }: LeaveDialogProps) {
  const blocker = useBlocker(({ nextLocation }) => hasChanges && !staysAt(nextLocation.pathname));
  return (
    <PromptDialog
      prompt={blocker.state === 'blocked' ? 'discardChanges' : undefined}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

/** …/connect/{id}/{businessId} */
export function ConnectedAssets() {
  const area = useArea();
  const user = useUser();
  const navigate = useNavigate();
  const { sourceId, businessId } = useParams();
  const [hasChanges, setHasChanges] = useState(false);
  const id = readId(sourceId);
  if (id === undefined) return <NotFound />;
  return (
    <>
      <AssetsScreen
        key={id}
        user={user}
        sourceId={id}
        businessId={businessId === allBusinesses ? undefined : businessId}
        onBusiness={(next) => void navigate(paths.assets(area, id, next), { replace: true })}
        connectHref={paths.connect(area)}
        onUnsavedChange={setHasChanges}
      />
      <LeaveDialog
        hasChanges={hasChanges}
        staysAt={(pathname) => pathname.startsWith(paths.assets(area, id, ''))}
      />
    </>
  );
}
