import { initialGlobals } from './globals';

/** The toolbar's values that a docs page follows. */
export type DocsGlobals = {
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly locale: string;
  /** `#rrggbb`; undefined for the product's accent. */
  readonly brandColor: string | undefined;
};

type Store = { readonly userGlobals: { get(): Readonly<Record<string, unknown>> } };

const isStore = (value: unknown): value is Store =>
  typeof value === 'object' && value !== null && 'userGlobals' in value;

/** Reads the toolbar's values. Storybook renders a docs page again when they change, but declares no way to read them. */
export function readDocsGlobals(context: object): DocsGlobals {
  const store: unknown = Reflect.get(context, 'store');
  const globals = { ...initialGlobals, ...(isStore(store) ? store.userGlobals.get() : {}) };
  const brandColor: unknown = Reflect.get(globals, 'brandColor');
  return {
    theme: globals.theme === 'dark' ? 'dark' : 'light',
    direction: globals.direction === 'rtl' ? 'rtl' : 'ltr',
    locale: String(globals.locale),
    brandColor: typeof brandColor === 'string' && brandColor.startsWith('#') ? brandColor : undefined,
  };
}
