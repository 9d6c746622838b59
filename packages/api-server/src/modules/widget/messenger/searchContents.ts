import type { FoundContent } from '@adlane/contract/widget/messenger';
import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { checklists } from '../../../db/schema/widget/checklists';
import { feature_requests } from '../../../db/schema/widget/featureRequests';
import { help_articles, help_collections } from '../../../db/schema/widget/help';
import { news_articles } from '../../../db/schema/widget/news';
import { searchPattern } from '../../../db/searchPattern';
import type { VisitorCaller } from '../../../http/callers';
import type { ReadContext } from '../../../http/UseCaseContext';

/** Maximum contents of an answer, and of one kind in it. */
const maxFound = { all: 30, ofKind: 10 } as const;
/** Words of a term that count. */
const maxWords = 8;

type Searched = {
  readonly kind: FoundContent['kind'];
  readonly table:
    | typeof help_articles
    | typeof help_collections
    | typeof news_articles
    | typeof checklists
    | typeof feature_requests;
  /** The lines that the list shows below the title. */
  readonly text: SQL<string>;
  /** What is searched besides title and text. */
  readonly body?: SQL;
  /** Restricts to what visitors see. */
  readonly isShown?: SQL;
};

/** Tags are no words. */
const toWords = (html: typeof help_articles.html | typeof news_articles.html) =>
  sql`regexp_replace(${html}, '<[^>]*>', ' ', 'g')`;

/** In the order in which the kinds are listed. */
const searched: readonly Searched[] = [
  {
    kind: 'article',
    table: help_articles,
    text: sql`${help_articles.description}`,
    body: toWords(help_articles.html),
    isShown: eq(help_articles.status, 'live'),
  },
  { kind: 'collection', table: help_collections, text: sql`${help_collections.description}` },
  {
    kind: 'news',
    table: news_articles,
    text: sql`${news_articles.preview_text}`,
    body: toWords(news_articles.html),
    isShown: eq(news_articles.status, 'live'),
  },
  {
    kind: 'checklist',
    table: checklists,
    text: sql`''`,
    // Without the names of events and actions, which visitors do not see.
    body: sql`(jsonb_path_query_array(${checklists.steps}, '$[*].title') || jsonb_path_query_array(${checklists.steps}, '$[*].description'))::text`,
    isShown: eq(checklists.status, 'live'),
  },
  { kind: 'featureRequest', table: feature_requests, text: sql`${feature_requests.description}` },
];

function searchKind(
  { tx, caller }: ReadContext<VisitorCaller>,
  { kind, table, text, body, isShown }: Searched,
  patterns: readonly string[],
) {
  const matches = patterns.map((pattern) =>
    or(ilike(table.title, pattern), ilike(text, pattern), body && ilike(body, pattern)),
  );
  const hasTitle = and(...patterns.map((pattern) => ilike(table.title, pattern)));
  return tx
    .select({
      kind: sql<typeof kind>`${kind}::text`,
      id: sql<string>`${table.id}::text`,
      title: sql<string>`${table.title}`,
      text: sql<string>`left(${text}, 300)`,
      hasTitle: sql<boolean>`${hasTitle}`,
    })
    .from(table)
    .where(
      and(
        eq(table.agency_id, caller.agency_id),
        eq(table.project_id, caller.project_id),
        isShown,
        ...matches,
      ),
    )
    .orderBy(desc(sql`${hasTitle}`), asc(table.id))
    .limit(maxFound.ofKind);
}

/** Searches everything that visitors of the project see by every word of the term; matches in titles come first. */
export async function searchContents(
  ctx: ReadContext<VisitorCaller>,
  { term }: { readonly term: string },
): Promise<FoundContent[]> {
  const patterns = term.split(/\s+/).filter(Boolean).slice(0, maxWords).map(searchPattern);
  const found = [];
  for (const kind of searched) found.push(...(await searchKind(ctx, kind, patterns)));
  return found
    .toSorted((one, other) => Number(other.hasTitle) - Number(one.hasTitle))
    .slice(0, maxFound.all)
    .map(({ hasTitle: _hasTitle, ...content }) => content);
}
