import * as z from 'zod';
import { FlowFormField } from '../../flowConfig/schemas';

/** Formats of a survey (widget §2). */
export const surveyFormats = ['survey', 'survey_full', 'survey_web'] as const;

/** A survey form (widget §2.3). */
export const Survey = z.object({ id: z.string(), title: z.string(), form: z.array(FlowFormField) });
export type Survey = z.infer<typeof Survey>;
