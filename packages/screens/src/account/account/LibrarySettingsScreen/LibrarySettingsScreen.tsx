import { NicheRequests } from './NicheRequests';
import { TagList } from './TagList';

/** Niches that the agency requested, and its tags (ads §2, niche requests and tags). */
export function LibrarySettingsScreen() {
  return (
    <>
      <NicheRequests />
      <TagList />
    </>
  );
}
