import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * Returns a dialog whose code is loaded when it is opened first. Then it stays, so that it can be closed with its motion.
 *
 * @param load imports the dialog
 * @param isOpen whether the props open it; without it, it is open for as long as it is rendered
 */
export function createLazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean = () => true,
): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load() }));
  return function LazyDialog(props) {
    const [wasOpened, setWasOpened] = useState(false);
    if (!wasOpened && isOpen(props)) setWasOpened(true);
    if (!wasOpened) return null;
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
