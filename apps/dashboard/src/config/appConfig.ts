/** Settings that the server puts in the page's `<meta name="adlane-config">`, as JSON. */
export type AppConfig = {
  /** True if the ad platforms are simulated: nothing is published. */
  readonly usesDoubles: boolean;
  /** The feedback widget of this app; undefined if not configured. */
  readonly widget: WidgetConfig | undefined;
};

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

/** Parses the settings; missing or invalid ones are off. */
export function parseAppConfig(text: string): AppConfig {
  try {
    const parsed: unknown = JSON.parse(text || '{}');
    const config = isRecord(parsed) ? parsed : {};
    return { usesDoubles: config.usesDoubles === true, widget: readWidget(config.widget) };
  } catch {
    return { usesDoubles: false, widget: undefined };
  }
}

/** Returns the settings of the page. */
export function readAppConfig(page: Document): AppConfig {
  return parseAppConfig(page.querySelector('meta[name=adlane-config]')?.getAttribute('content') ?? '');
}
