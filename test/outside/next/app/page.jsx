import { cutText } from '@adlane/ad-editor/previews';
import { Button, UiProvider } from '@adlane/ui';
import { TourPopover } from '@adlane/widget-core/tour/react';

// A server component: it imports the packages without a wrapper file that begins with 'use client'.
export default function Page() {
  return (
    <UiProvider colorMode="light" dir="ltr">
      <Button>From the server</Button>
      <p>{typeof cutText}</p>
      <TourPopover steps={[{ message: 'Welcome' }]} />
    </UiProvider>
  );
}
