import type { Clause } from '#translator/analysis/frame.ts'
import { withFittingWords } from '#translator/transfer/fittingClause.ts'
import { withShownFeeling } from '#translator/transfer/linkedAdjective.ts'
import { withAskedAmount, withFloatingAll } from '#translator/transfer/recastAll.ts'
import { withFreeChoice } from '#translator/transfer/recastAny.ts'
import { withTimeSince } from '#translator/transfer/recastDuration.ts'
import { withFear, withOthersLonging, withOwnFeeling } from '#translator/transfer/recastFeeling.ts'
import { withBecoming, withPlannedFuture } from '#translator/transfer/recastFuture.ts'
import { withGeneralYou } from '#translator/transfer/recastGeneral.ts'
import { withKeeping, withRefusal } from '#translator/transfer/recastLeave.ts'
import {
  withDegree,
  withLessThan,
  withNeverWord,
  withOwnMaking,
  withoutYet,
  withSuitedManner,
} from '#translator/transfer/recastManner.ts'
import { withAskedThing, withInability, withRarely } from '#translator/transfer/recastNegation.ts'
import { withoutOwnPossessors } from '#translator/transfer/recastOwner.ts'
import { withoutAnybody, withWhole } from '#translator/transfer/recastPeople.ts'
import { withAge, withCountedThere, withPossibility } from '#translator/transfer/recastPhrase.ts'
import { withHolding, withNamedFirst, withSharedPlace } from '#translator/transfer/recastPronoun.ts'
import { withQuestionWords } from '#translator/transfer/recastQuestion.ts'
import { withSharedRelative } from '#translator/transfer/recastRelative.ts'
import { withReminding } from '#translator/transfer/recastReminding.ts'
import { withoutSelf } from '#translator/transfer/recastSelf.ts'
import {
  withAskedPlace,
  withBothOfThem,
  withNamedSubject,
  withNationality,
  withWantedThing,
} from '#translator/transfer/recastSubject.ts'
import {
  withDying,
  withHeldPosture,
  withLasting,
  withLiteracy,
  withOwnGoing,
  withResemblance,
  withTimedPerson,
} from '#translator/transfer/recastVerb.ts'
import { withActiveVoice } from '#translator/transfer/recastVoice.ts'
import { refuseYouAsMine, withSaidOwner } from '#translator/transfer/recastYou.ts'
import { fire, type Rendering } from '#translator/transfer/rendering.ts'
import type { RuleId } from '#translator/transfer/rule.ts'

/** Changes a clause and, if it changed, fires the rule that explains it. */
export function recastBy(
  rendering: Rendering,
  rule: RuleId,
  change: (clause: Clause) => Clause,
  clause: Clause,
): Clause {
  const changed = change(clause)
  if (changed !== clause) fire(rendering, rule)
  return changed
}

const RECASTS: readonly ((clause: Clause, rendering: Rendering) => Clause)[] = [
  withoutSelf,
  withFittingWords,
  withQuestionWords,
  withGeneralYou,
  withBothOfThem,
  withoutAnybody,
  withWhole,
  withNationality,
  withAskedPlace,
  withWantedThing,
  withNamedSubject,
  withPossibility,
  withActiveVoice,
  withRarely,
  withAge,
  withCountedThere,
  withTimeSince,
  (clause, rendering) => recastBy(rendering, 'lasting', withLasting, clause),
  withSaidOwner,
  refuseYouAsMine,
  withNamedFirst,
  withSharedPlace,
  withHolding,
  withFloatingAll,
  withAskedAmount,
  withLessThan,
  withOwnMaking,
  withFreeChoice,
  withBecoming,
  withPlannedFuture,
  withFear,
  withOwnFeeling,
  withTimedPerson,
  withHeldPosture,
  (clause, rendering) => recastBy(rendering, 'going/own', withOwnGoing, clause),
  withAskedThing,
  withInability,
  withResemblance,
  withReminding,
  (clause, rendering) => withoutOwnPossessors(rendering, clause),
  withoutYet,
  withDegree,
  withShownFeeling,
  withSuitedManner,
  withNeverWord,
  withKeeping,
  withRefusal,
  withDying,
  withOthersLonging,
  withLiteracy,
  withSharedRelative,
]

/** The clause rearranged for the constructions that Korean expresses differently from English. */
export function recast(rendering: Rendering, clause: Clause): Clause {
  return RECASTS.reduce((said, change) => change(said, rendering), clause)
}
