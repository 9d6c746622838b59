import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner';
import type { ButtonSize, ButtonVariant } from './Button';
import { buttonRecipe } from './buttonRecipe';

const StyledButton = chakra('button', buttonRecipe);

export type IconButtonProps = Omit<ComponentProps<'button'>, 'color' | 'children'> & {
  /** Accessible name. */
  label: string;
  /** Decorative icon. */
  icon: ReactNode;
  /**
   * Emphasis.
   * @default 'ghost'
   */
  variant?: ButtonVariant;
  /**
   * Size: `md` is 36 by 36 px, in bars 32 px, on phones 44 px.
   * @default 'md'
   */
  size?: ButtonSize;
  /**
   * Shows a spinner instead of the icon.
   * @default false
   */
  loading?: boolean;
  /** The element, to focus it. */
  ref?: Ref<HTMLButtonElement>;
};

/** Button with an icon only. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'ghost', loading, type = 'button', ...rest } = props;
  return (
    <StyledButton
      type={type}
      aria-label={label}
      aria-busy={loading || undefined}
      variant={variant}
      iconOnly
      {...rest}
    >
      {loading ? <Spinner size="inherit" /> : icon}
    </StyledButton>
  );
}
