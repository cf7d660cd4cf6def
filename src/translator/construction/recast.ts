import { withFittingWords } from '#translator/construction/fittingClause.ts'
import { withAskedAmount, withFloatingAll } from '#translator/construction/recastAll.ts'
import { withFreeChoice } from '#translator/construction/recastAny.ts'
import { withTimeSince } from '#translator/construction/recastDuration.ts'
import { withFear, withOthersLonging, withOwnFeeling } from '#translator/construction/recastFeeling.ts'
import { withBecoming, withPlannedFuture } from '#translator/construction/recastFuture.ts'
import { withGeneralYou } from '#translator/construction/recastGeneral.ts'
import { withKeeping, withRefusal } from '#translator/construction/recastLeave.ts'
import {
  withDegree,
  withLessThan,
  withNeverWord,
  withOwnMaking,
  withoutYet,
  withSuitedManner,
} from '#translator/construction/recastManner.ts'
import { withAskedThing, withInability, withRarely } from '#translator/construction/recastNegation.ts'
import { withoutOwnPossessors } from '#translator/construction/recastOwner.ts'
import { withoutAnybody, withWhole } from '#translator/construction/recastPeople.ts'
import { withAge, withCountedThere, withPossibility } from '#translator/construction/recastPhrase.ts'
import { withHolding, withNamedFirst, withSharedPlace } from '#translator/construction/recastPronoun.ts'
import { withQuestionWords } from '#translator/construction/recastQuestion.ts'
import { withSharedRelative } from '#translator/construction/recastRelative.ts'
import { withReminding } from '#translator/construction/recastReminding.ts'
import { withoutSelf } from '#translator/construction/recastSelf.ts'
import {
  withAskedPlace,
  withBothOfThem,
  withNamedSubject,
  withNationality,
  withWantedThing,
} from '#translator/construction/recastSubject.ts'
import {
  withDying,
  withHeldPosture,
  withLasting,
  withLiteracy,
  withOwnGoing,
  withResemblance,
  withTimedPerson,
} from '#translator/construction/recastVerb.ts'
import { withActiveVoice } from '#translator/construction/recastVoice.ts'
import { refuseYouAsMine, withSaidOwner } from '#translator/construction/recastYou.ts'
import type { RuleId } from '#translator/explanation/rule.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { withShownFeeling } from '#translator/korean/linkedAdjective.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'

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
