import type { PackedJson } from '@adlane/contract';
import { ScreenshotData, WebReplay } from '@adlane/contract/widget/tickets';
import type * as z from 'zod';
import { Problem } from '../../../http/problem';
import { checkJsonSize } from '../../../http/requests/checkJsonSize';
import { readJson, widgetDepth } from '../../../http/requests/readBody';
import { parseValue } from '../../../http/requests/validate';
import { packJson } from './largeParts';

/** Maximum values of a ticket: a page of 15,000 nodes with its replay has some 500,000. */
const maxValues = 1_000_000;
/**
 * Maximum values of a ticket without its screenshot and replay: its logs have some 10,000. They are parsed, checked and
 * written on the thread of all requests.
 */
const maxDataValues = 100_000;
/** Maximum size of a ticket's form, custom data and metadata together, in characters of JSON. */
const maxDataLength = 1_048_576;
/** Events that are checked at a time: a checked copy of all of them would double the memory. */
const sliceEvents = 1000;

type Holder = Readonly<Record<string, unknown>>;

/**
 * Reads a ticket's body: its screenshot and replay are checked and packed, as they are stored; the rest is
 * parsed.
 * @throws Problem 400, 413, 422
 */
export async function readTicketBody(bytes: Uint8Array): Promise<unknown> {
  const body = readJson(bytes, { maxDepth: widgetDepth, maxValues, brokenText: 'drop' });
  if (!isHolder(body)) return body;
  const { screenshotData, webReplay, ...rest } = body;
  checkData(rest);
  checkJsonSize(new TextEncoder().encode(JSON.stringify(rest)), {
    maxDepth: widgetDepth,
    maxValues: maxDataValues,
  });
  return {
    ...rest,
    screenshotData: await pack('screenshotData', ScreenshotData, screenshotData),
    webReplay: await packReplay(webReplay),
  };
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkData({ formData, customData, metaData }: Holder): void {
  if (JSON.stringify([formData, customData, metaData]).length <= maxDataLength) return;
  const text = 'The form, custom data and metadata of a ticket cannot exceed 1 MB. Please send less.';
  throw new Problem('BODY_TOO_LARGE', text);
}

/** Checks and packs a part of the body. @throws Problem 422 */
async function pack(field: string, schema: z.ZodType, value: unknown): Promise<PackedJson | null> {
  if (value === null || value === undefined) return null;
  parseValue(schema, value, field);
  return packJson(value);
}

/** Checks and packs a replay, some of its events at a time. @throws Problem 422 */
async function packReplay(replay: unknown): Promise<PackedJson | null> {
  if (!isHolder(replay) || !Array.isArray(replay['events'])) return pack('webReplay', WebReplay, replay);
  const { events } = replay;
  for (let start = 0; start === 0 || start < events.length; start += sliceEvents)
    parseValue(WebReplay, { ...replay, events: events.slice(start, start + sliceEvents) }, 'webReplay');
  return packJson(replay);
}
