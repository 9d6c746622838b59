import { useApi } from '@adlane/api-client';
import { Box, Skeleton, Tabs, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { FailedQuery } from '../failure/FailedQuery';
import { BusinessInsertsForm } from './BusinessInsertsForm';

const CustomInsertsTable = lazy(() =>
  import('./CustomInsertsTable').then((module) => ({ default: module.CustomInsertsTable })),
);

/** The two kinds of inserts (ads §2), by their names in the address. */
export const smartInsertKinds = ['business', 'custom'] as const;
/** Whether inserts come from the business profile or are custom. */
export type SmartInsertKind = (typeof smartInsertKinds)[number];

export type SmartInsertsEditorProps = {
  /** The client whose inserts are edited; the agency without one. */
  clientUserId?: number | undefined;
  /** The open kind, where the app controls it, such as by its address. */
  kind?: SmartInsertKind;
  /**
   * The kind that is open first, where the editor controls it.
   * @default 'business'
   */
  defaultKind?: SmartInsertKind;
  /** Called with the kind that the user opens. */
  onKind?: (kind: SmartInsertKind) => void;
  /** Shown but not to be changed. */
  readOnly?: boolean;
};

/** Edits the smart inserts of an agency or of one of its clients (ads §2, §3). Loads them itself. */
export function SmartInsertsEditor({
  clientUserId,
  kind,
  defaultKind = 'business',
  onKind,
  readOnly = false,
}: SmartInsertsEditorProps) {
  const [ownKind, setOwnKind] = useState(defaultKind);
  const { queries } = useApi();
  const query = clientUserId === undefined ? {} : { client_user_id: clientUserId };
  const inserts = useQuery(queries.smartInserts.view.query({ query }));
  if (inserts.isPending) {
    return (
      <Box as="output" aria-busy aria-label={translate('Loading smart inserts')} display="grid" gap={4}>
        <Skeleton width={80} height={10} />
        <Skeleton height={80} />
      </Box>
    );
  }
  // A failed refetch keeps what is shown, and a dialog that is open.
  if (inserts.data === undefined) {
    return <FailedQuery title={translate("Couldn't load the smart inserts")} query={inserts} />;
  }
  const shared = { clientUserId, readOnly };
  return (
    <Tabs
      label={translate('Kinds of smart inserts')}
      value={kind ?? ownKind}
      onChange={(value) => {
        const opened = smartInsertKinds.find((each) => each === value) ?? 'business';
        setOwnKind(opened);
        onKind?.(opened);
      }}
      items={[
        {
          value: 'business',
          label: translate('Business Profile Inserts'),
          content: <BusinessInsertsForm {...shared} inserts={inserts.data} />,
        },
        {
          value: 'custom',
          label: translate('Custom Inserts'),
          content: (
            <Suspense fallback={<Skeleton height={40} />}>
              <CustomInsertsTable {...shared} inserts={inserts.data.custom} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
