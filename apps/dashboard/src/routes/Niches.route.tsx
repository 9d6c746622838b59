import { NichesScreen } from '@adlane/screens';

/** /super-admin/niche */
export function Component() {
  return (
    <>
      <title>Niches – Adlane</title>
      <NichesScreen />
    </>
  );
}
