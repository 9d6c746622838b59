import type { User } from '@adlane/contract/account/auth';
import { Button, Flex, translate } from '@adlane/ui';
import { ArrowLeft } from 'lucide-react';

export type ViewingBannerProps = {
  /** The user whose pages are viewed. */
  user: Pick<User, 'business_name' | 'email'>;
  /** Ends the viewing session. */
  onLeave: () => void;
};

/** Says whose pages the super admin views, and leads back. */
export function ViewingBanner({ user, onLeave }: ViewingBannerProps) {
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap={2}>
      <span>
        {translate('You are viewing as')} <strong>{user.business_name || user.email}</strong>
      </span>
      <Button size="sm" variant="secondary" startIcon={<ArrowLeft aria-hidden />} onClick={onLeave}>
        {translate('Back to super admin')}
      </Button>
    </Flex>
  );
}
