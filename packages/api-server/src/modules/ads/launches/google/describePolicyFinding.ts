import type { GoogleAdsError, PolicyTopic } from '../../../../connectors/googleAds/googleAdsError';

type Values = { readonly [name: string]: unknown };

const fieldNames: Readonly<Record<string, string>> = {
  HEADLINE: 'headline',
  LONG_HEADLINE: 'long headline',
  DESCRIPTION: 'description',
  BUSINESS_NAME: 'business name',
};

/**
 * Describes what Google's policies refuse, for the user: the text at fault, the topic and the words.
 * @param request the request with its `mutateOperations`
 */
export function describePolicyFinding(
  { path, policyTopics }: Pick<GoogleAdsError, 'path' | 'policyTopics'>,
  request: Readonly<Record<string, unknown>>,
): string {
  const what = findText(path, request);
  const subject = what === undefined ? 'this ad' : `the ${what.name} “${what.text}”`;
  return `Google's policies do not allow ${subject}: ${policyTopics.map(formatTopic).join('; ')}. Please change it and launch again.`;
}

/** Formats `UNRELIABLE_CLAIMS` as `unreliable claims`, with the words at fault. */
export function formatTopic({ topic, texts }: PolicyTopic): string {
  const name = topic.toLowerCase().replaceAll('_', ' ');
  return texts.length === 0 ? name : `${name} (${texts.map((text) => `“${text}”`).join(', ')})`;
}

/** Finds the text that an error is about, with the name of its place. */
export function findText(path: string, request: Readonly<Record<string, unknown>>) {
  const operations = listOperations(request);
  const created = findOperation(path, request)?.values.create;
  if (!created) return undefined;
  const { textAsset, ad, keyword } = created as {
    readonly textAsset?: { readonly text: string };
    readonly keyword?: { readonly text: string };
    readonly ad?: {
      readonly responsiveSearchAd?: Readonly<Record<string, readonly { readonly text: string }[]>>;
    };
  };
  if (textAsset) return { name: findFieldName(operations, created.resourceName), text: textAsset.text };
  if (keyword) return { name: 'keyword', text: keyword.text };
  const [, list = '', index] = /(headlines|descriptions)\.(\d+)/.exec(path) ?? [];
  const text = ad?.responsiveSearchAd?.[list]?.[Number(index)]?.text;
  return text === undefined ? undefined : { name: list.slice(0, -1), text };
}

function listOperations({ mutateOperations }: Readonly<Record<string, unknown>>): Values[] {
  return Array.isArray(mutateOperations) ? (mutateOperations as Values[]) : [];
}

/** Finds the operation that an error names: its kind, e.g. `campaignOperation`, and what it creates or updates. */
export function findOperation(path: string, request: Readonly<Record<string, unknown>>) {
  const index = Number(/^mutate_?operations\.(\d+)/i.exec(path)?.[1]);
  const [kind, values] = Object.entries(listOperations(request)[index] ?? {})[0] ?? [];
  if (kind === undefined) return undefined;
  return { kind, values: values as { readonly create?: Values; readonly update?: Values } };
}

/** A text's place is in the operation that links it. */
function findFieldName(operations: readonly Values[], resourceName: unknown): string {
  const links = operations.map(
    (operation) => (Object.values(operation)[0] as { readonly create?: Values } | undefined)?.create,
  );
  const fieldType = links.find((link) => link?.asset === resourceName)?.fieldType;
  return fieldNames[String(fieldType)] ?? 'text';
}
