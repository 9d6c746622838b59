import type { FidelityPage } from './FidelityPage';
import { drawnPages } from './pages/drawnPages';
import { mixedPages } from './pages/mixedPages';
import { statePages } from './pages/statePages';
import { stylePages } from './pages/stylePages';
import { topLayerPages } from './pages/topLayerPages';
import { treePages } from './pages/treePages';

/** Every page of the suite: most of one feature each, the last ones of several. */
export const fidelityPages: readonly FidelityPage[] = [
  ...topLayerPages,
  ...drawnPages,
  ...statePages,
  ...stylePages,
  ...treePages,
  ...mixedPages,
];
