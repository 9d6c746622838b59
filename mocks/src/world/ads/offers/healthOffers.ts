import type { Offer } from './Offer';

/** Dental, chiropractic and medical spa. */
export const healthOffers: readonly Offer[] = [
  {
    niche: 'Dental',
    category: 'New Patients',
    name: 'New Patient Exam',
    adType: 'leadform',
    callToAction: 'BOOK_NOW',
    adText: [
      'New to town, or just overdue? Your first visit is $79 and covers a full exam, digital pictures and a gentle cleaning. Most visits take under an hour.',
      'When was your last dental checkup? Get an exam, a cleaning and a clear plan for $79. No lectures, no surprises on the bill.',
      'We kept forty appointments free for new patients this month. Exam, cleaning and pictures for $79, with evening hours on Tuesdays and Thursdays.',
    ],
    headlines: ['New Patient Visit for $79', 'Exam, Cleaning and Pictures', 'A Gentle Dentist Near You'],
    subHeadlines: [
      'Evening appointments, most insurance accepted.',
      'Your plan and its price before anything starts.',
      'Forty new patient visits this month.',
    ],
  },
  {
    niche: 'Dental',
    category: 'Cosmetic',
    name: 'Teeth Whitening',
    adType: 'leadform',
    callToAction: 'GET_OFFER',
    adText: [
      'Up to six shades brighter in one visit. Whitening is $100 off this month, and sensitive teeth are welcome: we test before we start.',
      'A wedding, an interview, or simply Monday: a brighter smile takes one hour. Claim $100 off in-office whitening while it lasts.',
      'Coffee did that. We can undo it. One hour in the chair, $100 off, and a take-home kit that keeps the result for months.',
    ],
    headlines: ['Whitening, $100 Off', 'A Brighter Smile in an Hour', 'Six Shades Brighter'],
    subHeadlines: [
      'In-office whitening with a take-home kit.',
      'Made for sensitive teeth, tested before we start.',
      'Offer ends with the month.',
    ],
  },
  {
    niche: 'Chiropractic',
    category: 'First Visit',
    name: 'First Visit Special',
    adType: 'leadform',
    callToAction: 'BOOK_NOW',
    adText: [
      'Back pain that comes back every week has a cause. Your first visit is $49: a talk, a full check and your first adjustment.',
      'You should not have to plan your day around your back. For $49 we find out what is wrong and tell you honestly whether we can help.',
      'Stiff neck, sore shoulders, short nights? Start with a $49 visit. You leave with a written plan, not with a contract.',
    ],
    headlines: ['First Visit for $49', 'Find the Cause of the Pain', 'Check and First Adjustment'],
    subHeadlines: [
      'A written plan and no contract.',
      'Same-week appointments, early and late.',
      'We tell you honestly whether we can help.',
    ],
  },
  {
    niche: 'Chiropractic',
    category: 'Office Workers',
    name: 'Desk Neck Check',
    adType: 'messenger',
    callToAction: 'CONTACT_US',
    adText: [
      'Eight hours at a screen leave marks. Our desk neck check takes twenty minutes and shows you three exercises that help at once.',
      'If you turn your chair instead of your head, it is time. Send us a message and we find a free slot before or after work.',
      'Headaches after lunch are often a neck that gave up. Let us look at it, twenty minutes, close to your office.',
    ],
    headlines: ['Desk Neck? Let Us Look', 'Twenty Minutes for Your Neck', 'Help for Office Shoulders'],
    subHeadlines: [
      'Before work, at lunch or after work.',
      'Three exercises that help at once.',
      'Send a message, get a time today.',
    ],
  },
  {
    niche: 'Med Spa',
    category: 'Skin',
    name: 'Glow Facial',
    adType: 'leadform',
    callToAction: 'BOOK_NOW',
    adText: [
      'Tired skin after a long summer? The glow facial cleans, smooths and hydrates in forty minutes. New guests pay $99 instead of $149.',
      'No needles, no downtime, back at your desk the same day. Try our glow facial for $99 and see the difference in the mirror.',
      'Your skin remembers every late night. Give it forty quiet minutes with a licensed specialist, for $99 this month.',
    ],
    headlines: ['Glow Facial for $99', 'Fresh Skin in Forty Minutes', 'Back at Your Desk the Same Day'],
    subHeadlines: [
      'For new guests, by licensed specialists.',
      'No needles and no downtime.',
      'Free skin talk with every first visit.',
    ],
  },
  {
    niche: 'Med Spa',
    category: 'Laser',
    name: 'Laser Hair Removal',
    adType: 'landing_page',
    callToAction: 'LEARN_MORE',
    adText: [
      'Put the razor away for good. Six laser sessions for the price of four, for every skin tone, with a free patch test first.',
      'Winter is the right time to start: six sessions, and you are ready for spring. Buy four now and get two more from us.',
      'How many hours a year do you spend shaving? Get them back. Ask for our free patch test and a price for your plan.',
    ],
    headlines: ['Six Sessions, Pay for Four', 'Put the Razor Away', 'Ready by Spring'],
    subHeadlines: [
      'For every skin tone, patch test included.',
      'Start now and be ready by spring.',
      'Clear prices, no membership.',
    ],
  },
];
