import { type ComponentProps, type ComponentType, createContext } from 'react';

type LinkComponentProps = ComponentProps<'a'> & { href: string };

/** What a link inside the app is made of; gets an anchor's props with `href` always set. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** The link of apps without a router. */
export function NativeLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>;
}

export const LinkContext = createContext<LinkComponent>(NativeLink);
