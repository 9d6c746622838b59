import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { evaluateAtBuild } from './evaluateAtBuild.mjs';
import { pageScripts } from './pageScripts.mjs';
import { pageAddresses } from './src/app/pageAddresses';
import { withoutCallTexts } from './withoutCallTexts.mjs';

const apiUrl = process.env.ADLANE_API_URL ?? 'http://localhost:4300';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    evaluateAtBuild(/\/access\/callTable\.ts$/),
    withoutCallTexts(),
    pageScripts(pageAddresses),
  ],
  // Packages are bundled from their sources.
  resolve: {
    conditions: ['adlane-source', ...defaultClientConditions],
  },
  build: {
    manifest: true,
    target: 'es2022',
    chunkSizeWarningLimit: 600,
    modulePreload: {
      // Every browser of the target preloads modules by itself.
      polyfill: false,
      // The page's HTML names what the first script imports: see `pageScripts`.
      resolveDependencies: (_file, scripts, { hostId }) =>
        hostId.startsWith('assets/index-') ? [] : scripts,
    },
    rolldownOptions: {
      // Emotion's `withTheme` alone copies statics, and no component uses it; as CommonJS it would stay.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // Libraries in separate chunks change only with their updates: a release does not invalidate them.
            { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            // With all that it imports: chunks that import each other would run it before its own parts.
            {
              name: 'prosemirror',
              test: /[\\/]node_modules[\\/](?:prosemirror-|orderedmap|rope-sequence|w3c-keyname)/,
            },
            // One chunk for what every page loads: thirty small ones compress worse and need a request each.
            { name: 'initial', tags: ['$initial'] },
            // The same for forms, which the sign-in page needs and most other pages only when one opens.
            {
              name: 'forms',
              test: /[\\/](?:(?:react-)?final-form[\\/]|ui[\\/]src[\\/]fields[\\/](?:use|Submit|numbers[\\/]Counter|texts[\\/]TextField)|ui[\\/]src[\\/]form[\\/]use(?:RegisteredField|BlurAfterPress))/,
              minShareCount: 2,
            },
            // And for the parts of the design system that almost every page shows.
            {
              name: 'base',
              test: /[\\/](?:ui[\\/]src[\\/](?:layout|primitives[\\/](?:Button|Card|FieldShell|Heading|Input|LazyOverlay|Link|Logo|Menu(?=[\\/]Menu\.tsx)|Spinner))|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](?:styled-system|components[\\/](?:box|flex|grid|simple-grid|stack|text|visually-hidden)))[\\/]/,
              minShareCount: 2,
            },
            // The same for failures of calls, their description and what shows it.
            {
              name: 'failure',
              test: /[\\/](?:failure[\\/]|(?:(?:Http|Network)Error|describeError)\.ts)/,
              minShareCount: 2,
            },
            // And for formats of dates and counts, which almost every page shows.
            {
              name: 'formats',
              test: /[\\/]shared[\\/].*[\\/]format(?:Date|DateTime|Count)\.ts/,
              minShareCount: 2,
            },
            // And for lists, which most pages are: their parts would be twenty chunks.
            {
              name: 'lists',
              test: /[\\/](?:ui[\\/]src[\\/](?:patterns[\\/](?:BulkBar|DataTable|FilterBar)|primitives[\\/](?:Pagination|SearchInput|ThumbnailImage))|screens[\\/]src[\\/]shared[\\/]views)[\\/]/,
              minShareCount: 4,
            },
            // Dialogs, menus and popovers share most of their code, and are loaded together when the first one opens.
            {
              name: 'overlays',
              test: /[\\/](?:@floating-ui|(?:@zag-js|components|primitives)[\\/](?:aria-hidden|dialog|drawer|focus-trap|focus-visible|menu|popover|popper|rect-utils|remove-scroll|tooltip))[\\/]/i,
              minShareCount: 2,
            },
            // The base of all interactive components, in one chunk instead of ten. With fewer shares it would contain the
            // combobox, and load the overlays with every page.
            { name: 'interaction', test: /[\\/]@(?:ark-ui|zag-js)[\\/]/, minShareCount: 24 },
            // One chunk for all shared icons: a chunk per icon would add its name to what the pages load.
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2 },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/sdk', '/embed', '/files', '/openapi.json', '/reference'].map((path) => [
        path,
        { target: apiUrl, ws: path === '/sdk' || path === '/api' },
      ]),
    ),
  },
});
