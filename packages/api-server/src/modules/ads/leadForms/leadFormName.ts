import { sha256Hex } from '../../../crypto/sha256Hex';

/** Length of a form's reference, in hex digits. */
const referenceLength = 10;
/** Names of forms that earlier versions launched. */
const labelledName = /^ADL (.+) \((adlane-[\w-]+)\)$/s;
const referencedName = new RegExp(`^ADL (.+) #[0-9a-f]{${referenceLength}}$`, 's');

/**
 * Returns a launched form's name on the platform. Forms can be neither edited nor deleted there, and a page has each
 * name once: a reference makes it unique. Page admins see the name, so the launch's label is not in it.
 */
export function buildLeadFormName(name: string, label: string): string {
  // The label of a review names no launch yet.
  const reference = label.endsWith('…') ? '…' : sha256Hex(label).slice(0, referenceLength);
  return `ADL ${name} #${reference}`;
}

/** Returns the name that people gave a form, from its name on the platform. */
export function getLeadFormTitle(name: string): string {
  return (labelledName.exec(name) ?? referencedName.exec(name))?.[1] ?? name;
}

/** Returns a form's name on the platform without the label of its launch, still different from other forms. */
export function hideFormLabel(name: string): string {
  const [, title, label] = labelledName.exec(name) ?? [];
  return title === undefined || label === undefined ? name : buildLeadFormName(title, label);
}
