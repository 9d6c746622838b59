import '@adlane/ui/tokens.css';
import tokens from '@adlane/ui/tokens.json';
import { createRoot } from 'react-dom/client';
import { EveryEntry } from './everyEntry/EveryEntry.tsx';
import { runBlock } from './runBlock.tsx';

const root = document.getElementById('root');
const block = new URLSearchParams(location.search).get('block');
if (root && block) await runBlock(block, root);
else if (root) {
  root.dataset['tokens'] = String(Object.keys(tokens).length);
  createRoot(root).render(<EveryEntry />);
}
