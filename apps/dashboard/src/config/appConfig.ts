/** What the server tells the app in the page's `<meta name="adlane-config">`, as JSON. */
export type AppConfig = {
  /** True while the ad platforms are doubles: nothing is published anywhere. */
  readonly usesDoubles: boolean;
  /** The feedback widget of this app; absent where none is configured. */
  readonly widget: WidgetConfig | undefined;
};

/** A widget project and where its frame is served. */
export type WidgetConfig = {
  readonly sdkKey: string;
  /** Origins of the frame and the banner; the widget's own defaults where absent. */
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

/** Reads the settings; whatever is absent or makes no sense is off. */
export function parseAppConfig(text: string): AppConfig {
  try {
    const parsed: unknown = JSON.parse(text || '{}');
    const config = isRecord(parsed) ? parsed : {};
    return { usesDoubles: config.usesDoubles === true, widget: readWidget(config.widget) };
  } catch {
    return { usesDoubles: false, widget: undefined };
  }
}

/** The page's settings. */
export function readAppConfig(page: Document): AppConfig {
  return parseAppConfig(page.querySelector('meta[name=adlane-config]')?.getAttribute('content') ?? '');
}
