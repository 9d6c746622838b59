/** A failure whose text is written for the user. */
export class ReportedProblem extends Error {
  override readonly name = 'ReportedProblem';
}
