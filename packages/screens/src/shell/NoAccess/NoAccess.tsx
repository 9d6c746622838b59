import { EmptyState, translate } from '@adlane/ui';
import { Lock } from 'lucide-react';

export type NoAccessProps = {
  /** Name of the agency. */
  agencyName: string;
};

/** Shown to clients whom the agency has given no permission yet. */
export function NoAccess({ agencyName }: NoAccessProps) {
  return (
    <EmptyState
      icon={<Lock />}
      title={translate('Your agency has not given you access yet')}
      headingLevel={1}
    >
      {translate('Ask {name} to turn on client access for you. Reload this page afterwards.', {
        name: agencyName || translate('your agency'),
      })}
    </EmptyState>
  );
}
