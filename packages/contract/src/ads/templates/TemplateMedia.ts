import * as z from 'zod';

/** An image or video of a template. */
export const TemplateMedia = z.looseObject({
  id: z.int(),
  kind: z.enum(['image', 'video']),
  name: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Of a video; null where it has none. */
  thumbnailUrl: z.string().nullish(),
});
export type TemplateMedia = z.infer<typeof TemplateMedia>;
