import * as z from 'zod';

/** A picture or video as a template holds it. */
export const TemplateMedia = z.looseObject({
  id: z.int(),
  kind: z.enum(['image', 'video']),
  name: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type TemplateMedia = z.infer<typeof TemplateMedia>;
