import { createContext, useContext } from 'react';

/** What fields can do on the page that the guide is for. */
export type Site = {
  /** Lets the user pick an element of the page for a field. */
  readonly pickElement: (fieldName: string) => void;
  /** Clicks an element of the page, so that what it opens can be picked. */
  readonly clickElement: (selector: string) => void;
};

/** Present only where the editor is open over the page. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the page that the editor is open over; undefined in the dashboard. */
export function useSite(): Site | undefined {
  return useContext(SiteContext);
}
