import type { Offer } from './Offer';

/** Roofing, cleaning and landscaping. */
export const homeOffers: readonly Offer[] = [
  {
    niche: 'Roofing',
    category: 'Inspection',
    name: 'Free Roof Inspection',
    adType: 'leadform',
    callToAction: 'GET_QUOTE',
    adText: [
      'Last week of storms left marks on many roofs in the area. We inspect yours for free and send you pictures of what we find.',
      'A small leak costs little today and a ceiling in spring. Book a free inspection: thirty minutes, pictures, and a written report.',
      'You cannot see your own roof. We can, with a drone, and it costs you nothing. If all is well we say so.',
    ],
    headlines: ['Free Roof Inspection', 'Storm Damage? We Check Free', 'Photos of Your Roof'],
    subHeadlines: [
      'Thirty minutes and a written report.',
      'If all is well, we say so.',
      'Licensed, insured and from around here.',
    ],
  },
  {
    niche: 'Roofing',
    category: 'Replacement',
    name: 'Roof Replacement Financing',
    adType: 'landing_page',
    callToAction: 'APPLY_NOW',
    adText: [
      'A new roof from $129 a month, with nothing down and a twenty-five year warranty. See what you would pay in two minutes.',
      'Do not wait for the next leak. We replace most roofs in two days, and you can spread the cost over up to ten years.',
      'A new roof before winter, paid month by month. One visit, one price in writing, one team from start to finish.',
    ],
    headlines: ['A New Roof, $129 a Month', 'Replaced in Two Days', 'New Roof, Nothing Down'],
    subHeadlines: [
      'Twenty-five year warranty in writing.',
      'Find your monthly price in two minutes.',
      'One team from start to finish.',
    ],
  },
  {
    niche: 'Home Cleaning',
    category: 'Regular',
    name: 'First Clean Half Price',
    adType: 'leadform',
    callToAction: 'GET_OFFER',
    adText: [
      'Come home to a clean kitchen. Your first clean is half price, done by the same two people every time, with our own supplies.',
      'How would you spend four free hours? Let us clean while you find out. Half price on the first visit, no contract.',
      'Checked, insured and on time: our teams look after two hundred homes in the area. Try us at half price.',
    ],
    headlines: ['First Clean Half Price', 'Come Home to a Clean House', 'Your Weekend Back'],
    subHeadlines: [
      'The same two people every time.',
      'No contract, cancel by a text message.',
      'Insured teams, our own supplies.',
    ],
  },
  {
    niche: 'Home Cleaning',
    category: 'Moving',
    name: 'Move-Out Clean',
    adType: 'leadform',
    callToAction: 'GET_QUOTE',
    adText: [
      'Get the whole deposit back. Our move-out clean follows the checklist that landlords use, oven and windows included.',
      'You have boxes to carry. We have mops. A fixed price for your move-out clean within ten minutes, by phone or message.',
      'Keys on Friday? We clean on Thursday, evenings too. If the landlord finds something, we come back for free.',
    ],
    headlines: ['Move-Out Clean, Fixed Price', 'Get the Deposit Back', 'You Pack, We Clean'],
    subHeadlines: [
      'Oven, windows and cupboards included.',
      'We come back for free if needed.',
      'A fixed price within ten minutes.',
    ],
  },
  {
    niche: 'Landscaping',
    category: 'Lawn',
    name: 'Lawn Care Plan',
    adType: 'leadform',
    callToAction: 'SIGN_UP',
    adText: [
      'A lawn that the neighbours ask about, for $39 a visit. We mow, edge and feed; you sit down and look at it.',
      'Weeds love weekends when you are away. Our plan keeps them out from spring to autumn, and you can pause at any time.',
      'First visit free: we mow, you compare. Then $39 a visit, every week or every second one, as your grass needs it.',
    ],
    headlines: ['Lawn Care from $39', 'First Mow Is on Us', 'The Best Lawn in the Street'],
    subHeadlines: [
      'Mow, edge and feed in every visit.',
      'Pause or stop at any time.',
      'Every week or every second one.',
    ],
  },
  {
    niche: 'Landscaping',
    category: 'Patio',
    name: 'Patio Design',
    adType: 'messenger',
    callToAction: 'CONTACT_US',
    adText: [
      'Imagine dinner outside next summer. We design your patio in winter, build in spring, and the drawing is free.',
      'A patio does not need a big garden, only a good plan. Send us a picture of the corner you dislike most.',
      'Stone, wood or gravel? Send a message with your size and we answer with three ideas and honest prices.',
    ],
    headlines: ['Free Patio Design', 'Dinner Outside Next Summer', 'Three Ideas for Your Garden'],
    subHeadlines: [
      'Designed in winter, built in spring.',
      'Send a picture, get three ideas.',
      'Honest prices before the first stone.',
    ],
  },
];
