import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Adapts the router's link to `@adlane/ui`, which passes `href`. */
export function RouterLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <Link to={href} {...rest} />;
}
