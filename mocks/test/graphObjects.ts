/** Parameters of a valid new campaign for leads. */
export const campaign = {
  name: 'ADL Spring',
  objective: 'OUTCOME_LEADS',
  status: 'PAUSED',
  special_ad_categories: [],
  is_adset_budget_sharing_enabled: false,
  adlabels: [{ name: 'launch-1' }],
};

/** Parameters of a valid new ad set of that campaign, without its `campaign_id`. */
export const adSet = {
  name: 'Set',
  billing_event: 'IMPRESSIONS',
  optimization_goal: 'LEAD_GENERATION',
  destination_type: 'ON_AD',
  daily_budget: 2000,
  status: 'PAUSED',
  promoted_object: { page_id: '2001' },
  targeting: { geo_locations: { countries: ['US'] }, targeting_automation: { advantage_audience: 0 } },
};
