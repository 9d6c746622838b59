/** Where a link of the page leads within the widget (widget §2.2). */
export type DeepLink = { readonly kind: DeepLinkKind; readonly id: string };

export const deepLinkKinds = [
  'article',
  'collection',
  'flow',
  'survey',
  'bot',
  'news',
  'checklist',
  'tour',
] as const;
export type DeepLinkKind = (typeof deepLinkKinds)[number];

/** Reads `gleap://kind/id`: the third segment names the kind, the fourth is the id. Undefined for anything else. */
export function readDeepLink(link: string): DeepLink | undefined {
  const [scheme, , name, id] = link.split('/');
  const kind = deepLinkKinds.find((known) => known === name);
  return scheme === 'gleap:' && kind && id ? { kind, id: id.split(/[?#]/)[0] ?? id } : undefined;
}
