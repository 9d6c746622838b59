import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { cssVarsPrefix } from './cssVarsPrefix';
import { scopeClass } from './scopeClass';
import { animationStyles, globalCss, keyframes, layerStyles, textStyles } from './styles';
import { textUtilities } from './textUtilities';
import { breakpoints, semanticTokens, tokens } from './tokens';

const scope = `.${scopeClass}`;

/** Sublayers of one layer, so that a page's own layers of common names are in no order with them. */
const layerNames = {
  reset: 'adlane.reset',
  base: 'adlane.base',
  tokens: 'adlane.tokens',
  recipes: 'adlane.recipes',
};

/** Memoizes results per argument object (WeakMap). */
function memoizeByIdentity<Config extends object, Result>(make: (config: Config) => Result) {
  const results = new WeakMap<Config, Result>();
  return (config: Config): Result => {
    const known = results.get(config);
    if (known) return known;
    const result = make(config);
    results.set(config, result);
    return result;
  };
}

/**
 * Memoizes styles by their text. The library's cache takes equal styles in two orders for one, in the order of the first:
 * class names would depend on what was rendered before, on a server on other pages. A field without a value, named after
 * the text, makes them two.
 */
function memoizeInOrder(css: SystemContext['css']): SystemContext['css'] {
  const results: Record<string, ReturnType<typeof css>> = {};
  return (...styles) => {
    const text = JSON.stringify(styles);
    results[text] ??= css(...styles, { [text]: undefined });
    return results[text];
  };
}

/**
 * Creates the styling system. It contains tokens only: each component brings its recipe, so an app loads only
 * the recipes of the components that it imports.
 */
function createAdlaneSystem(): SystemContext {
  const system = createSystem(defaultBaseConfig, {
    preflight: { scope },
    cssVarsPrefix,
    cssVarsRoot: `:where(${scope})`,
    conditions: {
      light: `${scope} &`,
      dark: `${scope}.dark &`,
      // Of the element, because the page around a provider can have another direction.
      ltr: '&:dir(ltr)',
      rtl: '&:dir(rtl)',
      // Where a `FilterBar` has room for views as tabs; named, so that no other container around it is measured.
      wideFilterBar: '@container filter-bar (min-width: 72rem)',
      // Where the nearest container has room for two columns, or for rows with a column per field.
      wideContainer: '@container (min-width: 48rem)',
    },
    layers: layerNames,
    globalCss,
    utilities: textUtilities,
    theme: {
      breakpoints,
      keyframes,
      tokens,
      semanticTokens,
      textStyles,
      layerStyles,
      animationStyles,
    },
  });
  const cva: SystemContext['cva'] = memoizeByIdentity(system.cva);
  const sva: SystemContext['sva'] = memoizeByIdentity(system.sva);
  const css = memoizeInOrder(system.css);
  // Compiles a recipe once, not per mounted component.
  return { ...system, css, cva, sva };
}

export const system = createAdlaneSystem();
