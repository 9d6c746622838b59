import type { Contract, HandlerOutput, ParsedInput } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import { messages } from '@adlane/contract/rules';
import { monotonicNow } from '../../../db/monotonicNow';
import { asOperator } from '../../../db/tenant';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { checkBase } from '../../../http/lockForEdit';
import { found, invalid } from '../../../http/problem';
import type { Database, Ports } from '../../../ports';
import { type AgencyValues, releaseHost, updateAgency } from './agencyCommands';
import { type AgencyRow, findAgency, hasImage, isHostInUse, lockAgency } from './agencyQueries';
import { sendHostCheck } from './hostCheck';
import { requireManager } from './team';

type Profile = HandlerOutput<Contract['account']['agencyProfile']>;
export type ProfileChange = ParsedInput<Contract['account']['updateAgencyProfile']>['body'];

/** After this time in milliseconds, another agency may claim a host name that was never verified. */
const claimMs = 7 * 24 * 60 * 60 * 1000;

function toProfile(row: AgencyRow): Profile {
  const { street = '', streetAddress = '', suite = '', city = '', zip = '', country = '' } = row.address;
  const pending = row.white_label_verified_at === null ? 'pending' : 'active';
  return {
    business_name: row.name,
    address: { businessName: row.name, streetAddress, street, suite, city, zip, country },
    website: row.website,
    phone: row.phone,
    brand_color: row.brand_color,
    logo_media_id: row.logo_media_id,
    logo_url: row.logo_url,
    mail_sender_name: row.mail_sender_name,
    is_client_signup_open: row.is_client_signup_open,
    whiteLabelUrl: row.whiteLabelUrl,
    whiteLabelStatus: row.whiteLabelUrl === null ? 'none' : pending,
    updated_at: row.updated_at.toISOString(),
  };
}

/**
 * Finds the agency's profile and queues a check of an unverified host name.
 * @throws Problem 404
 */
export async function findProfile(call: CallContext<UserCaller>): Promise<Profile> {
  const row = found(await call.inTenant(({ tx }) => findAgency(tx, call.caller.agency_id)));
  await sendHostCheck(call.ports, row);
  return toProfile(row);
}

/** @throws Problem 422 if the host name is this server's or another agency's */
async function claimHost({ db, site, clock }: Ports, host: string, agencyId: number): Promise<void> {
  const buildInUseProblem = () => invalid({ whiteLabelUrl: [errorMessages.hostTaken] });
  if (host === new URL(site.publicUrl()).hostname) throw buildInUseProblem();
  const lapsed = new Date(clock.now().getTime() - claimMs);
  const isInUse = await asOperator(db, async (tx) => {
    await releaseHost(tx, host, lapsed);
    return isHostInUse(tx, host, agencyId);
  });
  if (isInUse) throw buildInUseProblem();
}

async function toColumns(
  tx: Database,
  current: AgencyRow,
  change: Omit<ProfileChange, 'base_updated_at'>,
  now: Date,
): Promise<AgencyValues> {
  const { business_name, logo_media_id, address, whiteLabelUrl, ...rest } = change;
  if (logo_media_id && !(await hasImage(tx, current.id, logo_media_id))) {
    throw invalid({ logo_media_id: [messages.optionRequired] });
  }
  const isNewHost = whiteLabelUrl !== undefined && whiteLabelUrl !== current.whiteLabelUrl;
  return {
    ...rest,
    ...(business_name !== undefined && { name: business_name }),
    ...(logo_media_id !== undefined && { logo_media_id }),
    ...(address !== undefined && { address }),
    ...(isNewHost && {
      whiteLabelUrl,
      white_label_claimed_at: whiteLabelUrl === null ? null : now,
      white_label_verified_at: null,
      white_label_checked_at: null,
    }),
    updated_at: now,
  };
}

/**
 * Saves changes of the agency's profile and brand.
 * @throws Problem 403 for members, 409, 422
 */
export async function updateProfile(
  call: CallContext<UserCaller>,
  { base_updated_at, ...change }: ProfileChange,
): Promise<Profile> {
  const { ports, caller } = call;
  if (change.whiteLabelUrl) await claimHost(ports, change.whiteLabelUrl, caller.agency_id);
  const row = await call.inTenant(async (ctx) => {
    await requireManager(ctx);
    await lockAgency(ctx.tx, caller.agency_id);
    const current = found(await findAgency(ctx.tx, caller.agency_id));
    await checkBase(base_updated_at, current, async () => toProfile(current));
    const now = monotonicNow(current.updated_at, ports.clock.now());
    await updateAgency(ctx.tx, current.id, await toColumns(ctx.tx, current, change, now));
    return found(await findAgency(ctx.tx, caller.agency_id));
  });
  await sendHostCheck(ports, row);
  return toProfile(row);
}
