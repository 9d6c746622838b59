import { createToaster, defineSlotRecipe, Toaster as Region, Toast } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { translate } from '../../language/translate';
import { Portal } from '../../provider/Portal';
import { IconButton } from '../Button/IconButton';

/** Duration of a toast (ads §8). */
const toastDurationMs = 3000;

/** Tone of a toast. */
export type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** Options of a toast. */
export type ToastOptions = {
  /** Result of the action. */
  tone: ToastTone;
  /** Message, one sentence. */
  text: string;
  /** Action, such as 'Undo'. */
  action?: { label: string; onClick: () => void };
};

const toaster = createToaster({
  placement: 'bottom-end',
  duration: toastDurationMs,
  max: 4,
  pauseOnPageIdle: true,
});

/** Shows the result of an action in a toast. Needs a mounted `Toaster`. */
export function toast({ tone, text, action }: ToastOptions): void {
  toaster.create({ type: tone, title: translate(text), ...(action ? { action } : {}) });
}

/** Removes toasts that offer an action, such as 'Undo', which would do nothing after its page is gone. */
export function dismissToastActions(): void {
  for (const { id, action } of toaster.getVisibleToasts()) if (action) toaster.remove(id);
}

/** Removes all toasts, and those that wait for a `Toaster`. */
export function removeToasts(): void {
  toaster.remove();
}

const toastRecipe = defineSlotRecipe({
  className: 'adlane-toast',
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      w: { base: 'calc(100vw - 2rem)', sm: 'sm' },
      ps: 4,
      pe: 2,
      py: 2,
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderRadius: 'l3',
      shadow: 'lg',
      pointerEvents: 'auto',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 300ms, scale 300ms, opacity 300ms, height 300ms',
      transitionTimingFunction: 'cubic-bezier(0.21, 1.02, 0.73, 1)',
      _closed: { transition: 'translate 200ms, scale 200ms, opacity 150ms' },
      '& > svg': { boxSize: 5, flexShrink: 0, color: 'colorPalette.fg' },
    },
    title: { flex: 1, textStyle: 'sm', fontWeight: 'medium', overflowWrap: 'anywhere' },
    actionTrigger: {
      color: 'brand.fg',
      fontWeight: 'semibold',
      textStyle: 'sm',
      px: 2,
      minH: 8,
      borderRadius: 'l2',
      cursor: 'button',
      focusVisibleRing: 'outside',
    },
  },
});

const appearances: Record<ToastTone, { icon: typeof Info; palette: string }> = {
  success: { icon: CircleCheck, palette: 'green' },
  error: { icon: CircleAlert, palette: 'red' },
  warning: { icon: TriangleAlert, palette: 'orange' },
  info: { icon: Info, palette: 'blue' },
};

function isToastTone(type: string | undefined): type is ToastTone {
  return type !== undefined && type in appearances;
}

export type ToasterProps = {
  /**
   * Accessible name of the dismiss button.
   * @default 'Dismiss'
   */
  closeLabel?: string;
};

/**
 * Shows toasts at the bottom right (left in right-to-left), at most four. Mount it once; its toasts disappear
 * with it, because the 'Undo' of an unmounted page would do nothing.
 */
export function Toaster({ closeLabel = translate('Dismiss') }: ToasterProps) {
  useEffect(() => removeToasts, []);
  return (
    <Portal>
      <Region toaster={toaster} insetInline="4">
        {(shown) => {
          const appearance = appearances[isToastTone(shown.type) ? shown.type : 'info'];
          const Icon = appearance.icon;
          return (
            <Toast.Root recipe={toastRecipe} colorPalette={appearance.palette}>
              <Icon aria-hidden />
              <Toast.Title>{shown.title}</Toast.Title>
              {shown.action ? <Toast.ActionTrigger>{shown.action.label}</Toast.ActionTrigger> : null}
              <Toast.CloseTrigger asChild>
                <IconButton size="sm" label={closeLabel} icon={<X />} />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </Region>
    </Portal>
  );
}
