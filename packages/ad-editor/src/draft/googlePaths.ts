/** Where the Google half lives in the draft. */
export const googlePaths = {
  content: 'templates.google.createAdTemplateData',
  targeting: 'templates.google.targetAdTemplateData',
  launch: 'templates.google.launchAdTemplateData',
} as const;
