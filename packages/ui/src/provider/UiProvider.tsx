import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system';
import { BrandColor } from './BrandColor';
import { type LinkComponent, LinkContext, NativeLink } from './LinkContext';
import { PortalContext } from './PortalContext';
import { ScopeElement } from './ScopeElement';
import { type ColorMode, useColorMode } from './useColorMode';
import { DocumentOwnerContext, useDocumentMode } from './useDocumentMode';

export type UiProviderProps = {
  /** The app. */
  children: ReactNode;
  /**
   * What theme, reset, color mode, direction and overlays apply to: an element around the children, so that the page
   * around it stays as it is, or the whole document, for apps that own the page.
   * @default 'element'
   */
  scope?: 'element' | 'document';
  /** `system` follows the device: for pages that do so, because the element has no background. */
  colorMode: ColorMode;
  /** Reading direction of the scope. */
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

type ScopeProps = Omit<Parameters<typeof ScopeElement>[0], 'brandColor'> &
  Pick<UiProviderProps, 'brandColor'>;

function ScopeDocument({ mode, dir, brandColor, children }: ScopeProps) {
  const documentOwner = useDocumentMode({ mode, dir });
  return (
    <DocumentOwnerContext value={documentOwner}>
      {brandColor ? <BrandColor color={brandColor} /> : null}
      <PortalContext value={undefined}>{children}</PortalContext>
    </DocumentOwnerContext>
  );
}

/**
 * Provides theme, color mode, direction and links. Around a part of a page it changes nothing outside of its element;
 * an app that owns its page uses `scope="document"` once at its root. Of nested providers the innermost wins.
 * @example
 * <UiProvider colorMode="system" dir="ltr">
 *   <LeadFormBuilder … />
 * </UiProvider>
 */
export function UiProvider(props: UiProviderProps) {
  const { children, scope = 'element', colorMode, dir, brandColor, linkComponent = NativeLink } = props;
  const locale = chooseLocale(dir, props.locale);
  const mode = useColorMode(colorMode);
  const Scope = scope === 'document' ? ScopeDocument : ScopeElement;
  return (
    <ChakraProvider value={system}>
      <LocaleProvider locale={locale}>
        <LinkContext value={linkComponent}>
          <Scope mode={mode} dir={dir} brandColor={brandColor}>
            {children}
          </Scope>
        </LinkContext>
      </LocaleProvider>
    </ChakraProvider>
  );
}
