import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureExport } from './measureExport.mjs';
import { measureLoginScripts } from './measureLoginScripts.mjs';
import { measurePageScripts } from './measurePageScripts.mjs';
import { measureRoute } from './measureRoute.mjs';
import { measureWidget } from './measureWidget.mjs';
import { measureWrapper } from './measureWrapper.mjs';
import { projectFolder } from './projectFolder.mjs';

// `npm run size`: gzipped bytes of the built apps against size-budgets.json. Build first.
const budgets = JSON.parse(readFileSync(join(projectFolder, 'size-budgets.json'), 'utf8'));

const measures = {
  'dashboard: scripts before the sign-in page shows': () =>
    measureLoginScripts(join(projectFolder, 'apps/dashboard/dist')),
  "dashboard: the template editor's own scripts": () =>
    measureRoute(join(projectFolder, 'apps/dashboard/dist'), 'src/routes/TemplateEditor.route.tsx'),
  'widget-core: React wrapper': () => measureWrapper('react'),
  'widget-core: Vue wrapper': () => measureWrapper('vue'),
  'widget-core: Angular wrapper': () => measureWrapper('angular'),
  'widget-core: web component': () => measureWrapper('element'),
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
