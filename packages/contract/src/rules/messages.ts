/** The texts of ads §5, letter for letter. */
export const messages = {
  headingTooLong: 'Heading cannot exceed 30 characters',
  longHeadingTooLong: 'Long Heading cannot exceed 90 characters',
  descriptionTooLong: 'Description cannot exceed 90 characters',
  shortDescriptionTooLong: 'Short Description cannot exceed 60 characters',
  tooManyGoogleMedia: "You can't select more than 20",
  tooManyFacebookMedia: "You can't select more than 7",
  tooManyLogos: "You can't select more than 5",
  missingRatios: 'Please include the following required ratio(s)',
  youtubeUrlInvalid: 'Please enter a valid YouTube URL.',
  videoAlreadyAdded: 'This video is already added.',
  emojis: 'Emojis are not allowed.',
  capitalWords: 'Capital words are not allowed.',
  braces: 'Please Remove { } Braces',
  duplicate: 'Please remove duplicate entry.',
  spaceAfterExclamation: 'Please add a space after the !',
  htmlTags: 'HTML tags are not allowed.',
  specialCharacters: 'Special characters are not allowed.',
  characterLimit: 'Character limit exceeded. Please shorten your ad text or smart insert',
  folderName: 'Folder name cannot contain special characters.',
  required: '*Required.',
  fieldRequired: 'This field is required.',
  /** The leading space is the specification's. */
  startDateRequired: ' Start date is required.',
  emailInvalid: 'Please enter a valid email address.',
  urlInvalid: 'Please Enter Valid URL',
  phoneInvalid: 'Please Enter a Valid Phone Number',
  locationExists: 'This location has already exist.',
  platformRequired: 'Please select at least one platform.',
  optionRequired: 'Please choose one of the available option.',
  clickOnField: 'Please click on any field',
  nicheBeforeOffers: 'A category niche must be selected before generating offers.',
  googleClientIdMissing: 'Google Client ID is missing',
} as const;

/** Texts for limits of ads §5 that come without one: our own words, in the manner of the others. */
export const ownMessages = {
  googleBusinessNameTooLong: 'Business name cannot exceed 20 characters',
  googleCampaignNameTooLong: 'Campaign name cannot exceed 15 characters',
  googleHeadlineCount: 'Please enter 3 to 15 headlines, numbered without gaps.',
  googleLongHeadlineCount: 'Please enter 1 to 5 long headlines, numbered without gaps.',
  googleDescriptionCount: 'Please enter 3 to 5 descriptions, numbered without gaps.',
  imageTooLarge: 'Images cannot exceed 5 MB',
  mediaTypeRefused: 'Please upload a JPEG, PNG, GIF or WebP image, or an MP4, MOV or WebM video.',
  mediaDamaged: 'This file is damaged or incomplete.',
  imageAnimated: 'Animated images cannot be used in ads. Please upload a video instead.',
  imageTooSmall: 'Images must be at least 320 x 320 pixels',
  videoTooLarge: 'Videos cannot exceed 500 MB',
  logoTooNarrow: 'Logos must be at least 512 pixels wide',
  mediaRequired: 'Please select at least one image or video.',
  radiusOutOfRange: 'Radius must be between 20 and 500',
  facebookRadius:
    'Facebook takes a radius of 1 to 50 miles or 1 to 80 km (special categories: from 15 miles or 25 km).',
  categoryPlace: 'A special ad category takes no postal codes and no excluded places.',
  tooManyPlaces: "You can't select more than 200 places",
  tooManyLanguages: "You can't select more than 90 languages",
  rightColumnAlone: 'The right column can not be the only placement of a video. Please add another one.',
  systemVersionMin: 'Please choose the lowest version too.',
  systemVersionRange: 'The lowest version must not be above the highest.',
  utmTooLong: 'Tags cannot exceed 255 characters',
  /** The macro follows. */
  utmMacroUnknown: 'Facebook does not know this macro:',
  billingEvent: 'Facebook charges for link clicks only where the ad opens a page.',
  budgetInvalid: 'Please enter an amount above zero.',
  lifetimeNeedsEnd: 'A lifetime budget needs an end date.',
  audienceOfOtherAccount: 'This audience belongs to another ad account and can not be used with this one.',
  endBeforeStart: 'The end date must be after the start date.',
  ageRange: 'Ages must be between 18 and 65, the lower one first.',
  callToActionForLeadForm: 'Please choose a different call to action for the Lead Form objective.',
  templateNotActive: 'Only an active template can be launched. Please activate it first.',
  masterNotActive: 'Only an active template can be published. Please activate it first.',
  clientTemplateForAll: "A client's own template can be opened to named clients only.",
  oneObjective: 'Please select only one campaign objective.',
  conversionGoalRequired: 'Please choose at least one conversion goal.',
  /** The inserts' names follow. */
  insertUnresolved: 'Smart inserts that were deleted or are not filled in can not be used:',
} as const;

/** Texts of ads §6 and §8 about objectives and rights that a rule answers with. */
export const ruleFailures = {
  defaultObjectiveDisabled:
    'You cannot disable the default objective. Please select another objective as default first.',
  inactiveObjectiveDefault:
    'You cannot set an inactive objective as default. Please activate the objective first.',
  notPermitted: "You don't have permission to perform this action.",
} as const;
