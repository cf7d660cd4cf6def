/** Who runs this site and answers its users. */
export interface Operator {
  name: string
  /** Address for users' questions. */
  email: string
}
