import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner';
import { buttonRecipe } from './buttonRecipe';

const StyledButton = chakra('button', buttonRecipe);

/** Weight of a button: one `primary` a view; `danger` for what can't be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonProps = Omit<ComponentProps<'button'>, 'color'> & {
  /** What happens on press, as a verb. */
  children: ReactNode;
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** Default `md`, 40 px high. */
  size?: ButtonSize;
  /** Shows a spinner, keeps the width and refuses presses. */
  loading?: boolean;
  /** Before the text in reading direction. */
  startIcon?: ReactNode;
  /** After the text in reading direction. */
  endIcon?: ReactNode;
  /** As wide as its container. */
  fullWidth?: boolean;
  /** The element, to put the focus on it. */
  ref?: Ref<HTMLButtonElement>;
};

/** What a user presses. Focus stays on it while it is `loading`. */
export function Button(props: ButtonProps) {
  const { children, loading = false, startIcon, endIcon, onClick, type = 'button', ...rest } = props;
  return (
    <StyledButton
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      // `disabled` would throw the focus away; a press is swallowed instead.
      onClick={loading ? swallow : onClick}
      {...rest}
    >
      {loading ? <Spinner size="inherit" /> : startIcon}
      {children}
      {endIcon}
    </StyledButton>
  );
}

function swallow(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
