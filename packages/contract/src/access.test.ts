import { describe, expect, it } from 'vitest';
import {
  type Actor,
  forAgency,
  forAgencyOrClient,
  forAnyone,
  forSubscriber,
  forSuperAdmin,
  forUser,
  mayCall,
} from './access';

const agency: Actor = { entity_type: 'Agency', permissions: {} };
const operator: Actor = { entity_type: 'SuperAdmin', permissions: {} };
const client = (permissions: Actor['permissions']): Actor => ({ entity_type: 'Client', permissions });

describe('mayCall', () => {
  it.each([
    ['anyone without an actor', forAnyone, undefined, true],
    ['a user call without an actor', forUser, undefined, false],
    ['a client where any user may', forUser, client({}), true],
    ['an agency in its own area', forAgency, agency, true],
    ['the super admin in the agency area', forAgency, operator, true],
    ['the super admin where only an agency may', forSubscriber, operator, false],
    ['a client where only an agency may', forAgency, client({ adlane_all: true }), false],
    ['an agency where only the super admin may', forSuperAdmin, agency, false],
    ['an agency where clients need a flag', forAgencyOrClient('ads_launch'), agency, true],
    ['a client without the flag', forAgencyOrClient('ads_launch'), client({ adlane_all: true }), false],
    [
      'a client with the flag taken back',
      forAgencyOrClient('ads_launch'),
      client({ ads_launch: false }),
      false,
    ],
    [
      'a client with the flag',
      forAgencyOrClient('ads_launch'),
      client({ adlane_all: true, ads_launch: true }),
      true,
    ],
    [
      'a client with the flag and no access',
      forAgencyOrClient('ads_launch'),
      client({ ads_launch: true }),
      false,
    ],
    ['client access itself', forAgencyOrClient(), client({ adlane_all: true }), true],
    [
      'one of two flags',
      forAgencyOrClient(['ads_launch', 'manage_agency_ads']),
      client({ adlane_all: true, manage_agency_ads: true }),
      true,
    ],
    [
      'none of two flags',
      forAgencyOrClient(['ads_launch', 'manage_agency_ads']),
      client({ adlane_all: true }),
      false,
    ],
  ] as const)('%s', (_what, access, actor, expected) => {
    expect(mayCall(access, actor)).toBe(expected);
  });
});
