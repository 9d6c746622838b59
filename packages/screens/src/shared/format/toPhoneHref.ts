/** Returns the link that calls a phone number. */
export function toPhoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
