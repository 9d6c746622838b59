import { useApi } from '@adlane/api-client';
import { mayCall } from '@adlane/contract';
import type { User } from '@adlane/contract/account/auth';
import { callTable } from '@adlane/screens';
import { Avatar, Box, BrandColor, Logo, translate, VisuallyHidden } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import type { Area } from '../navigation/paths';

function BrandName({ name }: { name: string }) {
  return (
    <Box as="span" textStyle="lg" fontWeight="bold" letterSpacing="tight" overflowWrap="anywhere">
      {name}
    </Box>
  );
}

export type AreaBrandProps = {
  /** Where the user is: clients see their agency's brand. */
  area: Area;
  /** The signed-in user; a client without access may not read the brand and sees the agency's name. */
  user: Pick<User, 'entity_type' | 'permissions' | 'group'>;
};

/** Name, logo and color of the agency in its clients' area; the product's logo elsewhere. */
export function AreaBrand({ area, user }: AreaBrandProps) {
  if (area.kind !== 'client') return <Logo />;
  return mayCall(callTable.onboarding.config.access, user) ? (
    <AgencyBrand />
  ) : (
    <BrandName name={user.group} />
  );
}

/** Symbol of the product, or the initials of the agency, where its name has no room. */
export function AreaMark({ area, user }: AreaBrandProps) {
  return area.kind === 'client' ? <Avatar name={user.group} size="sm" /> : <Logo signOnly />;
}

function AgencyBrand() {
  const { queries } = useApi();
  const { data } = useQuery(queries.onboarding.config.query());
  // No name until it is known: the product's name would flash in the agency's app.
  if (!data) return <VisuallyHidden>{translate('Home')}</VisuallyHidden>;
  const { name, logo_url, brand_color } = data.brand;
  return (
    <>
      {brand_color === null ? null : <BrandColor color={brand_color} />}
      {logo_url === null ? (
        <BrandName name={name} />
      ) : (
        <Box asChild maxH={8} maxW={40} objectFit="contain">
          <img src={logo_url} alt={name} />
        </Box>
      )}
    </>
  );
}
