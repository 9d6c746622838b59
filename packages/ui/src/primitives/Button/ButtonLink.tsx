import { chakra } from '@chakra-ui/react';
import { type ReactNode, use } from 'react';
import { LinkContext } from '../../provider/LinkContext';
import type { ButtonSize, ButtonVariant } from './Button';
import { buttonRecipe } from './buttonRecipe';

const StyledAnchor = chakra('a', buttonRecipe);

export type ButtonLinkProps = {
  /** Where it leads: a path of the app or a full address. */
  href: string;
  /** What one finds there. */
  children: ReactNode;
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** Default `md`. */
  size?: ButtonSize;
  /** Before the text in reading direction. */
  startIcon?: ReactNode;
  /** As wide as its container. */
  fullWidth?: boolean;
};

/** A link that looks like a button: it goes somewhere instead of doing something. */
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
