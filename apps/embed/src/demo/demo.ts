import { drawChart, fillMovements } from './accounts';
import { callWidget } from './callWidget';
import { loadWidget } from './loadWidget';
import { startContents } from './startContents';

function onClick(id: string, run: () => void): void {
  document.getElementById(id)?.addEventListener('click', run);
}

function showStatus(text: string): void {
  const status = document.getElementById('done');
  if (status) status.textContent = text;
}

/** Shows another page without loading one, like a single-page application. */
function showPage(page: string): void {
  for (const view of document.querySelectorAll<HTMLElement>('[data-view]'))
    view.hidden = view.dataset.view !== page;
  for (const link of document.querySelectorAll<HTMLElement>('[data-page]')) {
    if (link.dataset.page === page) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

function startPages(): void {
  const current = () => new URLSearchParams(location.hash.slice(1)).get('page') ?? 'accounts';
  for (const link of document.querySelectorAll<HTMLElement>('[data-page]')) {
    link.addEventListener('click', () => {
      history.pushState(undefined, '', `${location.search}#page=${link.dataset.page ?? 'accounts'}`);
      showPage(current());
    });
  }
  addEventListener('popstate', () => showPage(current()));
  showPage(current());
}

function startActions(): void {
  onClick('log', () => {
    // Logs on purpose: a report contains these lines.
    const { console: output } = window;
    output.log('Balance refreshed', { account: 'everyday', cents: 418_207 });
    output.warn('The rate is 3 minutes old');
    showStatus('Wrote to the console.');
  });
  onClick('fail', () => {
    showStatus('Threw an error.');
    throw new Error('The balance could not be recalculated');
  });
  onClick('request', () => {
    void fetch('./index.html').then(({ status }) => showStatus(`Answered ${status}.`));
  });
  onClick('missing', () => {
    void fetch('./nothing-here.json').then(({ status }) => showStatus(`Answered ${status}.`));
  });
  onClick('event', () => {
    callWidget('trackEvent', 'offer viewed', { offer: 'savings' });
    showStatus('Tracked an event.');
  });
  onClick('identify', () => {
    callWidget('identify', 'robin-7', { name: 'Robin de Wit', email: 'robin@example.com' });
    showStatus('Signed in as Robin.');
  });
  onClick('signout', () => {
    callWidget('clearIdentity');
    showStatus('Signed out.');
  });
  document.getElementById('transfer')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const status = document.getElementById('sent');
    if (status) status.textContent = 'Sent. (This is a demo, no money moves.)';
  });
}

fillMovements();
drawChart();
startPages();
startActions();
startContents();
loadWidget();
