import { createDefaultTemplate, type Template, type TemplateMedia } from '@adlane/contract/ads/templates';
import { errorMessages } from '@adlane/contract/constants';
import { limits } from '@adlane/contract/rules';
import { and, eq, isNull, or } from 'drizzle-orm';
import { FacebookError } from '../../../connectors/facebook/graph/facebookError';
import { judgeFacebookError } from '../../../connectors/facebook/graph/judgeFacebookError';
import { type CampaignTree, readCampaign } from '../../../connectors/facebook/readCampaigns';
import { GoogleAdsError } from '../../../connectors/googleAds/googleAdsError';
import { judgeGoogleAdsError } from '../../../connectors/googleAds/judgeGoogleAdsError';
import { readGoogleTree } from '../../../connectors/googleAds/readGoogleCampaigns';
import { lockNames } from '../../../db/lockNames';
import { lead_forms } from '../../../db/schema/ads/leadForms';
import { ad_accounts, sources } from '../../../db/schema/ads/sources';
import { inTenant } from '../../../db/tenant';
import { Problem } from '../../../http/problem';
import { copyName } from '../../../naming/copyName';
import { toNameKey } from '../../../naming/toNameKey';
import type { Database, Ports } from '../../../ports';
import type { MediaRecord } from '../media/queries';
import { openGoogle } from '../sources/access/googleAccess';
import { markDisconnected } from '../sources/access/markDisconnected';
import { openFacebook } from '../sources/access/withFacebook';
import type { ReachedAccount } from '../sources/assets/chooseAdAccount';
import { sourceOfAccount } from '../sources/assets/sourceJoins';
import { replaceMedia } from '../templates/references';
import { listTemplateNameKeys } from '../templates/templateNames';
import { findExistingFolder } from './bulkBatch';
import { getPlatform, listImportedCampaigns } from './campaignImport';
import { insertTemplates, type RowOutcome, updateImport, updateOutcomes } from './commands';
import { downloadImages, type ImportedPicture, storeImages } from './importedPictures';
import { type ImportRecord, type ImportRow, listRows, lockImport } from './queries';
import { findCarouselData } from './toCarousel';
import { type GoogleCampaignTemplate, toGoogleTemplate } from './toGoogleTemplate';
import { type CampaignTemplate, toTemplate } from './toTemplate';

const alreadyImported = 'This campaign was already imported.';
const promotesPost =
  'This campaign promotes a post of the page. Its text was imported; to promote the post again, choose it when you launch the template.';
const notOffered = 'Templates do not support this campaign objective: ';

/**
 * Reads the next campaign and stores its template and the progress in one transaction. Returns whether more
 * are left.
 * @throws FacebookError that is transient; the queue then retries
 */
export async function runCampaignStep(ports: Ports, record: ImportRecord): Promise<boolean> {
  const [row] = await inTenant(ports.db, record.agency_id, (tx) =>
    listRows(tx, record, { status: ['pending'], limit: 1 }),
  );
  const read = row && (await readRow(ports, record, row));
  return inTenant(ports.db, record.agency_id, async (tx) => {
    const locked = await lockImport(tx, record.agency_id, record.id);
    if (locked?.status !== 'processing') return false;
    const pending = await listRows(tx, locked, { status: ['pending'], limit: 2 });
    // Another worker has stored the campaign meanwhile.
    const isOurs = row !== undefined && pending[0]?.row === row.row;
    const outcome = isOurs && read ? await storeRow(ports, tx, locked, row, read) : undefined;
    await updateOutcomes(tx, locked, outcome ? [outcome] : []);
    const isLast = pending.length === 0 || (isOurs && pending.length === 1);
    await updateImport(tx, locked, {
      processed_count: locked.processed_count + (outcome ? 1 : 0),
      passed_count: locked.passed_count + (outcome?.status === 'passed' ? 1 : 0),
      failed_count: locked.failed_count + (outcome?.status === 'failed' ? 1 : 0),
      ...(isLast && { status: 'completed' }),
      attempts: 0,
      updated_at: ports.clock.now(),
    });
    return !isLast;
  });
}

/** A campaign as read from its platform, or the reason why there is no template of it. */
type ReadRow =
  | {
      /** Number of images that could not be loaded. */
      readonly lost: number;
      /** True for a carousel with more cards than a template can have. */
      readonly hasMoreCards?: boolean;
      /** Stores its images and returns its template with the images that a Facebook ad shows. */
      readonly store: (tx: Database, now: Date) => Promise<ReadTemplate>;
    }
  | { readonly error: string };
type ReadTemplate = {
  readonly template: CampaignTemplate & Partial<Pick<GoogleCampaignTemplate, 'google'>>;
  readonly mediaIds: number[];
};

async function readRow(ports: Ports, record: ImportRecord, row: ImportRow): Promise<ReadRow> {
  const connection = await inTenant(ports.db, record.agency_id, (tx) => readConnection(tx, record));
  if (!connection) return { error: errorMessages.connectFacebook };
  try {
    if (getPlatform(connection) === 'google') {
      const id = row.external_id ?? '';
      return (
        (await downloadGoogle(ports, record, { ...connection, id })) ?? { error: errorMessages.notFound }
      );
    }
    const client = await openFacebook(ports, connection.source);
    const tree = await readCampaign(client, connection.account.external_id, row.external_id ?? '');
    if (tree === undefined) return { error: errorMessages.notFound };
    return await downloadTemplate(ports, record, tree);
  } catch (error) {
    return { error: await toReason(ports, connection.source, error) };
  }
}

async function downloadTemplate(ports: Ports, record: ImportRecord, tree: CampaignTree): Promise<ReadRow> {
  const template = toTemplate(tree);
  if (template === undefined) return { error: `${notOffered}${tree.campaign.objective}.` };
  const pictures = await downloadImages(ports, record.agency_id, tree.pictures);
  const cards = findCarouselData(tree.creatives)?.child_attachments.length ?? 0;
  return {
    lost: tree.pictures.size - pictures.length,
    hasMoreCards: cards > limits.facebook.cards.max,
    store: async (tx, now) => {
      const mediaIds = (await storeImages(tx, record, pictures, now)).map(({ id }) => id);
      const idOfHash = new Map(pictures.map(({ hash }, index) => [hash, mediaIds[index] ?? 0]));
      return { template: toTemplate(tree, idOfHash) ?? template, mediaIds };
    },
  };
}

/** Reads a campaign of Google with its images; undefined where the account has no such campaign. */
async function downloadGoogle(
  ports: Ports,
  record: ImportRecord,
  { id, ...reached }: ReachedAccount & { readonly id: string },
): Promise<ReadRow | undefined> {
  const { external_id, currency } = reached.account;
  const tree = await readGoogleTree(await openGoogle(ports, reached), external_id, id);
  if (!tree) return undefined;
  const images = await downloadImages(ports, record.agency_id, tree.images);
  const logos = await downloadImages(ports, record.agency_id, tree.logos);
  return {
    lost: tree.images.size + tree.logos.size - images.length - logos.length,
    store: async (tx, now) => {
      const store = async (pictures: readonly ImportedPicture[]) =>
        (await storeImages(tx, record, pictures, now)).map(toTemplateMedia);
      const media = { images: await store(images), logos: await store(logos) };
      return { template: toGoogleTemplate(tree, { media, currency }), mediaIds: [] };
    },
  };
}

function toTemplateMedia({ id, name, url, width, height }: MediaRecord): TemplateMedia {
  return { id, kind: 'image', name, url, width, height };
}

async function readConnection(tx: Database, { agency_id, ad_account_id }: ImportRecord) {
  const [row] = await tx
    .select({ account: ad_accounts, source: sources })
    .from(ad_accounts)
    .innerJoin(sources, sourceOfAccount)
    .where(and(eq(ad_accounts.agency_id, agency_id), eq(ad_accounts.id, ad_account_id ?? 0)));
  return row;
}

/**
 * Returns the user's message for a permanent error.
 * @throws the error if it is transient
 */
async function toReason(ports: Ports, source: typeof sources.$inferSelect, error: unknown): Promise<string> {
  if (error instanceof Problem) return error.message;
  const verdict =
    error instanceof FacebookError
      ? judgeFacebookError(error)
      : error instanceof GoogleAdsError
        ? judgeGoogleAdsError(error)
        : undefined;
  if (!verdict) throw error;
  if (verdict.action !== 'stop') throw error;
  if (verdict.code === 'AD_ACCOUNT_DISCONNECTED') {
    const now = ports.clock.now();
    await inTenant(ports.db, source.agency_id, (tx) => markDisconnected(tx, source, now));
  }
  return verdict.message;
}

async function storeRow(
  ports: Ports,
  tx: Database,
  record: ImportRecord,
  { row, external_id }: ImportRow,
  read: ReadRow,
): Promise<RowOutcome> {
  const failed = (message: string): RowOutcome => ({ row, status: 'failed', errors: [message] });
  if ('error' in read) return failed(read.error);
  const { agency_id, client_id } = record;
  await lockNames(tx, agency_id, 'templates');
  const campaign = external_id ?? '';
  if ((await listImportedCampaigns(tx, agency_id, [campaign])).has(campaign)) return failed(alreadyImported);
  const now = ports.clock.now();
  const { template: imported, mediaIds } = await read.store(tx, now);
  const { leadFormExternalId, postCount, name, google, ...template } = imported;
  const usedNames = await listTemplateNameKeys(tx, record);
  const stored = await insertTemplates(tx, [
    {
      ...template,
      platforms: google ? ['google'] : ['facebook'],
      google: google ?? null,
      name: usedNames.has(toNameKey(name)) ? copyName(name, usedNames) : name,
      agency_id,
      client_id,
      isClientTemplate: client_id !== null,
      isVisibilityAllowed: createDefaultTemplate().isVisibilityAllowed,
      folderId: await findExistingFolder(tx, record),
      selectedLeadForm: await findForm(tx, record, leadFormExternalId),
      imported_campaign_id: campaign,
      import_id: record.id,
      import_row: row,
      created_at: now,
      updated_at: now,
    },
  ]);
  const template_id = stored.get(row) ?? 0;
  await replaceMedia(tx, agency_id, template_id, mediaIds);
  const errors = [
    ...(read.lost > 0 ? ['An image of this campaign could not be loaded.'] : []),
    ...(postCount > 0 ? [promotesPost] : []),
    ...(read.hasMoreCards
      ? ['The carousel of this campaign has more than 7 cards: the first 7 were imported.']
      : []),
  ];
  return { row, status: 'passed', errors, template_id };
}

/** Finds the local copy of a lead form by its id on Facebook. */
async function findForm(
  tx: Database,
  { agency_id, client_id }: ImportRecord,
  externalId: string | null,
): Promise<Template['selectedLeadForm']> {
  if (externalId === null) return null;
  const isSeen =
    client_id === null ? undefined : or(isNull(lead_forms.client_id), eq(lead_forms.client_id, client_id));
  const [form] = await tx
    .select({ id: lead_forms.id, name: lead_forms.name })
    .from(lead_forms)
    .where(and(eq(lead_forms.agency_id, agency_id), eq(lead_forms.external_id, externalId), isSeen))
    .limit(1);
  return form === undefined ? null : { ...form, questionId: form.id };
}
