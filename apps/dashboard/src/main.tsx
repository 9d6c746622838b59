import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './app/App';
import { getSystemLocale } from './app/getSystemLocale';
import { routes } from './app/routes';
import type { Language } from './language/language';
import { readLanguageCode } from './language/readLanguageCode';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');
const root = createRoot(place);

type ShownLanguage = Pick<Language, 'code' | 'dir'> & Partial<Pick<Language, 'locale'>>;

function showApp({ code, dir, locale = getSystemLocale(navigator.languages) }: ShownLanguage): void {
  document.documentElement.lang = code;
  root.render(
    <StrictMode>
      <App router={createBrowserRouter(routes)} locale={locale} dir={dir} />
    </StrictMode>,
  );
}

// The texts in the code are English: nothing to wait for.
const english: ShownLanguage = { code: 'en', dir: 'ltr' };
if ((readLanguageCode() ?? 'en') === 'en') {
  showApp(english);
} else {
  void import('./language/language')
    .then(({ loadLanguage }) => loadLanguage())
    .catch(() => english)
    .then(showApp);
}

/** Time after which the feedback widget is loaded: the first page shows by then and needs none of its code. */
const widgetDelayMs = 1000;

setTimeout(async () => {
  const { startConfiguredWidget } = await import('./shell/startConfiguredWidget');
  startConfiguredWidget(document);
}, widgetDelayMs);
