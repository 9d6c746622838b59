import '@fontsource-variable/inter';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Appearance, type AppearanceProps } from './app/Appearance';
import { getSystemLocale } from './app/getSystemLocale';
import type { Language } from './language/language';
import { readLanguageCode } from './language/readLanguageCode';
import { paths } from './navigation/paths';
import { LoadFailure } from './shell/LoadFailure';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no element with the id "root".');
const root = createRoot(place);

type ShownLanguage = Pick<Language, 'code' | 'dir'> & Partial<Pick<Language, 'locale'>>;

const loadApp = () => import('./app/createApp');

type PageProps = Pick<AppearanceProps, 'locale' | 'dir'>;

/** Creates the page of the address. The sign-in page needs no router, and most other pages need no form. */
async function createPage(props: PageProps, onLeave: (path: string) => void): Promise<ReactNode> {
  if (window.location.pathname !== paths.signIn) {
    // Its first page needs it: without this, it would be requested when the app has arrived.
    void import('./app/pageLoaders').catch(() => undefined);
    return (await loadApp()).createApp(props);
  }
  const { SignInPage } = await import('./session/SignInPage');
  const query = new URLSearchParams(window.location.search);
  return (
    <Appearance {...props}>
      <SignInPage query={query} onLeave={onLeave} onStart={() => void loadApp()} />
    </Appearance>
  );
}

async function showApp(language: ShownLanguage): Promise<void> {
  const { code, dir, locale = getSystemLocale(navigator.languages) } = language;
  document.documentElement.lang = code;
  const openPage = (path: string) => {
    window.history.replaceState(null, '', path);
    void showApp(language);
  };
  const page = await createPage({ locale, dir }, openPage).catch(() => (
    <Appearance locale={locale} dir={dir}>
      <LoadFailure />
    </Appearance>
  ));
  // In slices: on a phone, the first rendering in one task blocks input for a tenth of a second.
  startTransition(() => root.render(<StrictMode>{page}</StrictMode>));
}

// The texts in the code are English: nothing to wait for.
const english: ShownLanguage = { code: 'en', dir: 'ltr' };
if ((readLanguageCode() ?? 'en') === 'en') {
  void showApp(english);
} else {
  void import('./language/language')
    .then(({ loadLanguage }) => loadLanguage())
    .catch(() => english)
    .then(showApp);
}

/** Time after which the page is asked whether it is ready for the feedback widget, of which it needs no code. */
const widgetDelayMs = 1000;

setTimeout(async () => {
  const { startConfiguredWidget } = await import('./shell/feedback/startConfiguredWidget');
  startConfiguredWidget(document);
}, widgetDelayMs);
