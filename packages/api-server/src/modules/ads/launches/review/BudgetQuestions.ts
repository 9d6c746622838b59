/** Why a budget needs a second confirmation; null where it needs none. */
export type BudgetQuestions = {
  /** It is unusual for its ad account. */
  readonly unusualBudget: string | null;
  /** It is above the client's monthly limit, or can't be compared with it. */
  readonly overLimit: string | null;
};

/** The questions about an ordinary budget: none. */
export const noBudgetQuestions: BudgetQuestions = { unusualBudget: null, overLimit: null };
