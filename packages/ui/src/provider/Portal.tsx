import { Portal as BodyPortal } from '@chakra-ui/react';
import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { PortalContext } from './PortalContext';

/**
 * Renders overlays at the end of their provider's element, or of the body. It waits for the element: an overlay that opens
 * elsewhere first hides the element from assistive technology, and itself with it.
 */
export function Portal({ children }: { children: ReactNode }) {
  const container = use(PortalContext);
  if (container === undefined) return <BodyPortal>{children}</BodyPortal>;
  return container && createPortal(children, container);
}
