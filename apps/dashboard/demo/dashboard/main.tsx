import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter } from 'react-router';
import { App } from '../../src/app/App';
import { getSystemLocale } from '../../src/app/getSystemLocale';
import { routes } from '../../src/app/routes';
import { replaceSocket } from './replaceSocket';

replaceSocket(window);
const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');
createRoot(place).render(
  <StrictMode>
    {/* A plain file server knows no page of the app: its path stands behind the hash. */}
    <App router={createHashRouter(routes)} locale={getSystemLocale(navigator.languages)} />
  </StrictMode>,
);
