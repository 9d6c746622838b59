import * as z from 'zod';
import { Id, requiredName, requiredText } from '../../fields';

/** Limits of saved replies. */
export const savedReplyLimits = { name: 80, text: 5000, replies: 500 } as const;

/** Variables of a saved reply, which are filled in when it is inserted. */
export const savedReplyVariables = ['visitor.name', 'agent.name'] as const;
/** Name of a variable. */
export type SavedReplyVariable = (typeof savedReplyVariables)[number];

/** Name, text and project of a saved reply. */
export const SavedReplyForm = z.object({
  name: requiredName(savedReplyLimits.name),
  /** With `{visitor.name}` and `{agent.name}` where these names belong. */
  text: requiredText(savedReplyLimits.text),
  /** Null offers it in every project. */
  project_id: Id.nullable(),
});
export type SavedReplyForm = z.infer<typeof SavedReplyForm>;

/** A text that the team inserts into its replies. */
export const SavedReply = SavedReplyForm.extend({
  id: z.int(),
  /** Null for every project. */
  project_name: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SavedReply = z.infer<typeof SavedReply>;
