import { type ComponentProps, type ComponentType, createContext } from 'react';

type LinkComponentProps = ComponentProps<'a'> & { href: string };

/** Component for links inside the app; receives an anchor's props, `href` always set. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** Link for apps without a router. */
export function NativeLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>;
}

export const LinkContext = createContext<LinkComponent>(NativeLink);
