/** Messages of ads §5, verbatim. */
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
  /** The leading space is in the specification. */
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

/** Messages of rules about objectives and permissions (ads §6, §8). */
export const ruleFailures = {
  defaultObjectiveDisabled:
    'You cannot disable the default objective. Please select another objective as default first.',
  inactiveObjectiveDefault:
    'You cannot set an inactive objective as default. Please activate the objective first.',
  notPermitted: "You don't have permission to perform this action.",
} as const;
