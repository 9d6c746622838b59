/**
 * Abbreviations that texts of ads may contain although they are in capitals: trades, places, titles, units. Those
 * that are also words (IT, SAT) are left out: they may be shouted.
 */
export const abbreviations: ReadonlySet<string> = new Set(
  (
    'AC AI AM AR ATV ATM BBQ BJJ BMI CBD CBT CEO CFO CPA CPR CRM CT CTO DC DIY DJ DNA DUI DWI EFT EMS ENT ER ESL EU ' +
    'EV EVs FAQ FAQs FDA FHA GED GPS HD HOA HR HVAC ICU ID IPA IRA IRS IV IVF LA LASIK LCD LED LLC MBA MD MMA MRI ' +
    'NYC OLED PC PDF PM PRP PT PVC QR RN ROI RV RVs SEO SUV SUVs TMJ TV TVs UAE UHD UK UPVC US USA USB USDA UV ' +
    'VA VAT VR WC XL XXL'
  ).split(' '),
);
