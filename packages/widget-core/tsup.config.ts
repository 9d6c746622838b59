import { definePackage } from '../../tsup.base';
import { preactAlias } from './preactAlias.mjs';

/** What works in any app: preact is bundled for the widget's own interface. */
const withoutReact = definePackage(
  {
    index: 'src/index.ts',
    'protocol/index': 'src/protocol/index.ts',
    'sanitize/index': 'src/sanitize/index.ts',
    'standalone/openCaptureEditor': 'src/standalone/openCaptureEditor.ts',
    'standalone/startTour': 'src/standalone/startTour.ts',
    'wrappers/angular': 'src/wrappers/angular.ts',
    'wrappers/element': 'src/wrappers/element.ts',
    'wrappers/mountAdlane': 'src/wrappers/mountAdlane.ts',
    'wrappers/vue': 'src/wrappers/vue.ts',
  },
  {
    noExternal: [/^react(-dom)?($|\/)/, /^preact($|\/)/],
    esbuildOptions(options) {
      options.alias = preactAlias;
    },
  },
);

/** React components import the built part without React instead of bundling it with React. */
const externalizeBuilt = {
  name: 'externalize-built',
  setup({ onResolve }: { readonly onResolve: Resolve }) {
    onResolve({ filter: /^\.{1,2}\/(?:openCaptureEditor|startTour|mountAdlane)$/ }, ({ path }) => ({
      path: `${path}.js`,
      external: true,
    }));
  },
};
type Resolve = (
  options: { readonly filter: RegExp },
  run: (found: { readonly path: string }) => { readonly path: string; readonly external: boolean },
) => void;

const components = definePackage(
  {
    preview: 'src/preview.ts',
    'standalone/react/CaptureEditor': 'src/standalone/react/CaptureEditor.ts',
    'standalone/react/TourPopover': 'src/standalone/react/TourPopover.ts',
    'wrappers/react': 'src/wrappers/react.ts',
  },
  { esbuildPlugins: [externalizeBuilt] },
);

export default [components, withoutReact];
