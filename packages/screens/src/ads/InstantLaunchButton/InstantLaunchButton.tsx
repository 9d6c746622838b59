import { contract, mayCall } from '@adlane/contract';
import type { User } from '@adlane/contract/auth';
import { Button } from '@adlane/ui';
import { Rocket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

export type InstantLaunchButtonProps = {
  /** Who is signed in: nothing is shown to whoever may not launch. */
  user: Pick<User, 'id' | 'group_id' | 'entity_type' | 'permissions'>;
  /** Where accounts and pages are connected. */
  connectHref?: string | undefined;
  /** Where smart inserts are made and changed. */
  insertsHref?: string | undefined;
};

// Fetched with the first press: whoever looks at ads needs no editor.
const InstantLaunchDrawer = lazy(() =>
  import('./InstantLaunchDrawer').then(({ InstantLaunchDrawer: Drawer }) => ({ default: Drawer })),
);

/** Makes an ad and launches it at once (ads §2), from the page on which launched ads are. */
export function InstantLaunchButton({ user, connectHref, insertsHref }: InstantLaunchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // Each time another launch; the first one is fetched only once it is asked for.
  const [count, setCount] = useState(0);
  // The operator has no ads: its templates are the agencies' to launch.
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
