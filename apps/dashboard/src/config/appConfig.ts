/** Settings that the server puts in the page's `<meta name="adlane-config">`, as JSON. */
export type AppConfig = {
  /** True if the ad platforms are simulated: nothing is published. */
  readonly usesDoubles: boolean;
  /** Pages outside the app: privacy policy, terms, roadmap, support call. */
  readonly links: readonly ExternalLink[];
  /** The feedback widget of this app; undefined if not configured. */
  readonly widget: WidgetConfig | undefined;
};

/** A link to a page outside the app. */
export type ExternalLink = { readonly label: string; readonly href: string };

const linkLabels = {
  privacy: 'Privacy policy',
  terms: 'Terms',
  roadmap: 'Roadmap',
  support: 'Book a support call',
} as const;

/** A widget project and the origins of its frame and banner. */
export type WidgetConfig = {
  readonly sdkKey: string;
  /** Origins of the frame and the banner; the widget's defaults if undefined. */
  readonly frameUrl: string | undefined;
  readonly bannerUrl: string | undefined;
};

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readWidget(value: unknown): WidgetConfig | undefined {
  const widget = isRecord(value) ? value : {};
  const sdkKey = readText(widget.sdkKey);
  return sdkKey === undefined
    ? undefined
    : { sdkKey, frameUrl: readText(widget.frameUrl), bannerUrl: readText(widget.bannerUrl) };
}

function readLinks(value: unknown): ExternalLink[] {
  const links = isRecord(value) ? value : {};
  return Object.entries(linkLabels).flatMap(([name, label]) => {
    const href = readText(links[name]);
    return href === undefined ? [] : [{ label, href }];
  });
}

/** Parses the settings; missing or invalid ones are off. */
export function parseAppConfig(text: string): AppConfig {
  try {
    const parsed: unknown = JSON.parse(text || '{}');
    const config = isRecord(parsed) ? parsed : {};
    return {
      usesDoubles: config.usesDoubles === true,
      links: readLinks(config.links),
      widget: readWidget(config.widget),
    };
  } catch {
    return { usesDoubles: false, links: [], widget: undefined };
  }
}

/** Returns the settings of the page. */
export function readAppConfig(page: Document): AppConfig {
  return parseAppConfig(page.querySelector('meta[name=adlane-config]')?.getAttribute('content') ?? '');
}
