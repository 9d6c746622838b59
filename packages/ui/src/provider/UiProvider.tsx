import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { type ReactNode, useMemo } from 'react';
import { brandScale, type ColorShades } from '../theme/brandScale';
import { cssVarsPrefix, system } from '../theme/system';
import { type LinkComponent, LinkContext, NativeLink } from './LinkContext';
import { type ColorMode, DocumentOwnerContext, useDocumentMode } from './useDocumentMode';

export type UiProviderProps = {
  /** The app. */
  children: ReactNode;
  /** `system` follows the device and changes with it. */
  colorMode: ColorMode;
  /** Reading direction of the whole document. */
  dir: 'ltr' | 'rtl';
  /** Accent of an agency as `#RRGGBB`; its shades are derived with AA contrast. Without it: the product's own. */
  brandColor?: string | undefined;
  /** BCP 47 tag for dates and numbers in controls; one that reads against `dir` is not taken. */
  locale?: string;
  /** What a link inside the app is made of: the router's link, taking `href`. Default: a plain anchor. */
  linkComponent?: LinkComponent;
};

function brandVariables(shades: ColorShades): Record<string, string> {
  const entries = Object.entries(shades).map(([key, value]) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [`--${cssVarsPrefix}-colors-brand-${name}`, value];
  });
  return Object.fromEntries(entries);
}

function BrandColor({ color }: { color: string }) {
  const styles = useMemo(() => {
    const { light, dark } = brandScale(color);
    return { ':root, .light': brandVariables(light), '.dark': brandVariables(dark) };
  }, [color]);
  return <Global styles={styles} />;
}

const rightToLeft = /^(ar|arc|ckb|dv|fa|he|ku|ps|sd|ug|ur|yi)\b/i;

/** Keys in menus, tabs and sliders follow the locale's direction, so it must be the document's. */
function localeFor(dir: 'ltr' | 'rtl', wanted: string | undefined): string {
  if (wanted !== undefined && rightToLeft.test(wanted) === (dir === 'rtl')) return wanted;
  // Of the right-to-left locales, Hebrew keeps latin digits.
  return dir === 'rtl' ? 'he-IL' : 'en-US';
}

/** Theme, colour mode, direction and links for all that is inside. Mount one at the root of an app; of nested ones the innermost decides. */
export function UiProvider(props: UiProviderProps) {
  const { children, colorMode, dir, brandColor, linkComponent = NativeLink } = props;
  const locale = localeFor(dir, props.locale);
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
