import type { GoogleAdContent, Template, TemplateMedia } from '@adlane/contract/ads/templates';
import { and, eq, inArray } from 'drizzle-orm';
import { media } from '../../../db/schema/ads/media';
import { invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { visibleMedia } from '../../account/access/visibility';
import { goneMessage } from './references';

type TemplateHalves = Template['templates'];
const lists = ['googleTemplateMedia', 'googleTemplateLogos'] as const;

/** Returns the media of the library that the caller may see, by id. */
async function findLibraryMedia(
  { tx, caller }: UseCaseContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TemplateMedia>> {
  if (ids.length === 0) return new Map();
  const { id, kind, name, url, width, height } = media;
  const rows = await tx
    .select({ id, kind, name, url, width, height })
    .from(media)
    .where(and(eq(media.agency_id, caller.agency_id), inArray(media.id, [...ids]), visibleMedia(caller)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Videos by link need no library: the rules check YouTube addresses. */
function isLink({ kind, url }: TemplateMedia): boolean {
  return kind === 'video' && !url.startsWith('/');
}

/**
 * Returns the Google half of a template with its media as the library has them: owner, address and size never
 * come from the client (ads §5 checks sizes and shapes by content).
 * @throws Problem 422 with the path of each item that the caller's library does not have
 */
export async function resolveLibraryMedia<Halves extends TemplateHalves | undefined>(
  ctx: UseCaseContext,
  halves: Halves,
): Promise<Halves> {
  if (!halves?.google) return halves;
  const content: GoogleAdContent = halves.google.createAdTemplateData;
  const ids = lists.flatMap((list) => content[list].map(({ id }) => id));
  const library = await findLibraryMedia(ctx, [...new Set(ids)]);
  const errors: Record<string, string[]> = {};
  const resolveList = (list: (typeof lists)[number]) =>
    content[list].map((item, index) => {
      const found = library.get(item.id);
      if (!found && !isLink(item)) {
        errors[`templates.google.createAdTemplateData.${list}.${index}`] = [goneMessage];
      }
      return isLink(item) ? item : { ...item, ...found };
    });
  const createAdTemplateData = {
    ...content,
    googleTemplateMedia: resolveList('googleTemplateMedia'),
    googleTemplateLogos: resolveList('googleTemplateLogos'),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...halves, google: { ...halves.google, createAdTemplateData } };
}
