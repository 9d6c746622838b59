import { mayCall } from '@adlane/contract';
import type { User } from '@adlane/contract/account/auth';
import type { Platform } from '@adlane/contract/constants';
import { Button, Menu, translate } from '@adlane/ui';
import { Rocket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { callTable } from '../../../shared/access/callTable';

export type InstantLaunchButtonProps = {
  /** The signed-in user; nothing is shown without permission to launch. */
  user: Pick<User, 'id' | 'group_id' | 'entity_type' | 'permissions'>;
  /** Link to the page that connects accounts and pages. */
  connectHref?: string | undefined;
  /** Link to the smart inserts page. */
  insertsHref?: string | undefined;
  /**
   * Opens the launch on Facebook at once, without a click.
   * @default false
   */
  isInitiallyOpen?: boolean;
};

// Loaded on the first selection: the list itself needs no editor.
const BulkLaunchDrawer = lazy(() =>
  import('./BulkLaunchDrawer').then(({ BulkLaunchDrawer: Drawer }) => ({ default: Drawer })),
);
const InstantGoogleDrawer = lazy(() =>
  import('./InstantGoogleDrawer').then(({ InstantGoogleDrawer: Drawer }) => ({ default: Drawer })),
);

/** Creates an ad and launches it at once (ads §2): on Facebook for several clients, or on Google. */
export function InstantLaunchButton(props: InstantLaunchButtonProps) {
  const { user, connectHref, insertsHref, isInitiallyOpen = false } = props;
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const [platform, setPlatform] = useState<Platform>('facebook');
  // One drawer per launch; 0 until the first selection, so nothing is loaded before.
  const [count, setCount] = useState(isInitiallyOpen ? 1 : 0);
  // The operator has no ads: agencies launch its templates.
  if (user.entity_type === 'SuperAdmin' || !mayCall(callTable.launches.instantFacebook.access, user))
    return null;

  function start(chosen: Platform): void {
    setPlatform(chosen);
    setCount(count + 1);
    setOpen(true);
  }

  const drawer = {
    open: isOpen,
    onClose: () => setOpen(false),
    isAgency: user.entity_type === 'Agency',
    connectHref,
    insertsHref,
  };
  return (
    <>
      <Menu
        trigger={<Button startIcon={<Rocket />}>{translate('Instant launch')}</Button>}
        items={[
          {
            value: 'facebook',
            label: translate('Facebook and Instagram ad'),
            onSelect: () => start('facebook'),
          },
          { value: 'google', label: translate('Google ad'), onSelect: () => start('google') },
        ]}
      />
      {count > 0 ? (
        <Suspense>
          {platform === 'facebook' ? (
            <BulkLaunchDrawer key={count} {...drawer} draftScope={`${user.group_id}.${user.id}`} />
          ) : (
            <InstantGoogleDrawer key={count} {...drawer} />
          )}
        </Suspense>
      ) : null}
    </>
  );
}
