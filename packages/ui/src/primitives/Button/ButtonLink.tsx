import { chakra } from '@chakra-ui/react';
import { type ReactNode, use } from 'react';
import { LinkContext } from '../../provider/LinkContext';
import type { ButtonSize, ButtonVariant } from './Button';
import { buttonRecipe } from './buttonRecipe';

const StyledAnchor = chakra('a', buttonRecipe);

export type ButtonLinkProps = {
  /** Path of the app or full URL. */
  href: string;
  /** Link text. */
  children: ReactNode;
  /**
   * Emphasis.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /**
   * Size.
   * @default 'md'
   */
  size?: ButtonSize;
  /** Icon before the text. */
  startIcon?: ReactNode;
  /** As wide as the container. */
  fullWidth?: boolean;
};

/** Link in the style of a button, for navigation. */
export function ButtonLink({ href, children, startIcon, ...look }: ButtonLinkProps) {
  const LinkComponent = use(LinkContext);
  return (
    <StyledAnchor asChild {...look}>
      <LinkComponent href={href}>
        {startIcon}
        {children}
      </LinkComponent>
    </StyledAnchor>
  );
}
