import * as z from 'zod';
import { Figure, Flag, lenientList, lenientObject, Message, OptionalText, Text } from '../json/lenientShapes';

// The fields of Google's answers that are used; all others are ignored.

/** Any JSON object. */
export const GoogleAnswer = z.record(z.string(), z.unknown());
export type GoogleAnswer = z.infer<typeof GoogleAnswer>;

/** The sign-in answers `{ error: 'invalid_grant', error_description }`, the API `{ error: { … } }`. */
export const ErrorAnswer = lenientObject({ error: z.unknown().optional(), error_description: Message });
/** A `GoogleAdsFailure` among an error's details. */
const Failure = z.object({ errors: z.array(z.unknown()), requestId: Message });
export const GoogleErrorFields = lenientObject({
  message: Message,
  status: Message,
  details: lenientList(Failure),
});
const PathPart = z.union([z.string(), z.number()]).optional().catch(undefined);
export const GoogleAdsErrorFields = lenientObject({
  /** One error enum with its value. */
  errorCode: z.record(z.string(), Message).catch({}),
  message: Message,
  details: lenientObject({
    quotaErrorDetails: lenientObject({ retryDelay: Message }),
    policyFindingDetails: lenientObject({
      policyTopicEntries: lenientList(
        lenientObject({
          topic: Text,
          evidences: lenientList(
            lenientObject({ textList: lenientObject({ texts: z.array(Text).catch([]) }) }),
          ),
        }),
      ),
    }),
  }),
  location: lenientObject({
    fieldPathElements: lenientList(lenientObject({ fieldName: PathPart, index: PathPart })),
  }),
});

export const TokenAnswer = lenientObject({
  access_token: OptionalText,
  expires_in: z.number().optional().catch(undefined),
  refresh_token: OptionalText,
  id_token: OptionalText,
});
export type TokenAnswer = z.infer<typeof TokenAnswer>;
export const IdTokenClaims = lenientObject({ sub: OptionalText, email: OptionalText });

const State = { status: Text, primaryStatus: Text, primaryStatusReasons: z.array(Text).catch([]) };
/** A resource's own state and Google's view of it. */
export type GoogleState = { status: string; primaryStatus: string; primaryStatusReasons: string[] };
const AdTexts = lenientList(lenientObject({ text: Text }));
/** Google's review of an ad or asset. */
const PolicySummary = lenientObject({
  approvalStatus: Text,
  reviewStatus: Text,
  policyTopicEntries: lenientList(lenientObject({ topic: Text })),
});
const Criterion = { negative: Flag, keyword: lenientObject({ text: Text, matchType: Text }) };
/** A row of a search with the selected resources; the others are empty. */
export const GoogleAdsRow = lenientObject({
  customerClient: lenientObject({
    id: Text,
    descriptiveName: Text,
    currencyCode: Text,
    timeZone: Text,
    manager: Flag,
    status: Text,
  }),
  campaign: lenientObject({
    resourceName: Text,
    id: Text,
    name: Text,
    startDateTime: Text,
    advertisingChannelType: Text,
    ...State,
  }),
  campaignBudget: lenientObject({ resourceName: Text, amountMicros: Figure, explicitlyShared: Flag }),
  assetGroup: lenientObject({
    resourceName: Text,
    id: Text,
    name: Text,
    finalUrls: z.array(Text).catch([]),
    ...State,
  }),
  segments: lenientObject({ date: Text }),
  metrics: lenientObject({ costMicros: Figure, impressions: Figure, clicks: Figure, conversions: Figure }),
  customer: lenientObject({ id: Text, currencyCode: Text, status: Text }),
  label: lenientObject({ resourceName: Text, name: Text }),
  asset: lenientObject({
    resourceName: Text,
    id: Text,
    name: Text,
    textAsset: lenientObject({ text: Text }),
    imageAsset: lenientObject({ fullSize: lenientObject({ url: Text }) }),
    youtubeVideoAsset: lenientObject({ youtubeVideoId: Text }),
    fieldTypePolicySummaries: lenientList(
      lenientObject({ assetFieldType: Text, policySummaryInfo: PolicySummary }),
    ),
    callToActionAsset: lenientObject({ callToAction: Text }),
  }),
  campaignAsset: lenientObject({ resourceName: Text, campaign: Text, fieldType: Text }),
  campaignCriterion: lenientObject({
    ...Criterion,
    language: lenientObject({ languageConstant: Text }),
  }),
  adGroupCriterion: lenientObject(Criterion),
  assetGroupSignal: lenientObject({ searchTheme: lenientObject({ text: Text }) }),
  adGroup: lenientObject({ resourceName: Text, id: Text, name: Text, ...State }),
  adGroupAd: lenientObject({
    resourceName: Text,
    ...State,
    policySummary: PolicySummary,
    ad: lenientObject({
      finalUrls: z.array(Text).catch([]),
      responsiveSearchAd: lenientObject({ headlines: AdTexts, descriptions: AdTexts }),
    }),
  }),
  assetGroupAsset: lenientObject({
    resourceName: Text,
    assetGroup: Text,
    fieldType: Text,
    policySummary: PolicySummary,
  }),
  audience: lenientObject({ id: Text, name: Text, description: Text }),
  customerConversionGoal: lenientObject({ category: Text, origin: Text, biddable: Flag }),
  customerUserAccess: lenientObject({ accessRole: Text }),
});
export type GoogleAdsRow = z.infer<typeof GoogleAdsRow>;

/** One page of a search, or one batch of a stream. */
export const SearchPage = lenientObject({ results: lenientList(GoogleAdsRow), nextPageToken: Text });
export const AccessibleCustomers = lenientObject({ resourceNames: z.array(Text).catch([]) });

export const LocationSuggestion = lenientObject({
  reach: Text,
  geoTargetConstant: lenientObject({
    id: Text,
    name: Text,
    canonicalName: Text,
    targetType: Text,
    countryCode: Text,
  }),
});
export type LocationSuggestion = z.infer<typeof LocationSuggestion>;
export const LocationSuggestions = lenientObject({
  geoTargetConstantSuggestions: lenientList(LocationSuggestion),
});

const Changed = lenientObject({ resourceName: Text });
/** The answer to `googleAds:mutate`: one result for each operation, named after its kind. */
export const MutateAnswer = lenientObject({
  mutateOperationResponses: lenientList(z.record(z.string(), Changed)),
  results: lenientList(Changed),
});
