import type { AdlaneApi } from '../publicApi/AdlaneApi';
import { createAdlane, mountAdlane, setUser, unmountAdlane } from './mountAdlane';

export type { AdlaneApi } from '../publicApi/AdlaneApi';

/** The widget's events that the element dispatches under the same names, with their data as `detail`. */
const events = [
  'initialized',
  'open',
  'close',
  'flow-started',
  'feedback-sent',
  'error-while-sending',
  'unread-count-changed',
  'productTourCompleted',
  'productTourQuit',
  'tool-execution',
];
const userAttributes = ['user-id', 'user-hash', 'user-name', 'user-email'];

/** `<adlane-feedback>`: runs the widget while it is in the document. */
export type AdlaneElement = HTMLElement & { readonly api: AdlaneApi | undefined };

/**
 * Defines `<adlane-feedback sdk-key api-url frame-url>`, with `ws-api-url`, `banner-url`, `language` and
 * `use-cookies` as in the settings, and `user-id`, `user-hash`, `user-name`, `user-email`, which may change
 * at any time. Its `api` is the widget's object. Does nothing if the name is taken, or on a server.
 */
export function defineAdlaneElement(name = 'adlane-feedback'): void {
  if (typeof window === 'undefined' || customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement implements AdlaneElement {
      static readonly observedAttributes = userAttributes;
      readonly api = createAdlane();
      readonly #text = (attribute: string) => this.getAttribute(attribute) ?? undefined;

      #isDue = false;
      #isMounted = false;

      constructor() {
        super();
        for (const event of events)
          this.api?.on(event, (detail) => void this.dispatchEvent(new CustomEvent(event, { detail })));
      }

      connectedCallback(): void {
        // Moved on the page: ending the widget would forget its visitor.
        if (!this.api || this.#isMounted) return;
        this.#isMounted = true;
        mountAdlane(this.api, {
          sdkKey: this.#text('sdk-key') ?? '',
          apiUrl: this.#text('api-url') ?? '',
          frameUrl: this.#text('frame-url') ?? '',
          wsApiUrl: this.#text('ws-api-url'),
          bannerUrl: this.#text('banner-url'),
          language: this.#text('language'),
          useCookies: this.hasAttribute('use-cookies'),
        });
        this.attributeChangedCallback();
      }

      disconnectedCallback(): void {
        queueMicrotask(() => {
          if (!this.api || this.isConnected || !this.#isMounted) return;
          this.#isMounted = false;
          unmountAdlane(this.api);
        });
      }

      /** Attributes change one by one: the user is set once all of them have changed. */
      attributeChangedCallback(): void {
        if (!this.#isDue) void Promise.resolve().then(() => this.#tell());
        this.#isDue = true;
      }

      #tell(): void {
        this.#isDue = false;
        if (!this.api || !this.isConnected) return;
        const [userId, userHash, name, email] = userAttributes.map(this.#text);
        const data = { ...(name && { name }), ...(email && { email }) };
        setUser(this.api, userId ? { userId, userHash, ...data } : undefined);
      }
    },
  );
}
