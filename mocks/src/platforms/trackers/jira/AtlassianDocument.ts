import * as z from 'zod';

/** A link, or the style of a text. */
const Mark = z.union([
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.url(), title: z.string().optional() }),
  }),
  z.strictObject({ type: z.enum(['strong', 'em', 'code', 'strike', 'underline']) }),
]);
const Text = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1),
  marks: z.array(Mark).optional(),
});
const PlainText = z.strictObject({ type: z.literal('text'), text: z.string().min(1) });
const Inline = z.union([Text, z.strictObject({ type: z.literal('hardBreak') })]);
const Paragraph = z.strictObject({ type: z.literal('paragraph'), content: z.array(Inline).optional() });
const ListItem = z.strictObject({ type: z.literal('listItem'), content: z.array(Paragraph).min(1) });
const Block = z.union([
  Paragraph,
  z.strictObject({
    type: z.literal('heading'),
    attrs: z.strictObject({ level: z.int().min(1).max(6) }),
    content: z.array(Inline).optional(),
  }),
  z.strictObject({ type: z.enum(['bulletList', 'orderedList']), content: z.array(ListItem).min(1) }),
  z.strictObject({
    type: z.literal('codeBlock'),
    attrs: z.strictObject({ language: z.string() }).optional(),
    content: z.array(PlainText).optional(),
  }),
  z.strictObject({ type: z.literal('rule') }),
]);

/** A text in the Atlassian Document Format, with the nodes that its schema allows at each place. */
export const AtlassianDocument = z.strictObject({
  type: z.literal('doc'),
  version: z.literal(1),
  content: z.array(Block),
});
export type AtlassianDocument = z.infer<typeof AtlassianDocument>;
