import { type ReactNode, useRef, useState } from 'react'
import type { MatchState } from '#match/matchContract.ts'
import { Board } from '#match/web/Board.tsx'
import { Clock } from '#match/web/Clock.tsx'
import { questionCopy } from '#match/web/copy.ts'
import { EndingOffers } from '#match/web/EndingOffers.tsx'
import { Explanation } from '#match/web/Explanation.tsx'
import { KeyHint } from '#match/web/KeyHint.tsx'
import { ListeningPlayer, type PlayerHandle } from '#match/web/ListeningPlayer.tsx'
import { MatchTools } from '#match/web/MatchTools.tsx'
import { Options } from '#match/web/Options.tsx'
import { PromptText } from '#match/web/PromptText.tsx'
import { usePreference } from '#match/web/preferences.ts'
import { QuestionHead } from '#match/web/QuestionHead.tsx'
import styles from '#match/web/QuestionScreen.module.css'
import { ResignButton } from '#match/web/ResignButton.tsx'
import { useAnswer } from '#match/web/useAnswer.ts'
import type { MatchControl } from '#match/web/useMatch.ts'
import { useShortcuts } from '#match/web/useShortcuts.ts'
import { useVerdictSound } from '#match/web/useVerdictSound.ts'

interface QuestionScreenProps {
  match: MatchControl
  state: MatchState
  /** What is to be kept in mind while it is played. */
  note?: ReactNode
}

/** An open question, or one that has just closed. */
export function QuestionScreen({ match, state, note }: QuestionScreenProps) {
  const { question, feedback } = state
  const answer = useAnswer(match, state)
  const [sound, setSound] = usePreference('sound')
  const [singleKeys] = usePreference('singleKeys')
  const [helps, setHelps] = useState(false)
  const player = useRef<PlayerHandle>(null)

  useVerdictSound(state)
  useShortcuts({
    onOption: (index) => answer.choose(question?.options[index]?.id ?? ''),
    onMute: () => setSound(!sound),
    onReplay: () => player.current?.play(),
    onHelp: () => setHelps(true),
  })

  if (!question) return null
  const { number, audio_url } = question
  const judged = feedback !== null || state.your_answer !== null
  const right = question.options.find(({ id }) => id === feedback?.correct_option_id)
  return (
    <div className={styles.match}>
      <Board
        state={state}
        clock={<Clock question={question} stopped={feedback !== null} serverNow={match.serverNow} />}
      />
      <main id="main" className={styles.ring}>
        <QuestionHead key={number} state={state} serverNow={match.serverNow}>
          {note}
        </QuestionHead>
        <PromptText
          question={question.question}
          options={question.options.map(({ text }) => text)}
          answer={right?.text}
        />
        {audio_url && <ListeningPlayer key={audio_url} ref={player} url={audio_url} />}
        <Options question={question} state={state} answer={answer} />
        <section className={styles.news} aria-label={questionCopy.news} tabIndex={feedback ? 0 : undefined}>
          {singleKeys && !judged && <KeyHint />}
          <Explanation state={state} />
          <EndingOffers match={match} state={state} />
        </section>
        <MatchTools helps={helps} onHelp={setHelps}>
          <ResignButton match={match} state={state} />
        </MatchTools>
      </main>
    </div>
  )
}
