import { type ColorMode, UiProvider, type UiProviderProps } from '@adlane/ui';
import { colorMode } from '../theme/colorMode';

export type AppearanceProps = Pick<UiProviderProps, 'children' | 'linkComponent'> & {
  /** BCP 47 tag for dates and numbers. */
  locale: string;
  /** @default the theme chosen in this browser */
  colorMode?: ColorMode | undefined;
  /**
   * Reading direction. It follows the language of the texts, not the one of the browser.
   * @default 'ltr', because the texts are English
   */
  dir?: 'ltr' | 'rtl';
};

/** Theme, direction and language of the whole page. */
export function Appearance({ colorMode: fixedMode, dir = 'ltr', ...props }: AppearanceProps) {
  const chosenMode = colorMode.use();
  return <UiProvider {...props} scope="document" colorMode={fixedMode ?? chosenMode} dir={dir} />;
}
