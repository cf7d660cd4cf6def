import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { questionCopy } from '#match/web/copy.ts'
import { ListeningPlayer, type PlayerHandle } from '#match/web/ListeningPlayer.tsx'
import { MatchTools } from '#match/web/MatchTools.tsx'
import { OptionList, type OptionLook } from '#match/web/OptionList.tsx'
import { PromptText } from '#match/web/PromptText.tsx'
import { usePreference } from '#match/web/preferences.ts'
import ring from '#match/web/QuestionScreen.module.css'
import { KeyHint } from '#match/web/ShortcutsDialog.tsx'
import { useShortcuts } from '#match/web/useShortcuts.ts'
import { Reasons, Verdict } from '#match/web/Verdict.tsx'
import type { UntimedQuestion, UntimedState } from '#practice/practiceContract.ts'
import { untimedCopy } from '#practice/web/copy.ts'
import styles from '#practice/web/UntimedQuestionScreen.module.css'
import type { Untimed } from '#practice/web/useUntimed.ts'
import { SkillTile } from '#rating/web/SkillTile.tsx'

/** A question without a clock, and its explanation. */
export function UntimedQuestionScreen({ untimed, state }: { untimed: Untimed; state: UntimedState }) {
  const { question } = state
  const [sound, setSound] = usePreference('sound')
  const [helps, setHelps] = useState(false)
  const player = useRef<PlayerHandle>(null)
  const mayGoOn = question === null || state.your_answer !== null

  useShortcuts({
    onOption: (index) => untimed.choose(question?.options[index]?.id ?? ''),
    onEnter: () => mayGoOn && untimed.next(),
    onMute: () => setSound(!sound),
    onReplay: () => player.current?.play(),
    onHelp: () => setHelps(true),
  })

  return (
    <main id="main" className={`${ring.ring} ${styles.screen}`}>
      <Head key={question?.number} state={state} />
      {question ? (
        <AskedQuestion untimed={untimed} state={state} question={question} player={player} />
      ) : (
        <h1 className={styles.gone}>{untimedCopy.gone}</h1>
      )}
      <div className={styles.next}>
        {mayGoOn && (
          <Button variant="primary" size="large" onClick={untimed.next}>
            {untimedCopy.next}
          </Button>
        )}
      </div>
      <MatchTools helps={helps} onHelp={setHelps}>
        <Button variant="quiet" onClick={untimed.end}>
          {untimedCopy.end}
        </Button>
      </MatchTools>
    </main>
  )
}

/** The number of the question and the score so far; takes the focus when a question appears. */
function Head({ state }: { state: UntimedState }) {
  const head = useRef<HTMLDivElement>(null)

  useEffect(() => head.current?.focus({ preventScroll: true }), [])

  return (
    <div ref={head} tabIndex={-1} className={styles.head}>
      <SkillTile skill={state.skill_type} small />
      <p>
        <strong>{untimedCopy.heading(state.skill_type)}</strong>
        {state.question && <span>{untimedCopy.number(state.question.number)}</span>}
      </p>
      <p className="num">{untimedCopy.score(state.right, state.answered)}</p>
    </div>
  )
}

interface AskedQuestionProps {
  untimed: Untimed
  state: UntimedState
  question: UntimedQuestion
  player: React.RefObject<PlayerHandle | null>
}

function AskedQuestion({ untimed, state, question, player }: AskedQuestionProps) {
  const [singleKeys] = usePreference('singleKeys')
  const { feedback, your_answer: own } = state
  const right = question.options.find(({ id }) => id === feedback?.correct_option_id)
  const verdict = own ? (own.correct ? questionCopy.correct : questionCopy.incorrect) : ''
  return (
    <>
      <PromptText
        question={question.question}
        options={question.options.map(({ text }) => text)}
        answer={right?.text}
      />
      {question.audio_url && <ListeningPlayer key={question.audio_url} ref={player} url={question.audio_url} />}
      <OptionList
        options={question.options}
        lookOf={(id) => lookOf(id, state, untimed.pressedId)}
        tagsOf={(id) => tagsOf(id, state, untimed.pressedId)}
        onChoose={untimed.choose}
      />
      <section className={ring.news} aria-label={questionCopy.news} tabIndex={feedback ? 0 : undefined}>
        {singleKeys && !own && <KeyHint />}
        <Verdict text={verdict} isRight={own?.correct ?? false}>
          {feedback && <Reasons explained={feedback} chosenId={own?.option_id} />}
        </Verdict>
      </section>
    </>
  )
}

function lookOf(id: string, { your_answer: own, feedback }: UntimedState, pressedId: string | undefined): OptionLook {
  if (feedback) {
    if (id === feedback.correct_option_id) return 'right'
    return id === own?.option_id ? 'wrong' : 'dim'
  }
  if (id === pressedId) return 'pressed'
  return pressedId === undefined ? 'open' : 'dim'
}

function tagsOf(id: string, { your_answer: own }: UntimedState, pressedId: string | undefined): string[] {
  if (id === pressedId) return [questionCopy.sent]
  return id === own?.option_id ? [questionCopy.yours] : []
}
