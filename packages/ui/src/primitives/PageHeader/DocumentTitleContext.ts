import { createContext, type ReactNode } from 'react';

/** Renders the title of the document for that of a page; nothing where a page leaves the document's title alone. */
export const DocumentTitleContext = createContext<(pageTitle: string) => ReactNode>(() => null);
