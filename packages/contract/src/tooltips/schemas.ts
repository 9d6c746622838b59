import * as z from 'zod';

/** How a page's URL is compared with `page`; an empty `page` matches all (widget §2.9). */
export const pageRuleTypes = ['is', 'isnot', 'contains', 'notcontains', 'startswith', 'endswith'] as const;

/** A tooltip or hotspot on an element of the host's page (widget §3.8). */
export const TooltipConfig = z.looseObject({
  selector: z.string(),
  html: z.string(),
  page: z.string(),
  pageType: z.enum(pageRuleTypes),
  mode: z.enum(['hotspot', 'tooltip']),
  icon: z.string().optional(),
  color: z.string().optional(),
  animated: z.boolean().optional(),
  posX: z.enum(['left', 'right']).default('right'),
  posY: z.enum(['top', 'center', 'bottom']).default('center'),
  /** Pixels. */
  offsetX: z.number().default(4),
  /** Pixels. */
  offsetY: z.number().default(0),
});
export type TooltipConfig = z.infer<typeof TooltipConfig>;
