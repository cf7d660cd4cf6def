/** On `player:{id}`: an opponent has been found. */
export const MATCHED_EVENT = 'matched'

export interface MatchedMessage {
  match_id: string
}
