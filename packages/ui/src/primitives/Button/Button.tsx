import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEventHandler, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { buttonRecipe } from './buttonRecipe';

const StyledButton = chakra('button', buttonRecipe);

/** Emphasis of a button: one `primary` per view; `danger` for actions that cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** Size of a button. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonProps = Omit<ComponentProps<'button'>, 'color'> & {
  /** Label, a verb. */
  children: ReactNode;
  /**
   * Emphasis.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /**
   * Size: `md` is 36 px high, in bars 32 px, on phones 44 px.
   * @default 'md'
   */
  size?: ButtonSize;
  /** Starts the action: by a click, Enter or Space, unless it is `loading`. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Shows a spinner and ignores clicks; the width stays. */
  loading?: boolean;
  /** Can be neither pressed nor focused. */
  disabled?: boolean | undefined;
  /** Icon before the text. */
  startIcon?: ReactNode;
  /** Icon after the text. */
  endIcon?: ReactNode;
  /** As wide as the container. */
  fullWidth?: boolean;
  /** The element, to focus it. */
  ref?: Ref<HTMLButtonElement>;
};

/** Starts an action. Keeps the focus while `loading`. */
export function Button(props: ButtonProps) {
  const { children, loading = false, startIcon, endIcon, onClick, type = 'button', ...rest } = props;
  return (
    <StyledButton
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      // `disabled` would lose the focus, so clicks are ignored instead.
      onClick={loading ? preventDefault : onClick}
      {...rest}
    >
      {loading ? <Spinner size="inherit" /> : startIcon}
      {children}
      {endIcon}
    </StyledButton>
  );
}

function preventDefault(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
