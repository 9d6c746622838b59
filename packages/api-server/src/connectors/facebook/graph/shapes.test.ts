import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as campaignShapes from './campaignShapes';
import * as shapes from './shapes';

/** Shapes that reject an answer without their required fields. */
const strict: readonly string[] = [
  'ErrorAnswer',
  'GraphPage',
  'GraphToken',
  'LocaleRow',
  'StartedVideoUpload',
  'TargetingOptionRow',
  'VideoOffsets',
];
const lenient = Object.entries({ ...shapes, ...campaignShapes }).flatMap(([name, shape]) =>
  shape instanceof z.ZodType && !strict.includes(name) ? [[name, shape] as const] : [],
);

describe('shapes of Facebook’s answers', () => {
  it.each(lenient)('%s reads an answer without any field', (_name, shape) => {
    expect(shape.safeParse({})).toMatchObject({ success: true });
  });
});
