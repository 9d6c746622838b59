import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/App';
import { getSystemLocale } from './app/getSystemLocale';
import { routes } from './app/routes';
import { readAppConfig } from './config/appConfig';
import { startFeedbackWidget } from './shell/feedbackWidget';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <App router={createBrowserRouter(routes)} locale={getSystemLocale(navigator.languages)} />
  </StrictMode>,
);

const { widget } = readAppConfig(document);
if (widget) startFeedbackWidget(widget, document);
