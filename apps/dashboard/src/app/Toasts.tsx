import { Toaster } from '@adlane/ui';

/** Toasts of all pages; they outlive a sign-out, so that its reason can be read on the sign-in page. */
export default function Toasts() {
  return <Toaster />;
}
