import { cutText } from '@adlane/ad-editor/previews';
import { Button, UiProvider } from '@adlane/ui';
import { TourPopover } from '@adlane/widget-core/tour/react';
import { EveryEntry } from '../everyEntry/EveryEntry.tsx';

// A server component: it imports the packages without a wrapper file that begins with 'use client'.
export default function Page() {
  return (
    <>
      <UiProvider colorMode="light" dir="ltr">
        <Button>From the server</Button>
        <p>{`${cutText('Cut on the server', 3).shown} on the server`}</p>
        <TourPopover open={false} steps={[{ message: 'Welcome' }]} />
      </UiProvider>
      <EveryEntry />
    </>
  );
}
