/** People and locations that exist from the start. */
export const goHighLevelDemo = {
  client: { id: 'ghl-double-client', secret: 'ghl-double-secret' },
  companyId: 'ghlCompanyBrooks',
  /** The location that `refreshToken` is for: a seeded client's. */
  locationId: 'ghlBrightside01',
  locations: [
    { id: 'ghlBrightside01', name: 'Brightside Dental' },
    { id: 'ghlBrooksGrowth', name: 'Brooks Growth' },
    { id: 'ghlHarborFitness', name: 'Harbor Fitness' },
  ],
  /** Users of the locations; the first one is a seeded client's user. */
  users: [
    {
      id: 'ghlUserOwner',
      locationId: 'ghlBrightside01',
      email: 'client@adlane.test',
      firstName: 'Dana',
      lastName: 'Reyes',
    },
    {
      id: 'ghlUserDesk',
      locationId: 'ghlBrightside01',
      email: 'desk@brightside.test',
      firstName: 'Finn',
      lastName: 'Ito',
    },
    {
      id: 'ghlUserBrooks',
      locationId: 'ghlBrooksGrowth',
      email: 'crm@brooks.test',
      firstName: 'Ann',
      lastName: 'Brooks',
    },
  ],
  refreshToken: 'ghl-double-refresh-0',
  /** The location that a seeded client is connected to from the start. */
  connected: { id: 'ghlHarborFitness', name: 'Harbor Fitness', refreshToken: 'ghl-double-refresh-1' },
  /**
   * Ed25519 keys that sign the double's webhooks, base64: SPKI and PKCS #8. Public, since they belong to a
   * double.
   */
  webhookPublicKey: 'MCowBQYDK2VwAyEA5Vw/Hhg6xvnmZMEKx3aWUsm+K/YrIABR9yPMXmudMh4=',
  webhookPrivateKey: 'MC4CAQAwBQYDK2VwBCIEIFiNgbknsQohwddoT46yiRpOlnofIJfrsnNIt+zt5UzB',
} as const;
