/**
 * Lets the build leave out unused parts of the router: its components have names for developers, and their wrappers no
 * note that they have no effect, so that links, forms and prefetching would stay.
 * @returns {import('vite').Plugin}
 */
export function withoutRouterParts() {
  return {
    name: 'adlane:without-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (\w+\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
