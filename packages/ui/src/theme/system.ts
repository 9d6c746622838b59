import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { animationStyles, globalCss, keyframes, layerStyles, textStyles } from './styles';
import { semanticTokens, tokens } from './tokens';

/** Prefix of every CSS variable of the theme: `--adlane-colors-brand-solid`. */
export const cssVarsPrefix = 'adlane';

/** Remembers results by the identity of the argument; forgotten with it. */
function rememberByIdentity<Config extends object, Result>(make: (config: Config) => Result) {
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
 * The styling engine. It holds tokens only: each component brings its own recipe along, so an app pays for the
 * recipes of those components that it imports and no others.
 */
function createAdlaneSystem(): SystemContext {
  const system = createSystem(defaultBaseConfig, {
    preflight: true,
    cssVarsPrefix,
    cssVarsRoot: ':where(html, .chakra-theme)',
    globalCss,
    theme: {
      breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' },
      keyframes,
      tokens,
      semanticTokens,
      textStyles,
      layerStyles,
      animationStyles,
    },
  });
  const cva: SystemContext['cva'] = rememberByIdentity(system.cva);
  const sva: SystemContext['sva'] = rememberByIdentity(system.sva);
  // Recipes that components hand in are compiled once, not once per mounted component.
  return { ...system, cva, sva };
}

export const system = createAdlaneSystem();
