import type { Area } from '../navigation/paths';
import { type AreaPage, areaPages, areaPaths } from './areaPages';
import type { PageName } from './pageLoaders';

/** An address behind a sign-in and the page that it shows. */
export type PageAddress = {
  /** Whole path, as a pattern of React Router. */
  readonly path: string;
  readonly page: PageName;
};

/** Returns the page of an address in an area, or the one that it redirects to. */
function findPage({ page, leadsTo }: AreaPage, kind: Area['kind']): PageName | undefined {
  if (page !== undefined) return page;
  const target = leadsTo.replace(/^\.\.\//, '');
  return areaPages.find(({ path, areas }) => path === target && areas.includes(kind))?.page;
}

/** Every address behind a sign-in; the first that matches a path decides which page it shows. */
export const pageAddresses: readonly PageAddress[] = areaPaths.flatMap(({ kind, path: base }) =>
  areaPages.flatMap((each) => {
    const page = each.areas.includes(kind) ? findPage(each, kind) : undefined;
    return page === undefined ? [] : [{ path: each.path === '' ? base : `${base}/${each.path}`, page }];
  }),
);
