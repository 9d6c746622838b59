import '@adlane/ui/tokens.css';
import tokens from '@adlane/ui/tokens.json';
import { createRoot } from 'react-dom/client';
import { EveryEntry } from './everyEntry/EveryEntry.tsx';

const root = document.getElementById('root');
if (root) {
  root.dataset['tokens'] = String(Object.keys(tokens).length);
  createRoot(root).render(<EveryEntry />);
}
