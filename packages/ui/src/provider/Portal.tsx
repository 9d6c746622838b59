import { Portal as BodyPortal } from '@chakra-ui/react';
import { type ReactNode, type RefObject, use } from 'react';
import { PortalContext } from './PortalContext';

/** Renders overlays at the end of their provider's element, or of the body. */
export function Portal({ children }: { children: ReactNode }) {
  const container = use(PortalContext);
  return (
    <BodyPortal {...(container ? { container: container as RefObject<HTMLElement> } : {})}>
      {children}
    </BodyPortal>
  );
}
