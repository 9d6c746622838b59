import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** The router's link as `@adlane/ui` wants it: taking `href`. */
export function RouterLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <Link to={href} {...rest} />;
}
