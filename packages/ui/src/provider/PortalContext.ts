import { createContext } from 'react';

/**
 * Element for overlays: null until the provider's element is on the page, undefined where the provider is in charge of the
 * document, so that they are in its body.
 */
export const PortalContext = createContext<HTMLElement | null | undefined>(undefined);
