import { computeContrastColor } from '../overlay/computeContrastColor';

/** Direction and accent of a standalone part. */
export type Appearance = {
  /** Accent color, `#rrggbb`. @default the variable `--adlane-accent`, else `#485BFF` */
  readonly color?: string;
  /** Writing direction. @default the document's */
  readonly dir?: 'ltr' | 'rtl';
};

/** Applies direction and accent color to a layer. */
export function applyAppearance(container: HTMLElement, { color, dir }: Appearance): void {
  container.dir = dir ?? (container.ownerDocument.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
  container.style.setProperty('--accent', color ?? 'var(--adlane-accent, #485BFF)');
  container.style.setProperty(
    '--accent-text',
    color ? computeContrastColor(color) : 'var(--adlane-accent-text, #FFFFFF)',
  );
}
