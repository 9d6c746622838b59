import { AssetsScreen } from '@adlane/screens';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { allBusinesses, paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useLeaveGuard } from '../../navigation/useLeaveGuard';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';
import { Component as NotFound } from '../NotFound.route';

/** …/connect/{id}/{businessId} */
export function ConnectedAssets() {
  const area = useArea();
  const user = useUser();
  const navigate = useNavigate();
  const { sourceId, businessId } = useParams();
  const id = readId(sourceId);
  // The selection survives on another business of the same connection.
  const staysAt = useCallback(
    (pathname: string) => id !== undefined && pathname.startsWith(paths.assets(area, id, '')),
    [area, id],
  );
  const { onUnsavedChange, dialog } = useLeaveGuard(staysAt);
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
        onUnsavedChange={onUnsavedChange}
      />
      {dialog}
    </>
  );
}
