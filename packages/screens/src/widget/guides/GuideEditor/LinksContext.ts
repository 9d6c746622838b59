import { createContext, useContext } from 'react';

/** A link that opens a content of the widget (widget §2.2). */
export type SmartLink = { readonly title: string; readonly link: string };
/** Searches the contents of the project. */
export type SearchLinks = (term: string) => Promise<readonly SmartLink[]>;

/** The search for contents that texts can link to. */
export const LinksContext = createContext<SearchLinks | undefined>(undefined);

/** Returns the search for contents; undefined without a project. */
export function useSearchLinks(): SearchLinks | undefined {
  return useContext(LinksContext);
}
