import { expect, it } from 'vitest';
import type { Area } from '../navigation/paths';
import { getUserArea } from './getUserArea';

type AreaUser = Parameters<typeof getUserArea>[0];

const agency: AreaUser = { id: 7, entity_type: 'Agency', g_h_id: null, login_as_type: null };

it.each<[string, AreaUser, Area]>([
  ['an agency', agency, { kind: 'agency' }],
  [
    'a super admin signed in as an agency',
    { ...agency, login_as_type: 'SuperAdmin' },
    { kind: 'viewingAgency' },
  ],
  ['a super admin', { ...agency, entity_type: 'SuperAdmin' }, { kind: 'superAdmin' }],
  [
    'a client of the CRM',
    { ...agency, entity_type: 'Client', g_h_id: 'hl' },
    { kind: 'client', highLevelId: 'hl' },
  ],
  [
    'a client without a CRM id',
    { ...agency, entity_type: 'Client' },
    { kind: 'client', highLevelId: 'client-7' },
  ],
])('the area of %s is %j', (_who, user, area) => expect(getUserArea(user)).toEqual(area));
