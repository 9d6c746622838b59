import { createContext, type RefObject } from 'react';

/** Element for overlays; undefined where the provider is in charge of the document: its body. */
export const PortalContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);
