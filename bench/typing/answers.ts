import type { Template } from '@adlane/contract/ads/templates';
import { createDefaultTemplateContent, createDefaultTemplateTargeting } from '@adlane/contract/ads/templates';
import { type VersionField } from '@adlane/contract/constants';
import { addVersion } from '@adlane/contract/rules';

const many = 15;

function versions(field: VersionField, count: number, text: string) {
  return Array.from({ length: count }).reduce<Template['templateContent'][VersionField]>(
    (list, _none, index) => addVersion(list, field, `${text} ${index + 1}`),
    [],
  );
}

const picture = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 628'><rect width='1200' height='628' fill='#b8dbe0'/></svg>",
)}`;

/** A template with fifteen headlines and a picture. */
const template: Template = {
  id: 1,
  name: 'Typing',
  niche: null,
  folderId: null,
  folderName: null,
  categoryId: null,
  categoryName: null,
  adCreativeType: 'image',
  templateAdType: 'landing_page',
  platforms: ['facebook'],
  status: 'active',
  isClientTemplate: false,
  thumbnailUrl: null,
  launched_count: 0,
  created_at: '2026-10-01T09:00:00.000Z',
  updated_at: '2026-10-20T09:00:00.000Z',
  isVisibilityAllowed: true,
  platformValidation: { facebook: true },
  templateContent: {
    ...createDefaultTemplateContent(),
    adText: versions('adText', 5, 'A calm first visit, a clear plan and no surprises, number'),
    headlines: versions('headlines', many, 'Headline'),
    subHeadlines: versions('subHeadlines', 5, 'Book in one minute, number'),
    landingPageUrl: 'https://www.brightside.example/spring',
  },
  templateTargeting: createDefaultTemplateTargeting(),
  templateMedia: [{ id: 1, kind: 'image', name: 'A bright room', url: picture, width: 1200, height: 628 }],
  templates: { google: null },
  existingLeadForm: null,
  selectedLeadForm: null,
};

const noRows = { data: [], meta: { page: 1, per_page: 100, total: 0 } };

/** Answers as the page's API: the template, and empty lists for everything else. Typing sends no request. */
export async function answer(request: RequestInfo | URL): Promise<Response> {
  const url = request instanceof Request ? request.url : String(request);
  const isTemplate = url.includes('/templates/view/');
  return Response.json(isTemplate ? template : { ...noRows, longest: [] });
}
