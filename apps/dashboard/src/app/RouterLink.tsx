import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type RouterLinkProps = ComponentProps<'a'> & { href: string };

/** A scheme or a host of another site; `mailto:` too. */
const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function PageLink({ href, target, onClick, children, ...rest }: RouterLinkProps) {
  const openPage = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) openPage(event);
      }}
    >
      {children}
    </a>
  );
}

/**
 * Opens pages of the app without a reload. The router's own link can also prefetch data and submit forms, which would
 * add three kilobytes to the sign-in page.
 */
export function RouterLink({ href, children, ...rest }: RouterLinkProps) {
  const ownOrigin = `${window.location.origin}/`;
  const path = href.startsWith(ownOrigin) ? href.slice(ownOrigin.length - 1) : href;
  const Target = isElsewhere.test(path) ? 'a' : PageLink;
  return (
    <Target {...rest} href={path}>
      {children}
    </Target>
  );
}
