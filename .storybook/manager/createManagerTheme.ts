import { create } from 'storybook/theming/create';
import { semanticTokens, tokens } from '../../packages/ui/src/theme/tokens';

/** Colors of Storybook itself: its sidebar and panels, and the docs pages. */
export type ThemeMode = 'light' | 'dark';

type Themed = { readonly value: { readonly _light: string; readonly _dark: string } };

/** The logo with the product's name, as an image. */
function buildLogo(color: string, text: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="108" height="28" viewBox="0 0 108 28">
    <g fill="${color}" transform="translate(0 2)"><path d="M12 2.5 2.5 21.5H8L12 13Z"/><path d="M12 2.5 21.5 21.5H16L12 13Z" opacity=".55"/></g>
    <text x="32" y="20" font-family="Inter, system-ui, sans-serif" font-size="18" font-weight="600" fill="${text}">Adlane</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Builds Storybook's theme from the tokens of the design system. */
export function createManagerTheme(mode: ThemeMode) {
  const pick = ({ value }: Themed) => value[mode === 'dark' ? '_dark' : '_light'];
  const { bg, fg, border, brand } = semanticTokens.colors;
  return create({
    base: mode,
    brandTitle: 'Adlane',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: buildLogo(pick(brand.solid), pick(fg.DEFAULT)),
    colorPrimary: pick(brand.solid),
    // Text and icons of the toolbar, too, so it must be readable on dark.
    colorSecondary: pick(brand.fg),
    appBg: pick(bg.canvas),
    appContentBg: pick(bg.panel),
    appPreviewBg: pick(bg.canvas),
    appBorderColor: pick(border.DEFAULT),
    appBorderRadius: 8,
    fontBase: tokens.fonts.body.value,
    fontCode: tokens.fonts.mono.value,
    textColor: pick(fg.DEFAULT),
    textInverseColor: pick(fg.inverted),
    textMutedColor: pick(fg.muted),
    barTextColor: pick(fg.muted),
    barHoverColor: pick(brand.fg),
    barSelectedColor: pick(brand.fg),
    barBg: pick(bg.panel),
    inputBg: pick(bg.panel),
    inputBorder: pick(border.control),
    inputTextColor: pick(fg.DEFAULT),
    inputBorderRadius: 6,
  });
}
