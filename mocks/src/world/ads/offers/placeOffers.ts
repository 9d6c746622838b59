import type { Offer } from './Offer';

/** Fitness, real estate and car repair. */
export const placeOffers: readonly Offer[] = [
  {
    niche: 'Fitness',
    category: 'Challenge',
    name: 'Six Week Challenge',
    adType: 'leadform',
    callToAction: 'SIGN_UP',
    adText: [
      'Six weeks, three classes a week, one coach who knows your name. Join the challenge and get your fee back if you show up to all of them.',
      'You do not need to be fit to start, you start to get fit. Small groups, simple meals, and six weeks with an end in sight.',
      'Last round, people in this town lost four hundred pounds together. The next six weeks start on Monday, with twenty places.',
    ],
    headlines: ['The Six Week Challenge', 'Twenty Places, Start Monday', 'Show Up and Train for Free'],
    subHeadlines: [
      'Small groups and a coach who knows you.',
      'Your fee back if you come to every class.',
      'For beginners, from eighteen to seventy.',
    ],
  },
  {
    niche: 'Fitness',
    category: 'Trial',
    name: 'Free First Class',
    adType: 'leadform',
    callToAction: 'BOOK_NOW',
    adText: [
      'Try a class on us this week. Bring water and shoes, we bring the rest, and there is no sales pitch afterwards.',
      'The hardest part is the door. Let us open it: your first class is free, and a coach meets you ten minutes before.',
      'Morning, lunch or evening: pick one of thirty classes and come for free. If it is not for you, no hard feelings.',
    ],
    headlines: ['Your First Class Is Free', 'Thirty Classes a Week', 'Come and Try Us'],
    subHeadlines: [
      'A coach meets you ten minutes before.',
      'Morning, lunch and evening classes.',
      'No sales talk. Really!',
    ],
  },
  {
    niche: 'Real Estate',
    category: 'Sellers',
    name: 'Home Valuation',
    adType: 'leadform',
    callToAction: 'GET_QUOTE',
    adText: [
      'Homes in the area sold for nine percent more this year. Find out what yours would bring, free, with three sales to compare.',
      'Curious, not selling? That is fine. Get a valuation by people who walk these streets, not by a formula. No calls afterwards unless you ask.',
      'What did the house next door sell for, and why? We put it in a two page report, with a price for yours.',
    ],
    headlines: ['What Is Your Home Worth?', 'Free Home Valuation', 'Three Sales to Compare'],
    subHeadlines: [
      'A two page report within a day.',
      'By people who walk these streets.',
      'No calls unless you ask for one.',
    ],
  },
  {
    niche: 'Real Estate',
    category: 'Buyers',
    name: 'New Listings First',
    adType: 'landing_page',
    callToAction: 'LEARN_MORE',
    adText: [
      'The good ones are gone by the weekend. Get new homes on the day they are listed, with pictures, plans and honest notes.',
      'Tell us three things: rooms, streets, price. We send only what fits, and some of it before it is public.',
      'Tired of refreshing pages? Let the listings come to you. Free, and you leave the list with one click.',
    ],
    headlines: ['New Homes Before Others', 'Listings on the First Day', 'Only Homes That Fit'],
    subHeadlines: [
      'Some of them before they are public.',
      'Rooms, streets, price: we do the rest.',
      'Leave the list with one click.',
    ],
  },
  {
    niche: 'Auto Repair',
    category: 'Service',
    name: 'Oil Change Special',
    adType: 'leadform',
    callToAction: 'GET_OFFER',
    adText: [
      'Oil change, filter and a twenty point check for $39. In and out in forty minutes, with coffee and a seat that does not wobble.',
      'Your car talks to you. That light is its way of asking for oil. $39, no appointment on Wednesdays.',
      'We show you what we find, on a screen, before we touch it. Start with an honest oil change for $39.',
    ],
    headlines: ['Oil Change for $39', 'In and Out in Forty Minutes', 'With a Twenty Point Check'],
    subHeadlines: [
      'Filter included, most cars and vans.',
      'No appointment on Wednesdays.',
      'You see everything on a screen first.',
    ],
  },
  {
    niche: 'Auto Repair',
    category: 'Safety',
    name: 'Free Brake Check',
    adType: 'leadform',
    callToAction: 'BOOK_NOW',
    adText: [
      'Squeaking, pulling, shaking? Brakes warn you before they fail. We check all four wheels for free and tell you how long they last.',
      'Winter roads ask a lot of brakes. Ten minutes and no charge: we measure, you get the numbers on paper.',
      'If your pads are fine, we say so. If not, you get a price that holds for thirty days. The check is free.',
    ],
    headlines: ['Free Brake Check', 'Ready for Winter Roads?', 'Ten Minutes, No Charge'],
    subHeadlines: [
      'All four wheels, numbers on paper.',
      'A price that holds for thirty days.',
      'While you wait, no appointment.',
    ],
  },
];
