/** Class names with which a host keeps parts of its page private (widget §5 Snapshots). */
export const privacyClass = { block: 'gl-block', ignore: 'gl-ignore', mask: 'gl-mask' } as const;

/** Elements whose content, text or value is left out altogether. */
export const blockedSelector = `.${privacyClass.block}`;
/** Elements whose text and values become asterisks. */
export const maskedSelector = `.${privacyClass.mask}`;
/** Fields whose value becomes asterisks: flagged by attribute, or ignored by class. */
export const ignoredValueSelector = `[gleap-ignore="value"],.${privacyClass.ignore}`;

/** True where the element's text must not leave the page. */
export function isTextPrivate(element: Element): boolean {
  return element.closest(`${blockedSelector},${maskedSelector},.${privacyClass.ignore}`) !== null;
}

/** The same length in asterisks, capped: the length of a long secret says something too. */
export function asterisks(text: string): string {
  return '*'.repeat(Math.min(text.length, 40));
}

const secretParameter =
  /^(?:.*[_-])?(?:token|secret|passw(?:or)?d|pwd|api_?-?key|auth|authorization|signature|sig|jwt|session_?-?id|otp)$/i;

/** One of these is in every address that the expression below finds; most have none, and are told at once. */
const secretSigns = 'token secret passw pwd key auth sig jwt session otp %'.split(' ');

/** Replaces the values of parameters that name a secret, in the query and in the fragment of an address. */
export function withoutSecrets(url: string): string {
  const lower = url.toLowerCase();
  if (!secretSigns.some((sign) => lower.includes(sign))) return url;
  return url.replace(/([?&#;])([^=&#;?]+)=([^&#;]*)/g, (whole, mark: string, name: string, value: string) =>
    value !== '' && secretParameter.test(decode(name)) ? `${mark}${name}=[redacted]` : whole,
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
