/** Characters of a word or phrase that a learner keeps, and of its meaning. */
export const LONGEST_KOREAN = 100
export const LONGEST_ENGLISH = 300
