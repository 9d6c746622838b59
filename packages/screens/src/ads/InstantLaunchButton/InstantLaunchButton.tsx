import { contract, mayCall } from '@adlane/contract';
import type { User } from '@adlane/contract/auth';
import { Button } from '@adlane/ui';
import { Rocket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

export type InstantLaunchButtonProps = {
  /** The signed-in user; nothing is shown without permission to launch. */
  user: Pick<User, 'id' | 'group_id' | 'entity_type' | 'permissions'>;
  /** Link to the page that connects accounts and pages. */
  connectHref?: string | undefined;
  /** Link to the smart inserts page. */
  insertsHref?: string | undefined;
  /**
   * Opens the launch at once, without a click.
   * @default false
   */
  isInitiallyOpen?: boolean;
};

// Loaded on the first click: the list itself needs no editor.
const InstantLaunchDrawer = lazy(() =>
  import('./InstantLaunchDrawer').then(({ InstantLaunchDrawer: Drawer }) => ({ default: Drawer })),
);

/** Creates an ad and launches it at once (ads §2). */
export function InstantLaunchButton(props: InstantLaunchButtonProps) {
  const { user, connectHref, insertsHref, isInitiallyOpen = false } = props;
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  // One drawer per launch; 0 until the first click, so nothing is loaded before.
  const [count, setCount] = useState(isInitiallyOpen ? 1 : 0);
  // The operator has no ads: agencies launch its templates.
  if (user.entity_type === 'SuperAdmin' || !mayCall(contract.launches.instantFacebook.access, user))
    return null;
  return (
    <>
      <Button
        startIcon={<Rocket />}
        onClick={() => {
          setCount(count + 1);
          setOpen(true);
        }}
      >
        Instant launch
      </Button>
      {count > 0 ? (
        <Suspense>
          <InstantLaunchDrawer
            key={count}
            open={isOpen}
            onClose={() => setOpen(false)}
            draftScope={`${user.group_id}.${user.id}`}
            isAgency={user.entity_type === 'Agency'}
            connectHref={connectHref}
            insertsHref={insertsHref}
          />
        </Suspense>
      ) : null}
    </>
  );
}
