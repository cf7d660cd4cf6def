import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#design/web/Button.tsx'
import { usePreference } from '#design/web/preferences.ts'
import { useShortcuts } from '#design/web/useShortcuts.ts'
import type { Explained, ShownQuestion } from '#match/matchContract.ts'
import { questionCopy } from '#match/web/copy.ts'
import { ListeningPlayer, type PlayerHandle } from '#match/web/ListeningPlayer.tsx'
import { MatchTools } from '#match/web/MatchTools.tsx'
import { OptionList } from '#match/web/OptionList.tsx'
import { optionLook } from '#match/web/optionLook.ts'
import { PromptText } from '#match/web/PromptText.tsx'
import ring from '#match/web/QuestionScreen.module.css'
import { Reasons } from '#match/web/Reasons.tsx'
import { KeyHint } from '#match/web/ShortcutsDialog.tsx'
import styles from '#match/web/SoloQuestionScreen.module.css'
import type { Answer } from '#match/web/useAnswer.ts'
import { Verdict } from '#match/web/Verdict.tsx'

interface SoloState {
  /** Null if there is none to show. */
  question: (ShownQuestion & { number: number }) | null
  your_answer: { option_id: string; correct: boolean } | null
  /** Set once the question has closed. */
  feedback: Explained | null
}

interface SoloQuestionScreenProps {
  state: SoloState
  answer: Pick<Answer, 'pressedId' | 'isOpen' | 'isUnsent'> & { choose: (optionId: string) => void }
  /** What stands above the question. It takes the focus when a question opens. */
  head: ReactNode
  headStyle: string | undefined
  /** What stands in the question's place if there is none. */
  missing?: ReactNode
  next: { label: string; busy?: boolean; goOn: () => void }
  /** The ways out, beside the tools. */
  exit: ReactNode
}

/** A question for one player alone. Its verdict and reasons stay until the player goes on. */
export function SoloQuestionScreen({ state, answer, head, headStyle, missing, next, exit }: SoloQuestionScreenProps) {
  const { question, feedback } = state
  const [sound, setSound] = usePreference('sound')
  const [helps, setHelps] = useState(false)
  const player = useRef<PlayerHandle>(null)
  const mayGoOn = question === null || feedback !== null

  useShortcuts({
    onOption: (index) => answer.choose(question?.options[index]?.id ?? ''),
    onEnter: () => mayGoOn && next.goOn(),
    onMute: () => setSound(!sound),
    onReplay: () => player.current?.play(),
    onHelp: () => setHelps(true),
  })

  return (
    <main id="main" className={`${ring.ring} ${styles.screen}`}>
      <Head key={question?.number} className={headStyle}>
        {head}
      </Head>
      {question ? <Asked question={question} state={state} answer={answer} player={player} /> : missing}
      <div className={ring.next}>
        {mayGoOn && (
          <Button variant="primary" size="large" busy={next.busy ?? false} onClick={next.goOn}>
            {next.label}
          </Button>
        )}
      </div>
      <MatchTools helps={helps} onHelp={setHelps}>
        {exit}
      </MatchTools>
    </main>
  )
}

function Head({ className, children }: { className: string | undefined; children: ReactNode }) {
  const head = useRef<HTMLDivElement>(null)

  useEffect(() => head.current?.focus({ preventScroll: true }), [])

  return (
    <div ref={head} tabIndex={-1} className={className}>
      {children}
    </div>
  )
}

interface AskedProps extends Pick<SoloQuestionScreenProps, 'state' | 'answer'> {
  question: ShownQuestion
  player: RefObject<PlayerHandle | null>
}

function Asked({ question, state, answer, player }: AskedProps) {
  const [singleKeys] = usePreference('singleKeys')
  const { feedback, your_answer: own } = state
  const right = question.options.find(({ id }) => id === feedback?.correct_option_id)
  return (
    <>
      <PromptText
        question={question.question}
        scene={question.scene}
        options={question.options.map(({ text }) => text)}
        answer={right?.text}
      />
      {question.audio_url && <ListeningPlayer key={question.audio_url} ref={player} url={question.audio_url} />}
      <OptionList
        options={question.options}
        lookOf={(id) => optionLook(id, state, answer)}
        tagsOf={(id) => tagsOf(id, state, answer)}
        onChoose={answer.choose}
      />
      <section className={ring.news} aria-label={questionCopy.news} tabIndex={feedback ? 0 : undefined}>
        {singleKeys && !feedback && <KeyHint />}
        <Verdict text={verdictOf(state)} isRight={own?.correct ?? false} answer={right?.text}>
          {feedback && <Reasons explained={feedback} chosenId={own?.option_id} options={question.options} />}
        </Verdict>
      </section>
    </>
  )
}

function tagsOf(
  id: string,
  { your_answer: own }: SoloState,
  { pressedId, isUnsent }: Pick<Answer, 'pressedId' | 'isUnsent'>,
): string[] {
  if (id === pressedId) return [isUnsent ? questionCopy.unsent : questionCopy.sent]
  return id === own?.option_id ? [questionCopy.yours] : []
}

function verdictOf({ feedback, your_answer: own }: SoloState): string {
  if (own) return own.correct ? questionCopy.correct : questionCopy.incorrect
  return feedback ? questionCopy.timeUp : ''
}
