import { ACTIVE_VOICE } from '#translator/construction/activeVoice.ts'
import { ADVICE } from '#translator/construction/advice.ts'
import { AFFORDING } from '#translator/construction/affording.ts'
import { AFTERWARDS } from '#translator/construction/afterwards.ts'
import { AGE } from '#translator/construction/age.ts'
import { ASKED_ADVICE } from '#translator/construction/askedAdvice.ts'
import { ASKED_AMOUNT } from '#translator/construction/askedAmount.ts'
import { ASKED_CERTAINTY } from '#translator/construction/askedCertainty.ts'
import { ASKED_CHANCE } from '#translator/construction/askedChance.ts'
import { ASKED_DEGREE } from '#translator/construction/askedDegree.ts'
import { ASKED_DOER } from '#translator/construction/askedDoer.ts'
import { ASKED_DURATION } from '#translator/construction/askedDuration.ts'
import { ASKED_FAVOR } from '#translator/construction/askedFavor.ts'
import { ASKED_LEAVE } from '#translator/construction/askedLeave.ts'
import { ASKED_OPINION } from '#translator/construction/askedOpinion.ts'
import { ASKED_PERSON } from '#translator/construction/askedPerson.ts'
import { ASKED_PLACE } from '#translator/construction/askedPlace.ts'
import { ASKED_REASON } from '#translator/construction/askedReason.ts'
import { ASKED_RECEIVING } from '#translator/construction/askedReceiving.ts'
import { ASKED_STEP } from '#translator/construction/askedStep.ts'
import { ASKED_THING } from '#translator/construction/askedThing.ts'
import { ASKED_WAY } from '#translator/construction/askedWay.ts'
import { ASKED_YET } from '#translator/construction/askedYet.ts'
import { ATTENTIVELY } from '#translator/construction/attentively.ts'
import { BACKSHIFT } from '#translator/construction/backshift.ts'
import { BECOMING } from '#translator/construction/becoming.ts'
import { BEGINNING } from '#translator/construction/beginning.ts'
import { BENEFIT } from '#translator/construction/benefit.ts'
import { BOTH_OF_THEM } from '#translator/construction/bothOfThem.ts'
import { FITTING_BODY } from '#translator/construction/check/fittingBody.ts'
import { FITTING_COMPLEMENT } from '#translator/construction/check/fittingComplement.ts'
import { FITTING_MEAL } from '#translator/construction/check/fittingMeal.ts'
import { FITTING_OBJECT } from '#translator/construction/check/fittingObject.ts'
import { FITTING_SUBJECT } from '#translator/construction/check/fittingSubject.ts'
import { YOU_AS_MINE } from '#translator/construction/check/youAsMine.ts'
import { CHILDHOOD } from '#translator/construction/childhood.ts'
import { CLEFT } from '#translator/construction/cleft.ts'
import { CONDITIONAL_COULD } from '#translator/construction/conditionalCould.ts'
import { CONSTANT_HABIT } from '#translator/construction/constantHabit.ts'
import type {
  Check,
  ClauseStage,
  Construction,
  Constructions,
  PhraseConstruction,
  PhraseStage,
} from '#translator/construction/construction.ts'
import { CONTRAST } from '#translator/construction/contrast.ts'
import { COUNTED_THERE } from '#translator/construction/countedThere.ts'
import { DATE_OF } from '#translator/construction/dateOf.ts'
import { DENIED_DEGREE } from '#translator/construction/deniedDegree.ts'
import { DENIED_PART } from '#translator/construction/deniedPart.ts'
import { DENIED_WORD } from '#translator/construction/deniedWord.ts'
import { DOUBLED_DEGREE } from '#translator/construction/doubledDegree.ts'
import { DROPPED_OWNER } from '#translator/construction/droppedOwner.ts'
import { DYING } from '#translator/construction/dying.ts'
import { EAGERNESS } from '#translator/construction/eagerness.ts'
import { EFFORT } from '#translator/construction/effort.ts'
import { ENOUGH } from '#translator/construction/enough.ts'
import { EVEN_OBJECT } from '#translator/construction/evenObject.ts'
import { EVERY_MEMBER } from '#translator/construction/everyMember.ts'
import { EVERYTHING } from '#translator/construction/everything.ts'
import { EXPECTATION } from '#translator/construction/expectation.ts'
import { FAVOR } from '#translator/construction/favor.ts'
import { FEAR } from '#translator/construction/fear.ts'
import { FLOATING_ALL } from '#translator/construction/floatingAll.ts'
import { FORMER_TIME } from '#translator/construction/formerTime.ts'
import { FREE_CHOICE } from '#translator/construction/freeChoice.ts'
import { FUTURE_COURSE } from '#translator/construction/futureCourse.ts'
import { FUTURE_INSIDE } from '#translator/construction/futureInside.ts'
import { GENERAL_YOU } from '#translator/construction/generalYou.ts'
import { GENERIC_THEY } from '#translator/construction/genericThey.ts'
import { GIFT } from '#translator/construction/gift.ts'
import { GOING_TO } from '#translator/construction/goingTo.ts'
import { GROWING_DEGREE } from '#translator/construction/growingDegree.ts'
import { HALTING } from '#translator/construction/halting.ts'
import { HELD_POSTURE } from '#translator/construction/heldPosture.ts'
import { HINDRANCE } from '#translator/construction/hindrance.ts'
import { HOLDING } from '#translator/construction/holding.ts'
import { INABILITY } from '#translator/construction/inability.ts'
import { INTERRUPTION } from '#translator/construction/interruption.ts'
import { JUST_FOR } from '#translator/construction/justFor.ts'
import { KEEPING } from '#translator/construction/keeping.ts'
import { LASTING } from '#translator/construction/lasting.ts'
import { LATER_THAN } from '#translator/construction/laterThan.ts'
import { LESS_THAN } from '#translator/construction/lessThan.ts'
import { LIKED_MORE } from '#translator/construction/likedMore.ts'
import { LISTENER_REMARK } from '#translator/construction/listenerRemark.ts'
import { LITERACY } from '#translator/construction/literacy.ts'
import { MADE_STATE } from '#translator/construction/madeState.ts'
import { MAKING_SURE } from '#translator/construction/makingSure.ts'
import { MERELY } from '#translator/construction/merely.ts'
import { MESSAGE } from '#translator/construction/message.ts'
import { MINDING } from '#translator/construction/minding.ts'
import { MISTAKEN_THOUGHT } from '#translator/construction/mistakenThought.ts'
import { MOVING_HOUSE } from '#translator/construction/movingHouse.ts'
import { NAMED_DAY } from '#translator/construction/namedDay.ts'
import { NAMED_FIRST } from '#translator/construction/namedFirst.ts'
import { NAMED_OWNER } from '#translator/construction/namedOwner.ts'
import { NAMED_SUBJECT } from '#translator/construction/namedSubject.ts'
import { NATIONALITY } from '#translator/construction/nationality.ts'
import { NEEDED_PURPOSE } from '#translator/construction/neededPurpose.ts'
import { NEGATIVE_WORD } from '#translator/construction/negativeWord.ts'
import { NEVER_BEFORE } from '#translator/construction/neverBefore.ts'
import { NEVER_WORD } from '#translator/construction/neverWord.ts'
import { NO_DOER } from '#translator/construction/noDoer.ts'
import { OFFER } from '#translator/construction/offer.ts'
import { ONLY_FOCUS } from '#translator/construction/onlyFocus.ts'
import { OTHERS_LONGING } from '#translator/construction/othersLonging.ts'
import { OWN_COULD } from '#translator/construction/ownCould.ts'
import { OWN_FEELING } from '#translator/construction/ownFeeling.ts'
import { OWN_GOING } from '#translator/construction/ownGoing.ts'
import { OWN_MAKING } from '#translator/construction/ownMaking.ts'
import { PAST_HABIT } from '#translator/construction/pastHabit.ts'
import { PLANNED_FUTURE } from '#translator/construction/plannedFuture.ts'
import { PLANNED_PAST } from '#translator/construction/plannedPast.ts'
import { POLITE_WISH } from '#translator/construction/politeWish.ts'
import { PRESUMED_STATE } from '#translator/construction/presumedState.ts'
import { RARELY } from '#translator/construction/rarely.ts'
import { RECOMMENDATION } from '#translator/construction/recommendation.ts'
import { REFLEXIVE } from '#translator/construction/reflexive.ts'
import { REFUSAL } from '#translator/construction/refusal.ts'
import { REFUSING_NOW } from '#translator/construction/refusingNow.ts'
import { REMINDER } from '#translator/construction/reminder.ts'
import { REMINDING } from '#translator/construction/reminding.ts'
import { REPEATED_OBJECT } from '#translator/construction/repeatedObject.ts'
import { REPEATED_SUBJECT } from '#translator/construction/repeatedSubject.ts'
import { REPORTED_ABILITY } from '#translator/construction/reportedAbility.ts'
import { REPORTED_OWNER } from '#translator/construction/reportedOwner.ts'
import { REPORTED_WISH } from '#translator/construction/reportedWish.ts'
import { RESEMBLANCE } from '#translator/construction/resemblance.ts'
import { RESULTING_STRETCH } from '#translator/construction/resultingStretch.ts'
import { SELF_OWNER } from '#translator/construction/selfOwner.ts'
import { SERVED_SPEAKER } from '#translator/construction/servedSpeaker.ts'
import { SHARED_PLACE } from '#translator/construction/sharedPlace.ts'
import { SHARED_RELATIVE } from '#translator/construction/sharedRelative.ts'
import { SHOWN_FEELING } from '#translator/construction/shownFeeling.ts'
import { SLIPPING } from '#translator/construction/slipping.ts'
import { stepOrder } from '#translator/construction/stepOrder.ts'
import { SUCH_DEGREE } from '#translator/construction/suchDegree.ts'
import { SUPPOSED } from '#translator/construction/supposed.ts'
import { TAGGED_NOUN } from '#translator/construction/taggedNoun.ts'
import { THINGS_BEFORE } from '#translator/construction/thingsBefore.ts'
import { THOUGHT } from '#translator/construction/thought.ts'
import { TIMED_PERSON } from '#translator/construction/timedPerson.ts'
import { TIME_SINCE } from '#translator/construction/timeSince.ts'
import { TIME_SPENT } from '#translator/construction/timeSpent.ts'
import { TOLD_SPEAKER } from '#translator/construction/toldSpeaker.ts'
import { UNDERSTOOD_LISTENER } from '#translator/construction/understoodListener.ts'
import { UNKNOWN_WAY } from '#translator/construction/unknownWay.ts'
import { UNSAID_THING } from '#translator/construction/unsaidThing.ts'
import { UNSURE } from '#translator/construction/unsure.ts'
import { WANTED_THING } from '#translator/construction/wantedThing.ts'
import { WISH } from '#translator/construction/wish.ts'
import { WITHHELD } from '#translator/construction/withheld.ts'
import { WRONG_THING } from '#translator/construction/wrongThing.ts'

/** Every construction of a clause with the checks, by stage. Within a stage this is the order of those that name no other. */
export const CONSTRUCTION_LIST: readonly (Construction | Check)[] = [
  // tag
  TAGGED_NOUN,
  // question
  INTERRUPTION,
  RECOMMENDATION,
  OFFER,
  UNSURE,
  ASKED_CERTAINTY,
  UNKNOWN_WAY,
  ASKED_RECEIVING,
  REFUSING_NOW,

  // thought
  THOUGHT,
  MISTAKEN_THOUGHT,
  WITHHELD,
  WISH,
  LISTENER_REMARK,
  PAST_HABIT,
  PRESUMED_STATE,

  // command
  ADVICE,
  ASKED_ADVICE,
  ASKED_STEP,
  EXPECTATION,
  ENOUGH,
  MAKING_SURE,
  EFFORT,
  ASKED_LEAVE,
  MESSAGE,
  ASKED_FAVOR,
  DENIED_PART,

  // time
  CHILDHOOD,

  // clause
  AFTERWARDS,
  REFLEXIVE,
  FITTING_SUBJECT,
  FITTING_OBJECT,
  FITTING_MEAL,
  FITTING_BODY,
  FITTING_COMPLEMENT,
  ASKED_PERSON,
  ASKED_CHANCE,
  ASKED_REASON,
  GENERAL_YOU,
  BOTH_OF_THEM,
  GENERIC_THEY,
  EVERYTHING,
  NATIONALITY,
  ASKED_PLACE,
  WANTED_THING,
  NAMED_SUBJECT,
  OWN_COULD,
  CONDITIONAL_COULD,
  ACTIVE_VOICE,
  BENEFIT,
  HINDRANCE,
  MADE_STATE,
  RARELY,
  AGE,
  DATE_OF,
  COUNTED_THERE,
  TIME_SINCE,
  TIME_SPENT,
  ASKED_DOER,
  ASKED_DURATION,
  RESULTING_STRETCH,
  LASTING,
  UNDERSTOOD_LISTENER,
  NAMED_OWNER,
  YOU_AS_MINE,
  NAMED_FIRST,
  REPEATED_OBJECT,
  THINGS_BEFORE,
  SHARED_PLACE,
  HOLDING,
  EVERY_MEMBER,
  FLOATING_ALL,
  ASKED_AMOUNT,
  LESS_THAN,
  OWN_MAKING,
  WRONG_THING,
  FREE_CHOICE,
  BECOMING,
  MOVING_HOUSE,
  PLANNED_FUTURE,
  CONSTANT_HABIT,
  JUST_FOR,
  FUTURE_COURSE,
  FEAR,
  OWN_FEELING,
  TIMED_PERSON,
  HELD_POSTURE,
  OWN_GOING,
  ASKED_THING,
  ASKED_OPINION,
  FORMER_TIME,
  INABILITY,
  RESEMBLANCE,
  REMINDING,
  DROPPED_OWNER,
  SELF_OWNER,
  ASKED_WAY,
  ASKED_YET,
  DENIED_DEGREE,
  ASKED_DEGREE,
  GROWING_DEGREE,
  SUCH_DEGREE,
  LIKED_MORE,
  SHOWN_FEELING,
  ATTENTIVELY,
  MERELY,
  NEVER_BEFORE,
  NEVER_WORD,
  KEEPING,
  REFUSAL,
  DYING,
  OTHERS_LONGING,
  LITERACY,
  SHARED_RELATIVE,
  CLEFT,
  CONTRAST,
  NAMED_DAY,

  // inside
  FUTURE_INSIDE,

  // negation
  NO_DOER,
  NEGATIVE_WORD,

  // request
  REMINDER,
  FAVOR,
  SERVED_SPEAKER,
  GIFT,
  TOLD_SPEAKER,
]

/** Every construction of a phrase, by stage. */
export const PHRASE_CONSTRUCTION_LIST: readonly PhraseConstruction[] = [
  // phrase
  BACKSHIFT,
  REPORTED_ABILITY,
  REPEATED_SUBJECT,
  REPORTED_OWNER,
  REPORTED_WISH,
  DENIED_WORD,
  LATER_THAN,
  EVEN_OBJECT,
  ONLY_FOCUS,
  UNSAID_THING,
  DOUBLED_DEGREE,

  // auxiliary
  BEGINNING,
  HALTING,
  SLIPPING,
  AFFORDING,
  MINDING,
  EAGERNESS,
  POLITE_WISH,
  PLANNED_PAST,
  SUPPOSED,
  GOING_TO,
  NEEDED_PURPOSE,
]

/** The constructions by stage, in the order in which they run. Throws if a list contradicts itself. */
export function constructionsOf(
  ofClauses: readonly (Construction | Check)[],
  ofPhrases: readonly PhraseConstruction[],
): Constructions {
  const at = (stage: ClauseStage) => stepOrder(ofClauses.filter((step) => step.stage === stage))
  const atPhrase = (stage: PhraseStage) => stepOrder(ofPhrases.filter((step) => step.stage === stage))
  return {
    tag: at('tag'),
    question: at('question'),
    thought: at('thought'),
    command: at('command'),
    time: at('time'),
    clause: at('clause'),
    inside: at('inside'),
    negation: at('negation'),
    request: at('request'),
    phrase: atPhrase('phrase'),
    auxiliary: atPhrase('auxiliary'),
  }
}

export const CONSTRUCTIONS: Constructions = constructionsOf(CONSTRUCTION_LIST, PHRASE_CONSTRUCTION_LIST)
