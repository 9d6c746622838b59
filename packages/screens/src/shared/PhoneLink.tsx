import { Link } from '@adlane/ui';
import { toPhoneHref } from './format/toPhoneHref';

/** Phone number that opens the user's calling app. */
export function PhoneLink({ phone }: { phone: string }) {
  return <Link href={toPhoneHref(phone)}>{phone}</Link>;
}
