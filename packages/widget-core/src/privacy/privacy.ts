import { toPlainNode } from '../page/toPlainNode';

/** Class names with which a host protects parts of its page (widget §5 Snapshots). */
export const privacyClass = { block: 'gl-block', ignore: 'gl-ignore', mask: 'gl-mask' } as const;

/** Elements whose content, text or value is excluded. */
export const blockedSelector = `.${privacyClass.block}`;
/** Elements whose text and values are replaced by asterisks. */
export const maskedSelector = `.${privacyClass.mask}`;
/** Fields whose value is replaced by asterisks: by attribute or by class. */
export const ignoredValueSelector = `[gleap-ignore="value"],.${privacyClass.ignore}`;

/** Elements whose text must not leave the page. */
export const privateTextSelector = `${blockedSelector},${maskedSelector}`;

/** Returns whether the element or one around it matches, also across shadow roots and frames. */
export function isWithin(element: Element, selector: string): boolean {
  for (let at: Element | null | undefined = element; at; ) {
    const plain: Element = toPlainNode(at);
    if (plain.closest(selector)) return true;
    const { host, defaultView }: { host?: Element; defaultView?: Window | null } = Object(
      plain.getRootNode(),
    );
    // The host of its shadow root, or the frame of its document.
    at = host ?? defaultView?.frameElement;
  }
  return false;
}

/** The same length in asterisks, capped: the length of a long secret says something too. */
export function maskValue(text: string): string {
  return '*'.repeat(Math.min(text.length, 40));
}

/** A text with its own spaces and length, and nothing to read in it. */
export function maskText(text: string): string {
  return text.replace(/\S/g, '*');
}

/** Ends of names of secrets. An expression of all of them would be compiled at the start of each page. */
const secretEnds =
  'token secret password passwd pwd apikey authorization signature jwt sessionid cookie gleaphash auth sig otp'.split(
    ' ',
  );

/** Returns whether a parameter or header has a secret value: `token`, `accessToken`, `X-Api-Key`. */
export function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[_-]/g, '');
  return secretEnds.some((end) => plain.endsWith(end));
}

/** Replaces the values of parameters that name a secret, in the query and in the fragment of an address. */
export function redactSecrets(url: string): string {
  return url.replace(/([?&#;])([^=&#;?]+)=([^&#;]*)/g, (whole, mark: string, name: string, value: string) =>
    value !== '' && isSecretName(decode(name)) ? `${mark}${name}=[redacted]` : whole,
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
