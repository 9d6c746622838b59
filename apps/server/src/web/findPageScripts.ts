import { TrieRouter } from 'hono/router/trie-router';
import * as z from 'zod';

/** The list that the dashboard's build writes: see `apps/dashboard/pageScripts.mjs`. */
export const PageScripts = z.object({
  /** Patterns of paths; the first that matches decides. */
  addresses: z.array(z.object({ path: z.string(), page: z.string() })),
  /** Scripts of all these pages. */
  shared: z.array(z.string()),
  /** Scripts of a page besides. */
  pages: z.record(z.string(), z.array(z.string())),
});
export type PageScripts = z.infer<typeof PageScripts>;

/** Returns the scripts of the page at a path; none for public and unknown pages. */
export function findPageScripts({ addresses, shared, pages }: PageScripts, path: string): readonly string[] {
  const router = new TrieRouter<string>();
  for (const address of addresses) router.add('GET', address.path, address.page);
  const [matches] = router.match('GET', path);
  const page = matches[0]?.[0];
  return page === undefined ? [] : [...shared, ...(pages[page] ?? [])];
}
