import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { GuideForm, GuideKind } from '@adlane/contract/widget/guides';

/** A JSON object as it comes off the wire. */
type WireObject = { readonly [key: string]: unknown };

/** What the dashboard sends to the builder on the site, and gets back (widget §7.4). */
export type SiteData = {
  readonly guide: GuideForm;
  /** Colors and texts of the project, for the preview. */
  readonly config: Partial<FlowConfig> | undefined;
  /** The guide has changes that are not saved. */
  readonly isDraft: boolean;
  /** The field that waits for an element of the page. */
  readonly field?: string | undefined;
  /** The answer to a save: why it failed, or '' if it did not; undefined where nothing was saved. */
  readonly problem: string | undefined;
};

const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `type` of a `load` message, which chooses the builder. */
const typeByKind: Readonly<Record<GuideKind, string>> = { tooltip: 'tooltips', tour: 'tour' };

/** Writes data as a message carries it. */
export function writeSiteData({ guide, config, isDraft, field, problem }: SiteData): WireObject {
  const { kind, name } = guide;
  return {
    type: typeByKind[kind],
    name,
    config: guide.config,
    preview: config,
    isDraft,
    ...(field === undefined ? {} : { field }),
    ...(problem === undefined ? {} : { problem }),
  };
}

/** True for the parts that every field of the form relies on; their limits are checked when it is saved. */
function hasFields(kind: GuideKind, config: WireObject): boolean {
  if (kind === 'tooltip') return typeof config['html'] === 'string';
  const { steps, sender } = config;
  return Array.isArray(steps) && steps.every(isObject) && isObject(sender);
}

/** Reads data of a message; undefined if it belongs to the other kind of guide or is incomplete. */
export function readSiteData(kind: GuideKind, data: WireObject): SiteData | undefined {
  const { type, name, config, preview, isDraft, field, problem } = data;
  if (type !== typeByKind[kind] || typeof name !== 'string') return undefined;
  if (!isObject(config) || !hasFields(kind, config)) return undefined;
  return {
    // Checked by the contract's schema before it is stored.
    guide: { kind, name, config } as unknown as GuideForm,
    config: isObject(preview) ? preview : undefined,
    isDraft: isDraft === true,
    field: typeof field === 'string' ? field : undefined,
    problem: typeof problem === 'string' ? problem : undefined,
  };
}

/** Reads the links of an answer to a search; others are left out. */
export function readLinks(found: unknown): { readonly title: string; readonly link: string }[] {
  if (!Array.isArray(found)) return [];
  return found.filter(isObject).flatMap(({ title, link }) => {
    const isLink = typeof title === 'string' && typeof link === 'string' && link.startsWith('gleap://');
    return isLink ? [{ title, link }] : [];
  });
}
