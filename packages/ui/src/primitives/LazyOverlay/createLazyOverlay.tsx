import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';

/** A `Button` or an `IconButton` without handlers, or another button that shows that it is `loading`. */
export type OverlayTrigger = ReactElement<ComponentProps<'button'> & { loading?: boolean }>;

/** Keys that open a menu, at its first or last entry. Enter and Space click on other buttons. */
const menuKeys = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/**
 * Returns an overlay whose code is loaded when the pointer or the focus reaches its button. Until it is opened first,
 * only the button is rendered; then the overlay replaces it and receives the same click or key.
 *
 * @param load imports the overlay: a `Menu`, a `Popover` or another component with a `trigger`
 * @param popup role of what opens, announced with the button
 * @example
 * const Help = createLazyOverlay(() => import('./Help').then((module) => module.Help), 'dialog');
 * <Help trigger={<Button>Help</Button>} />
 */
export function createLazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props & { trigger: ReactElement }>>,
  popup: 'menu' | 'dialog',
): ComponentType<Props & { trigger: OverlayTrigger }> {
  const Overlay = lazy(async () => ({ default: await load() }));
  // A failure shows when it is opened, after another attempt.
  const preload = () => void load().catch(() => undefined);
  return function LazyOverlay(props) {
    const button = useRef<HTMLButtonElement>(null);
    const [opening, setOpening] = useState<Event>();
    const [isLoading, startTransition] = useTransition();
    useEffect(
      function openByTheOverlay() {
        if (!opening) return;
        // The overlay's listeners start after its effects; React's strict mode starts them twice.
        const timer = window.setTimeout(() => {
          button.current?.focus({ preventScroll: true });
          button.current?.dispatchEvent(opening);
        });
        return () => window.clearTimeout(timer);
      },
      [opening],
    );
    const { trigger } = props;
    if (opening) {
      return <Overlay {...props} trigger={cloneElement(trigger, { ref: button, 'aria-haspopup': popup })} />;
    }
    // The button stays until the overlay is ready.
    const open = (event: Event) => startTransition(() => setOpening(event));
    return cloneElement(trigger, {
      'aria-haspopup': popup,
      'aria-expanded': false,
      loading: isLoading,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: ({ nativeEvent }: MouseEvent) => open(new window.MouseEvent('click', nativeEvent)),
      onKeyDown: (event: KeyboardEvent) => {
        if (popup !== 'menu' || !menuKeys.includes(event.key)) return;
        event.preventDefault();
        open(new window.KeyboardEvent('keydown', event.nativeEvent));
      },
    });
  };
}
