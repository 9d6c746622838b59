import { Portal as BodyPortal } from '@chakra-ui/react';
import { createContext, type ReactNode, type RefObject, use } from 'react';

/** Element for overlays; undefined where the provider is in charge of the document: its body. */
export const PortalContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Renders overlays at the end of their provider's element, or of the body. */
export function Portal({ children }: { children: ReactNode }) {
  const container = use(PortalContext);
  return (
    <BodyPortal {...(container ? { container: container as RefObject<HTMLElement> } : {})}>
      {children}
    </BodyPortal>
  );
}
