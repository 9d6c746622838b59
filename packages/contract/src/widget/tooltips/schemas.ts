import * as z from 'zod';

/** Comparison of a page's URL with `page`; an empty `page` matches all (widget §2.9). */
export const pageRuleTypes = ['is', 'isnot', 'contains', 'notcontains', 'startswith', 'endswith'] as const;

/** A tooltip or hotspot on an element of the host's page (widget §3.8). */
export const TooltipConfig = z.looseObject({
  /** Pages report it when they show the tooltip. */
  id: z.string().optional(),
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
  /** In pixels. */
  offsetX: z.number().default(4),
  /** In pixels. */
  offsetY: z.number().default(0),
});
export type TooltipConfig = z.infer<typeof TooltipConfig>;
