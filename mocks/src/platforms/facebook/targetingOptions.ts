/** What an ad can aim by beside places. */
export type TargetingOption = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly path: readonly string[];
  readonly size: number;
  /** What regulated ads may not aim by. */
  readonly isPersonal?: true;
};

/** The options that searches find. */
export const targetingOptions: readonly TargetingOption[] = [
  {
    id: '6003107902433',
    name: 'Dentistry',
    type: 'interests',
    path: ['Interests', 'Health', 'Dentistry'],
    size: 21_000_000,
    isPersonal: true,
  },
  {
    id: '6003384248805',
    name: 'Fitness and wellness',
    type: 'interests',
    path: ['Interests', 'Fitness and wellness'],
    size: 310_000_000,
  },
  {
    id: '6003277229371',
    name: 'Physical fitness',
    type: 'interests',
    path: ['Interests', 'Fitness and wellness', 'Physical fitness'],
    size: 180_000_000,
  },
  {
    id: '6003473077165',
    name: 'Personal training',
    type: 'interests',
    path: ['Interests', 'Fitness and wellness', 'Personal training'],
    size: 44_000_000,
  },
  {
    id: '6002714895372',
    name: 'Frequent travelers',
    type: 'behaviors',
    path: ['Behaviors', 'Travel', 'Frequent travelers'],
    size: 95_000_000,
  },
  {
    id: '6015559470583',
    name: 'Small business owners',
    type: 'behaviors',
    path: ['Behaviors', 'Digital activities', 'Small business owners'],
    size: 17_000_000,
  },
  {
    id: '6002714398172',
    name: 'Newlywed (6 months)',
    type: 'life_events',
    path: ['Demographics', 'Life events', 'Newlywed (6 months)'],
    size: 2_400_000,
    isPersonal: true,
  },
  {
    id: '6023005372383',
    name: 'Parents (all)',
    type: 'family_statuses',
    path: ['Demographics', 'Parents', 'Parents (all)'],
    size: 120_000_000,
    isPersonal: true,
  },
  {
    id: '6107813079183',
    name: 'Household income: top 10%',
    type: 'income',
    path: ['Demographics', 'Financial', 'Income'],
    size: 8_000_000,
    isPersonal: true,
  },
];
