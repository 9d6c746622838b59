import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preactAlias } from '../packages/widget-core/preactAlias.mjs';
import { measureExport } from './measure/measureExport.mjs';
import { peers } from './measure/measureImport.mjs';
import { measureLargestChunk } from './measure/measureLargestChunk.mjs';
import { measureLoginScripts } from './measure/measureLoginScripts.mjs';
import { measurePageScripts } from './measure/measurePageScripts.mjs';
import { measureRoute } from './measure/measureRoute.mjs';
import { measureWidget } from './measure/measureWidget.mjs';
import { measureWorkingPage } from './measure/measureWorkingPage.mjs';
import { measureWrapper } from './measure/measureWrapper.mjs';
import { projectFolder } from './projectFolder.mjs';

// `npm run size`: gzipped bytes of the built apps against size-budgets.json. Build first.
const budgets = JSON.parse(readFileSync(join(projectFolder, 'size-budgets.json'), 'utf8'));

const measureStandalone = (name) =>
  measureExport('packages/widget-core', name, {
    entry: `standalone/${name}`,
    external: [],
    alias: preactAlias,
  });

/** The eager part of an import, without what the app has anyway. */
const measureFirst = (packageFolder, name, entry) =>
  measureExport(packageFolder, name, { entry, external: peers, isEager: true });

const dashboard = join(projectFolder, 'apps/dashboard/dist');
/** The agency's first page after the sign-in, with its layouts. */
const dashboardRoutes = [
  'src/app/pageLoaders.ts',
  'src/routes/Area.route.tsx',
  'src/routes/Page.route.tsx',
  'src/routes/account/Dashboard.route.tsx',
];

/** The player of recorded pages, and the shapes of all countries of a chart. */
const allowedLarge = /\/(?:rrweb|countries-50m)-/;

const measures = {
  'dashboard: scripts before the sign-in page shows': () => measureLoginScripts(dashboard),
  'dashboard: scripts to a working dashboard': () =>
    measureWorkingPage(dashboard, 'src/app/createApp.tsx', ...dashboardRoutes),
  "dashboard: the dashboard page's own scripts": () => measureRoute(dashboard, ...dashboardRoutes),
  "dashboard: the template editor's own scripts": () =>
    measureRoute(dashboard, 'src/routes/ads/TemplateEditor.route.tsx'),
  'dashboard: largest script except charts and replay': () => measureLargestChunk(dashboard, allowedLarge),
  'widget-core: React wrapper': () => measureWrapper('react'),
  'widget-core: Vue wrapper': () => measureWrapper('vue'),
  'widget-core: Angular wrapper': () => measureWrapper('angular'),
  'widget-core: web component': () => measureWrapper('element'),
  'widget-core: capture editor with preact': () => measureStandalone('openCaptureEditor'),
  'widget-core: tour with preact': () => measureStandalone('startTour'),
  'ad-editor: TemplateEditor with Facebook': () =>
    measureFirst('packages/ad-editor', 'TemplateEditor, facebookEditor'),
  'ad-editor: TemplateEditor with Facebook and Google': () =>
    measureFirst('packages/ad-editor', 'TemplateEditor, facebookEditor, googleEditor'),
  'ad-editor: LeadFormBuilder': () =>
    measureFirst('packages/ad-editor', 'LeadFormBuilder', 'leadFormBuilder'),
  'ad-editor: SmartInsertsEditor': () =>
    measureFirst('packages/ad-editor', 'SmartInsertsEditor', 'smartInsertsEditor'),
  'ad-editor: cutText': () => measureFirst('packages/ad-editor', 'cutText'),
  'api-client: createClient': () => measureFirst('packages/api-client', 'createClient'),
  'ui: one Button without its peers': () => measureFirst('packages/ui', 'Button'),
  'ui: one Button without React': () => measureExport('packages/ui', 'Button'),
  'widget: before first use': () => measureWidget(join(projectFolder, 'apps/embed/dist/sdk')).atStart,
  'widget: all parts': () => measureWidget(join(projectFolder, 'apps/embed/dist/sdk')).all,
  'frame: scripts before the home screen shows': () =>
    measurePageScripts(join(projectFolder, 'apps/embed/dist/frame')),
};

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
let isOver = false;
for (const [name, budget] of Object.entries(budgets)) {
  const measure = measures[name];
  if (!measure) throw new Error(`size-budgets.json lists ${JSON.stringify(name)}, which is not measured.`);
  const bytes = await measure();
  const isFine = bytes <= budget;
  isOver ||= !isFine;
  console.log(`${isFine ? 'ok  ' : 'OVER'} ${name}: ${kilobytes(bytes)} gz of ${kilobytes(budget)}`);
}
process.exitCode = isOver ? 1 : 0;
