/** The page where a learner's cards are reviewed. Many features lead there that may not import the review. */
export const REVIEW_PATH = '/app/review'
