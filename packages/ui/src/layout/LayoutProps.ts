import type { CSSProperties, ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import type { breakpoints } from '../theme/tokens';

/** Name of a token. */
type Name = string & {};
/** Step of spacing or size, name of a token, or any value that CSS knows. */
type Token = Name | number;

/** One value, or one for each width (and condition such as `_rtl` and `_dark`) from which it applies. */
export type Responsive<Value> =
  | Value
  | ({ base?: Value | undefined } & { [Width in keyof typeof breakpoints]?: Value | undefined } & {
      [Condition in `_${string}`]?: Responsive<Value> | undefined;
    });

type CssProperty = Exclude<keyof CSSProperties, `${'Webkit' | 'Moz' | 'ms' | 'scrollSnapMargin'}${string}`>;

type CssProps = {
  [Property in CssProperty]?: Responsive<CSSProperties[Property] | Name> | undefined;
};

/** Short names of properties whose values are steps of spacing and sizes. */
type Length =
  | `${'p' | 'm'}${'' | 'x' | 'y' | 't' | 'b' | 's' | 'e' | 'l' | 'r'}`
  | `${'padding' | 'margin'}${'X' | 'Y' | 'Start' | 'End'}`
  | `${'' | 'min' | 'max'}${'W' | 'H'}`
  | 'w'
  | 'h'
  | 'boxSize'
  | 'gapX'
  | 'gapY'
  | 'insetX'
  | 'insetY'
  | 'insetStart'
  | 'insetEnd'
  | 'rounded';

/** Names that set one or several properties to the value of a token. */
type Named =
  | 'bg'
  | 'bgColor'
  | 'shadow'
  | 'borderStartWidth'
  | 'borderEndWidth'
  | 'colorPalette'
  | 'textStyle'
  | 'layerStyle'
  | 'animationStyle'
  | 'hideFrom'
  | 'hideBelow';

type FocusRing = 'inside' | 'outside' | 'mixed' | 'none';

/**
 * Styles of an element: CSS properties, whose values can be names of tokens (`gap={4}`, `color="fg.muted"`), their
 * short names, and styles that apply under a condition (`_hover`, `_dark`, `_rtl`).
 */
export interface StyleProps
  extends CssProps,
    Partial<Record<Length, Responsive<Token> | undefined>>,
    Partial<Record<Named, Responsive<Name> | undefined>> {
  /**
   * Ring around the element that has the focus.
   * @default 'none'
   */
  focusRing?: FocusRing | undefined;
  /**
   * The same while the focus is visible, as after a key.
   * @default 'none'
   */
  focusVisibleRing?: FocusRing | undefined;
  /** Number of lines after which text ends with an ellipsis. */
  lineClamp?: Responsive<Token> | undefined;
  /** For screen readers alone. */
  srOnly?: boolean | undefined;
  /** One line that ends with an ellipsis. */
  truncate?: boolean | undefined;
  [condition: `_${string}`]: StyleProps | undefined;
}

/** Styles with selectors: `{ '& svg': { color: 'fg.muted' } }`. */
export interface SelectorStyles extends StyleProps {
  [selector: `${string}&${string}` | `@${string}` | `--${string}`]:
    | SelectorStyles
    | Responsive<Token>
    | undefined;
}

/**
 * Attributes of an element and its styles. The types are declared here, because Chakra's own declarations resolve under
 * `bundler` alone, and they name the default element as that of `ref`, whatever `as` says.
 */
export interface LayoutProps
  extends StyleProps,
    Omit<HTMLAttributes<HTMLElement>, keyof StyleProps | 'children'> {
  /** Element or component that is rendered instead of the default one. */
  as?: ElementType | undefined;
  /** Passes props to the only child instead of rendering an element. */
  asChild?: boolean | undefined;
  /** Content. */
  children?: ReactNode;
  /** Styles with selectors, for elements inside. */
  css?: SelectorStyles | undefined;
  /** The rendered element. */
  ref?: Ref<HTMLElement> | undefined;
}

/** Props of a row or column of elements. */
export interface StackProps extends LayoutProps {
  /** `alignItems`. */
  align?: StyleProps['alignItems'];
  /** `justifyContent`. */
  justify?: StyleProps['justifyContent'];
  /** `flexWrap`. */
  wrap?: StyleProps['flexWrap'];
  /** `flexDirection`; a stack's default is a column. */
  direction?: Responsive<'row' | 'column' | 'row-reverse' | 'column-reverse'> | undefined;
}

/** Props of a flexible box. */
export interface FlexProps extends StackProps {
  /** `flexBasis`. */
  basis?: StyleProps['flexBasis'];
  /** `flexGrow`. */
  grow?: StyleProps['flexGrow'];
  /** `flexShrink`. */
  shrink?: StyleProps['flexShrink'];
}

/** Props of a grid. */
export interface GridProps extends LayoutProps {
  /** `gridTemplateColumns`. */
  templateColumns?: StyleProps['gridTemplateColumns'];
  /** `gridTemplateRows`. */
  templateRows?: StyleProps['gridTemplateRows'];
  /** `gridTemplateAreas`. */
  templateAreas?: StyleProps['gridTemplateAreas'];
}

/** Props of a grid with equal columns. */
export interface SimpleGridProps extends GridProps {
  /** Number of columns. */
  columns?: Responsive<number> | undefined;
  /** Width below which a column becomes no narrower; their number follows. */
  minChildWidth?: Responsive<Token> | undefined;
}
