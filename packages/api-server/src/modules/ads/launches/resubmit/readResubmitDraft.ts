import type {
  AdResubmit,
  ResubmitDraft,
  ResubmitField,
  ResubmitMediaKind,
} from '@adlane/contract/ads/launches';
import {
  createDefaultTemplateContent,
  createDefaultTemplateTargeting,
  type Template,
  type TextVersion,
} from '@adlane/contract/ads/templates';
import { bidStrategyValues, billingEvents, defaultBillingEvent, findGoal } from '@adlane/contract/constants';
import { isConversionGoal } from '@adlane/contract/rules';
import { and, desc, eq } from 'drizzle-orm';
import { lead_forms } from '../../../../db/schema/ads/leadForms';
import { pages } from '../../../../db/schema/ads/sources';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import type { ReadContext } from '../../../../http/UseCaseContext';
import type { Database } from '../../../../ports';
import { visibleLeadForms } from '../../../account/access/visibility';
import { runAtGoogle } from '../../ads/adTarget';
import type { GoogleMedium } from '../../ads/google/googleMedia';
import {
  describeName,
  type GoogleParts,
  readGoogleParts,
  type TextKind,
  textKinds,
} from '../../ads/google/googleParts';
import { findTemplate } from '../../templates/findTemplate';
import { readLaunchedAd } from '../inputs/launchInputs';
import type { LaunchSettings } from '../inputs/launchSettings';
import { getPromotedPostId } from '../inputs/promotedPost';
import { readKnownUrls } from './googleReplacements';
import { describeOthers, listCorrectable, listShownParts, listUncorrected } from './listShownParts';
import type { RejectedAd } from './rejectedAd';

/** What Google says about an ad, and its rejected media that can be shown and replaced. */
export type GoogleDraft = { readonly parts: GoogleParts; readonly media: readonly GoogleMedium[] };

/** Returns a rejected ad as a resubmit takes it, with the field of each of the platform's reasons. */
export async function readResubmitDraft(
  call: CallContext<UserCaller>,
  target: RejectedAd,
): Promise<ResubmitDraft> {
  const google = await readGoogle(call, target);
  const source = { ...(await readRecordSource(call, target)), google };
  const messages = [...target.ad.status_reasons.map(({ message }) => message), ...target.feedback];
  return {
    record: buildRecord(target, source),
    reasons: [...new Set(messages)].map((message) => ({
      message,
      field: google ? findField(message, google) : null,
    })),
    media: listMedia(target, source).map(({ kind, thumbnailUrl }) => ({
      kind,
      thumbnailUrl: thumbnailUrl ?? null,
    })),
    ...(google ? describeShownAtGoogle(google) : await describeShown(call, target)),
  };
}

/** Finds the part of the record that a reason names: Google quotes the text, or names the medium. */
function findField(message: string, { parts, media }: GoogleDraft): ResubmitField | null {
  if (parts.names.some((name) => message.includes(`(${describeName(name)})`))) return 'business_name';
  const text = parts.texts.find((part) => part.topics.length > 0 && message.includes(`“${part.text}”`));
  if (text) return `template_content.${text.kind}`;
  return media.some(({ title }) => message.includes(`(${title})`)) ? 'template_media' : null;
}

/** A Google ad uses all texts, and its rejected media. */
function describeShownAtGoogle({ parts, media }: GoogleDraft): Pick<ResubmitDraft, 'shown' | 'leftOut'> {
  const list = (kind: TextKind) =>
    parts.texts.filter((part) => part.kind === kind).map((_part, index) => index);
  const corrected = parts.isSearch ? parts.ads : parts.groups;
  const others = parts.media.length - media.length;
  return {
    shown: {
      headlines: list('headlines'),
      subHeadlines: list('subHeadlines'),
      adText: list('adText'),
      media: media.map((_medium, index) => index),
    },
    leftOut: [
      ...describeOthers(parts.count - corrected.length, parts.count, parts.isSearch ? 'ads' : 'asset groups'),
      ...(others > 0
        ? [`${others} pictures: Google does not say where they are. Replace them at Google.`]
        : []),
    ],
  };
}

/** Returns which parts of the record a resubmit uses, and what it leaves out. */
async function describeShown(
  call: CallContext<UserCaller>,
  target: RejectedAd,
): Promise<Pick<ResubmitDraft, 'shown' | 'leftOut'>> {
  const { template_id } = target.ad;
  if (isPromotedPost(target)) return describePromoted(target);
  if (template_id === null) return { shown: null, leftOut: [] };
  const { template, media } = await call.inTenant((ctx) => readLaunchedAd(ctx, template_id));
  const correctable = listCorrectable(target, template, media);
  return {
    shown: listShownParts(correctable, template, media),
    leftOut: listUncorrected(target, correctable),
  };
}

/** Whether the ad is a post of its page. */
function isPromotedPost({ launched }: RejectedAd): boolean {
  return launched !== undefined && getPromotedPostId(launched.settings) !== undefined;
}

/** A post is corrected on the page, so the record offers none of its template's texts and media. */
function describePromoted({ rejected, count }: RejectedAd): Pick<ResubmitDraft, 'shown' | 'leftOut'> {
  return {
    shown: { headlines: [], subHeadlines: [], adText: [], media: [] },
    leftOut: [
      ...describeOthers(count - rejected.length, count),
      'Texts and media: the ad is a post. Correct the post on Facebook, then submit the ad again.',
    ],
  };
}

/** Returns the record of a rejected ad as it is before its correction; the texts of a Google ad are those at Google. */
export async function readRecord(
  call: CallContext<UserCaller>,
  target: RejectedAd,
  google: GoogleDraft | undefined,
): Promise<AdResubmit> {
  return buildRecord(target, { ...(await readRecordSource(call, target)), google });
}

/** Reads a Google ad from Google; undefined for an ad on Facebook. */
export async function readGoogle(
  call: CallContext<UserCaller>,
  target: RejectedAd,
): Promise<GoogleDraft | undefined> {
  if (target.ad.platform !== 'google') return undefined;
  const parts = await runAtGoogle(call.ports, target, readGoogleParts);
  const media = await call.inTenant((ctx) => readKnownUrls(ctx, target, parts.media));
  return { parts, media: media.filter(({ url }) => url !== '') };
}

async function readRecordSource(call: CallContext<UserCaller>, target: RejectedAd) {
  const { template_id } = target.ad;
  return call.inTenant(async ({ tx, caller }) => ({
    template: template_id === null ? undefined : await findTemplate({ tx, caller }, { id: template_id }),
    page: target.launched?.page ?? (await findDefaultPage(tx, target)),
    form: await findForm({ tx, caller }, target),
  }));
}

/** Finds the lead form that a launch was started with, where it named one. */
async function findForm(
  { tx, caller }: Pick<ReadContext, 'tx' | 'caller'>,
  { ad, launched }: RejectedAd,
): Promise<Form | undefined> {
  const id = launched?.settings.leadFormId ?? null;
  if (ad.adlane_type !== 'leadform' || id === null) return undefined;
  const [form] = await tx
    .select({ id: lead_forms.id, name: lead_forms.name })
    .from(lead_forms)
    .where(and(eq(lead_forms.agency_id, caller.agency_id), eq(lead_forms.id, id), visibleLeadForms(caller)));
  return form;
}

/** Finds the external id of the source's default page. */
async function findDefaultPage(tx: Database, { reached: { source } }: RejectedAd): Promise<string | null> {
  const [page] = await tx
    .select({ external_id: pages.external_id })
    .from(pages)
    .where(and(eq(pages.agency_id, source.agency_id), eq(pages.source_id, source.id)))
    .orderBy(desc(pages.is_default))
    .limit(1);
  return page?.external_id ?? null;
}

type Form = { readonly id: number; readonly name: string };
type Parts = {
  /** The form of the launch; undefined where it used the template's. */
  readonly form: Form | undefined;
  readonly template: Template | undefined;
  readonly page: string | null;
  readonly google: GoogleDraft | undefined;
};

type RecordMedium = Pick<Template['templateMedia'][number], 'url' | 'thumbnailUrl'> & {
  readonly kind: ResubmitMediaKind;
};

/** Lists the media of the record: those that Google has rejected, or all of the template. */
function listMedia(
  target: RejectedAd,
  { template, google }: Pick<Parts, 'template' | 'google'>,
): RecordMedium[] {
  if (isPromotedPost(target)) return [];
  const media: readonly RecordMedium[] = google ? google.media : (template?.templateMedia ?? []);
  return media.slice(0, 20);
}

function buildRecord(target: RejectedAd, { template, page, google, form }: Parts): AdResubmit {
  const { ad, reached, launched } = target;
  const urls = listMedia(target, { template, google }).map(({ url }) => url);
  const leadForm = form ?? template?.selectedLeadForm;
  const content = template?.templateContent ?? createDefaultTemplateContent();
  const targeting = template?.templateTargeting ?? createDefaultTemplateTargeting();
  const { objective, optimization_goal } = findGoal(ad.adlane_type);
  const field = launched?.settings.FbAdSetting.field;
  const chosen = launched?.settings.settings ?? {};
  return {
    name: ad.name,
    niche: template?.niche ?? null,
    status: ad.status,
    platform: ad.platform,
    source_id: reached.source.id,
    ad_type: template?.adCreativeType ?? 'image',
    channel: ad.platform,
    page_id: ad.platform === 'facebook' ? page : null,
    business_name: google?.parts.names[0]?.text ?? null,
    business_manager_id: null,
    latitude: null,
    longitude: null,
    objective: field?.objective ?? objective,
    account_id: reached.account.external_id,
    budget_type: ad.budget_type,
    template_id: ad.template_id,
    bid_strategy: chosen.bidStrategy ?? bidStrategyValues[0],
    daily_budget: ad.budget_type === 'daily' ? ad.budget : null,
    lifetime_budget: ad.budget_type === 'lifetime' ? ad.budget : null,
    billing_event: billingEvents.find((event) => event === targeting.billingEvent) ?? defaultBillingEvent,
    distance_unit: targeting.distanceUnit,
    adlane_type: ad.adlane_type,
    client_user_id: ad.client_user_id,
    template_media: { url: urls[0] ?? null, urls, video_id: null },
    promoted_object: toPromotedObject(chosen, page, field?.optimization_goal ?? optimization_goal),
    is_promoted_post: isPromotedPost(target),
    optimization_goal: field?.optimization_goal ?? optimization_goal,
    is_custom_audience: (targeting.selectedCustomAudience ?? []).length > 0,
    is_custom_location: false,
    follow_up_action_url: '',
    selected_instagram: chosen.selectedInstagram ?? null,
    selected_pixel: chosen.selectedPixel ?? null,
    selected_custom_audience: chosen.selectedCustomAudience ?? [],
    questions: [],
    lead_forms: leadForm ? [{ id: leadForm.id, name: leadForm.name }] : [],
    template_content: google ? toContent(content, google.parts) : content,
    template_targeting: targeting,
  };
}

/** What the ad set promotes: the event of a pixel for conversions, else the page. */
function toPromotedObject(
  { selectedPixel: pixel, selectedEventConversionType: event }: NonNullable<LaunchSettings['settings']>,
  page: string | null,
  goal: string,
): AdResubmit['promoted_object'] {
  if (isConversionGoal(goal) && pixel) return { pixel_id: pixel.id, custom_event_type: event ?? '' };
  return page === null ? {} : { page_id: page };
}

/** A Google ad in the record's one shape of texts: long headlines are sub-headlines, descriptions the ad texts. */
function toContent(content: Template['templateContent'], parts: GoogleParts): Template['templateContent'] {
  const list = (kind: TextKind): TextVersion[] =>
    parts.texts
      .filter((part) => part.kind === kind)
      .map(({ text }, index) => ({
        id: index + 1,
        title: `${titles[kind]} ${index + 1}`,
        value: text,
        isDefault: index === 0,
      }));
  return {
    ...content,
    ...Object.fromEntries(textKinds.map((kind) => [kind, list(kind)])),
    landingPageUrl: parts.finalUrl,
  };
}

const titles = { headlines: 'Headline', subHeadlines: 'Long headline', adText: 'Description' } as const;
