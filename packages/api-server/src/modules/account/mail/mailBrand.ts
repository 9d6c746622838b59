import type { Database, Site } from '../../../ports';
import { findMailBrandRow, findOwnerEmail } from './queries';

/** The brand that an email is sent in (ads §1, white label). */
export type MailBrand = {
  readonly name: string;
  readonly senderName: string;
  readonly replyTo: string | null;
  /** `#rrggbb`. */
  readonly color: string;
  /** Absolute. */
  readonly logoUrl: string | null;
  /** Base URL of the email's links, without a trailing slash. */
  readonly baseUrl: string;
};

/** Default name and color until the operator has set them. */
const defaultName = 'Adlane';
const defaultColor = '#3b5bdb';

/**
 * Returns the brand of emails to an agency's clients and team. Links lead to the agency's host name once it
 * is verified, never to a host that a request named.
 */
export async function loadAgencyMailBrand(tx: Database, site: Site, agencyId: number): Promise<MailBrand> {
  const row = await findMailBrandRow(tx, agencyId);
  if (row?.kind !== 'agency') return loadOperatorMailBrand(tx, site);
  const isOwnHost = row.whiteLabelUrl !== null && row.white_label_verified_at !== null;
  const baseUrl = isOwnHost ? `https://${row.whiteLabelUrl}` : site.publicUrl();
  return {
    name: row.name,
    senderName: row.mail_sender_name || row.name,
    replyTo: await findOwnerEmail(tx, row.id),
    color: row.brand_color ?? defaultColor,
    logoUrl: row.logo_url === null ? null : new URL(row.logo_url, baseUrl).href,
    baseUrl,
  };
}

/** Returns the brand of emails to agencies: the operator's. */
export async function loadOperatorMailBrand(tx: Database, site: Site): Promise<MailBrand> {
  const row = await findMailBrandRow(tx, undefined);
  const name = row?.name ?? defaultName;
  const baseUrl = site.publicUrl();
  const color = row?.brand_color ?? defaultColor;
  return { name, senderName: row?.mail_sender_name || name, replyTo: null, color, logoUrl: null, baseUrl };
}
