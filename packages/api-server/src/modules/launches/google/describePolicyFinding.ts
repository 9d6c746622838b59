import type { GoogleAdsError, PolicyTopic } from '../../../connectors/googleAds/googleAdsError';

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

function findText(path: string, request: Readonly<Record<string, unknown>>) {
  const operations = (Array.isArray(request.mutateOperations) ? request.mutateOperations : []) as Values[];
  const operation = operations[Number(/^mutate_?operations\.(\d+)/i.exec(path)?.[1])];
  const created = (Object.values(operation ?? {})[0] as { readonly create?: Values } | undefined)?.create;
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

/** A text's place is in the operation that links it. */
function findFieldName(operations: readonly Values[], resourceName: unknown): string {
  const links = operations.map(
    (operation) => (Object.values(operation)[0] as { readonly create?: Values } | undefined)?.create,
  );
  const fieldType = links.find((link) => link?.asset === resourceName)?.fieldType;
  return fieldNames[String(fieldType)] ?? 'text';
}
