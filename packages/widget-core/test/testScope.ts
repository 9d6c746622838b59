import { browserScope, type Scope } from '../src/scope/scope';

export type Sent = { readonly method: string; readonly path: string; readonly body: string };

/** A flow configuration in which everything is switched on. */
export const fullConfig = {
  color: '#0F766E',
  headerColor: '#0F766E',
  buttonColor: '#0F766E',
  backgroundColor: '#FFFFFF',
  borderRadius: 16,
  feedbackButtonPosition: 'BOTTOM_RIGHT',
  widgetButtonText: 'Feedback',
  enableWebReplays: true,
  enableNetworkLogs: true,
  enableShortcuts: true,
  networkLogPropsToIgnore: ['secretField'],
};

/** Who the visitor is, as the server says it. */
export const guest = { gleapId: 'v1', gleapHash: 'h1' };

/** The page's scope with a test server: requests are recorded, and responses can be replaced by path. */
export function testScope(answers: Readonly<Record<string, () => Response | Promise<Response>>> = {}) {
  const sent: Sent[] = [];
  const warnings: string[] = [];
  const fetchAnswer: typeof fetch = async (input, init) => {
    const { pathname } = new URL(typeof input === 'string' ? input : 'url' in input ? input.url : input.href);
    const path = pathname.replace(/^\/sdk/, '');
    sent.push({ method: init?.method ?? 'GET', path, body: typeof init?.body === 'string' ? init.body : '' });
    const own = answers[path];
    if (own) return own();
    if (path === '/sessions') return Response.json(guest, { status: 201 });
    if (path.endsWith('/tooltips')) return Response.json([]);
    if (path.startsWith('/config/')) return Response.json({ flowConfig: fullConfig });
    return Response.json({ id: 7, shareToken: 't' }, { status: 201 });
  };
  const scope: Scope = {
    ...browserScope(window),
    fetch: fetchAnswer,
    warn: (text) => void warnings.push(text),
  };
  const bodies = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body);
  return { scope, sent, warnings, bodies };
}

/** The widget's shadow root. */
export function widgetRoot(): ShadowRoot {
  const root = document.querySelector('adlane-widget')?.shadowRoot;
  if (!root) throw new Error('The widget is not on the page.');
  return root;
}

/** An element of the widget, by selector. */
export function widgetPart(selector: string): HTMLElement {
  const part = widgetRoot().querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The widget shows no ${selector}.`);
  return part;
}
