import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system';
import { BrandColor } from './BrandColor';
import { type LinkComponent, LinkContext, NativeLink } from './LinkContext';
import { type ColorMode, DocumentOwnerContext, useDocumentMode } from './useDocumentMode';

export type UiProviderProps = {
  /** The app. */
  children: ReactNode;
  /** `system` follows the device. */
  colorMode: ColorMode;
  /** Reading direction of the whole document. */
  dir: 'ltr' | 'rtl';
  /**
   * Accent color of the agency as `#RRGGBB`; shades with AA contrast are derived.
   * @default the product's accent
   */
  brandColor?: string | undefined;
  /** BCP 47 tag for dates and numbers in controls; ignored if its direction contradicts `dir`. */
  locale?: string;
  /**
   * Component for links inside the app, such as the router's link with `href`.
   * @default a plain anchor
   */
  linkComponent?: LinkComponent;
};

const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/i;

/** Returns a locale of the document's direction: arrow keys in menus, tabs and sliders follow it. */
function chooseLocale(dir: 'ltr' | 'rtl', wanted: string | undefined): string {
  if (wanted !== undefined && rightToLeft.test(wanted) === (dir === 'rtl')) return wanted;
  // Hebrew, because it uses Latin digits.
  return dir === 'rtl' ? 'he-IL' : 'en-US';
}

/**
 * Provides theme, color mode, direction and links. Mount one at the root of an app; of nested providers the
 * innermost wins.
 */
export function UiProvider(props: UiProviderProps) {
  const { children, colorMode, dir, brandColor, linkComponent = NativeLink } = props;
  const locale = chooseLocale(dir, props.locale);
  const documentOwner = useDocumentMode(colorMode, dir);
  return (
    <ChakraProvider value={system}>
      {brandColor ? <BrandColor color={brandColor} /> : null}
      <LocaleProvider locale={locale}>
        <LinkContext value={linkComponent}>
          <DocumentOwnerContext value={documentOwner}>{children}</DocumentOwnerContext>
        </LinkContext>
      </LocaleProvider>
    </ChakraProvider>
  );
}
